import { isFunctionWord, isPreposition } from '../words/word-class.ts';
import type { TermHit } from './term.ts';
import type { TermToken } from './term-token.ts';

const NAMED_AS = new Set('called named titled entitled dubbed nicknamed word lyric'.split(' '));
const LISTED_AS = new Set('words titles lyrics'.split(' '));
const LONGEST_LIST = 14;

/** "a boat called Dawn", "the words sun, rain and fire": said, and not seen. */
export function isOnlyNamed({ field, from, to }: TermHit, tokens: readonly TermToken[]): boolean {
  if (NAMED_AS.has(tokens[from - 1]?.word ?? '')) return true;
  if (!OF_A_SCENE.test(field)) return false;
  return isInTitle(tokens, from, to) || isListed(tokens, from);
}

const OF_A_SCENE = /^(?:light\.source|place\.(?:hour|weather))/;

function isListed(tokens: readonly TermToken[], from: number): boolean {
  for (let back = from - 1; back >= Math.max(0, from - LONGEST_LIST); back--) {
    const { word = '' } = tokens[back] ?? {};
    if (LISTED_AS.has(word))
      return !tokens
        .slice(back + 1, from)
        .some(({ kind, word: one }) => kind === 'word' && isPreposition(one));
    if (/^[.!?;\n]$/.test(word)) return false;
  }
  return false;
}

/** "hums Candle in the Wind": among small letters a run of capitals is a name. */
function isInTitle(tokens: readonly TermToken[], from: number, to: number): boolean {
  const last = tokens[to - 1];
  if (!last?.isCapital || last.isShouted) return false;
  let back = from - 1;
  while (IN_TITLES.has(tokens[back]?.word ?? '')) back -= 1;
  const before = tokens[back];
  if (!before?.isCapital || before.isShouted || back === 0) return false;
  const around = tokens
    .slice(Math.max(0, back - 6), back)
    .findLast(({ kind, word }) => kind === 'word' && !isFunctionWord(word));
  return around !== undefined && !around.isCapital;
}

const IN_TITLES = new Set(['in', 'the', 'of']);
