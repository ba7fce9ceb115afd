import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import { determiners } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';

/** Sounds of somebody who thinks while they speak: they say nothing in any sentence. */
const HESITATIONS = wordSet('um umm uh uhh uhm erm hmm ähm euh eh');
/** Behind one of these what was said just before is said anew. */
const CORRECTIONS: readonly (readonly string[])[] = [
  ['no', 'wait'],
  ['wait', 'no'],
  ['no', 'hang', 'on'],
  ['scratch', 'that'],
  ['make', 'that'],
  ['or', 'rather'],
  ['correction'],
];
const LOOKS_BACK = 8;

/** What a spoken text has that no picture has: hesitations, and what its speaker takes back. */
export function findDictation({ tokens, units, languages }: Context): Claim[] {
  // "Um" is an article in Portuguese, and a preposition in German.
  return units
    .filter(({ sentence }) => languages[sentence] === 'en')
    .flatMap(({ from, to }) => inUnit(tokens, from, to));
}

function inUnit(tokens: readonly Token[], first: number, end: number): Claim[] {
  const claims: Claim[] = [];
  for (let at = first; at < end; at++) {
    const { kind, word, from, to } = tokens[at] as Token;
    if (kind !== 'word') continue;
    if (HESITATIONS.has(word)) {
      claims.push({ from, to, sure: 'form', said: { kind: 'request', about: 'shell' } });
      continue;
    }
    const corrected = correctionAt(tokens, at);
    if (corrected) claims.push(corrected);
  }
  return claims;
}

/** "A red bus no wait a green bus": what is taken back begins as what replaces it. */
function correctionAt(tokens: readonly Token[], at: number): Claim | undefined {
  const cue = CORRECTIONS.find((words) => words.every((word, offset) => wordAt(tokens, at, offset) === word));
  if (!cue) return undefined;
  const behind = skipMarks(tokens, at + lengthOf(tokens, at, cue.length));
  const next = tokens[behind];
  if (!next || !opensPhrase(next)) return undefined;
  for (let back = at - 1; back >= Math.max(0, at - LOOKS_BACK); back--) {
    const token = tokens[back] as Token;
    if (token.kind === 'mark' && /[.!?;\n]/.test(token.word)) return undefined;
    if (!opensPhrase(token)) continue;
    const said = { kind: 'request' as const, about: 'correction' as const };
    return { from: token.from, to: tokens[behind - 1]?.to ?? token.to, sure: 'form', said };
  }
  return undefined;
}

/** Words of a cue may have a comma between them: "no, wait". */
function wordAt(tokens: readonly Token[], at: number, offset: number): string | undefined {
  const words = tokens.slice(at, at + 6).filter(({ kind }) => kind !== 'mark');
  return words[offset]?.word;
}

function lengthOf(tokens: readonly Token[], at: number, words: number): number {
  let count = 0;
  for (let place = at; place < tokens.length; place++) {
    if (tokens[place]?.kind !== 'mark') count += 1;
    if (count === words) return place - at + 1;
  }
  return tokens.length - at;
}

function skipMarks(tokens: readonly Token[], at: number): number {
  let place = at;
  while (tokens[place]?.kind === 'mark') place += 1;
  return place;
}

function opensPhrase({ kind, word }: Token): boolean {
  return kind === 'number' || determiners.has(word) || numberOf(word) !== undefined;
}
