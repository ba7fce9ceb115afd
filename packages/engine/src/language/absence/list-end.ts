import { deedAt } from '../deeds/deed-at.ts';
import { oftenDenied } from '../lists/often-denied.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { isDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

const MOST_WORDS = 4;
const MOST_ITEMS = 14;
const OPENS = wordSet('or and nor any');
/** "Anything pink". */
const WHATEVER = wordSet('anything anyone anybody');

/**
 * Where a list behind "avoid" ends. As a sentence of its own it goes on through its commas while nothing but things is
 * named; among other clauses only through what is often ruled out: of "avoid clutter, soft light" the light is wanted.
 */
export function listEnd(
  tokens: readonly Token[],
  units: readonly Unit[],
  at: number,
  isSentence: boolean,
): number {
  const first = units[at];
  if (!first) return 0;
  const items: Unit[] = [];
  let isWhole = true;
  for (let next = at + 1, before = first; ; next++) {
    const unit = units[next];
    if (!unit || unit.sentence !== first.sentence) break;
    if (before.stop !== ',' || items.length >= MOST_ITEMS || !isItem(tokens, unit)) {
      isWhole = false;
      break;
    }
    items.push(unit);
    before = unit;
  }
  let end = first.to;
  for (const unit of items) {
    if (!(isSentence && isWhole) && !isOften(tokens[unit.to - 1])) break;
    end = unit.to;
  }
  return end;
}

function isItem(tokens: readonly Token[], { from, to, labelled }: Unit): boolean {
  const begin = OPENS.has(tokens[from]?.word ?? '') ? from + 1 : from;
  const words = tokens.slice(begin, to);
  return (
    labelled === undefined &&
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(
      ({ kind, word }) =>
        (kind === 'word' || word === '-') &&
        !determiners.has(word) &&
        !prepositions.has(word) &&
        (!pronouns.has(word) || WHATEVER.has(word)) &&
        !isDoing(word),
    ) &&
    (WHATEVER.has(words[0]?.word ?? '') || deedAt(tokens, begin, to) === undefined)
  );
}

function isOften(head: Token | undefined): boolean {
  const word = head?.word ?? '';
  return oftenDenied.has(word) || (word.endsWith('s') && !word.endsWith('ss'));
}
