import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { surfaces, voices, writings } from '../words/surfaces.ts';
import { wordSet } from '../words/word-set.ts';

const MOST_IN_NAME = 4;
const MOST_BACK = 16;

/** Headings of a screenplay, and no names. */
const HEADINGS = wordSet(
  'int ext cut fade super title titles scene shot close wide insert day night later end pov cu ecu ws ms mcu montage flashback back continuous action camera',
);

/** A line of a screenplay: a name in capitals on a line of its own, how it is said in brackets, and below it the words. */
export function findCues({ text, tokens }: Context): Claim[] {
  return tokens.flatMap(({ atom }, at) => {
    if (atom?.kind !== 'quote' || !opensLine(text, tokens, at)) return [];
    const speaker = speakerAbove(text, tokens, at);
    if (!speaker) return [];
    const { from, to, inner } = atom;
    return [{ from, to, core: inner, sure: 'form', said: { kind: 'line', words: inner, speaker } }];
  });
}

function opensLine(text: string, tokens: readonly Token[], at: number): boolean {
  const between = text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from);
  return at > 0 && /^[^\n]*\n[^\n]*$/.test(between);
}

function speakerAbove(text: string, tokens: readonly Token[], at: number): Span | undefined {
  let from = at - 1;
  let isName = false;
  for (; from >= Math.max(0, at - MOST_BACK); from--) {
    const before = tokens[from - 1];
    const isFirst = !before || text.slice(before.to, tokens[from]?.from).includes('\n');
    // Brackets may have a line of their own between the name and the words.
    if (!isFirst) continue;
    isName = tokens[from]?.word !== '(';
    if (isName) break;
  }
  const said = tokens.slice(Math.max(0, from), at);
  const name = said.filter(({ kind }, place) => kind === 'word' && !isBracketed(said, place));
  const isCue =
    isName &&
    name.length > 0 &&
    name.length <= MOST_IN_NAME &&
    name.every(({ word, isShouted }) => isShouted && !isOther(word)) &&
    said.every(
      ({ kind, word }, place) => kind === 'word' || isBracketed(said, place) || "().’'".includes(word),
    );
  return isCue ? { from: said[0]?.from ?? 0, to: said.at(-1)?.to ?? 0 } : undefined;
}

function isOther(word: string): boolean {
  return HEADINGS.has(word) || surfaces.has(word) || writings.has(word) || voices.has(word);
}

function isBracketed(tokens: readonly Token[], at: number): boolean {
  const open = tokens.slice(0, at + 1).findLastIndex(({ word }) => word === '(');
  const close = tokens.slice(0, at).findLastIndex(({ word }) => word === ')');
  return open > close;
}
