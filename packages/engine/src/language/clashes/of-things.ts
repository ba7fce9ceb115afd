import type { Reading } from '../reading.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { numberOf } from '../words/numbers.ts';
import { isColour } from '../words/word-class.ts';
import type { Clash } from './clash.ts';
import { mayBothBe } from './in-time.ts';

/** What is said of a thing, and whether it is one that was named before. */
interface Trait extends Span {
  readonly noun: string;
  readonly value: string;
  readonly isKnown: boolean;
}

const KNOWN = new Set('the her his its their this my our that same all'.split(' '));
const IS = new Set(['is', 'are', 'was']);

/** "A red car, the car is blue": one thing that has two colours, or is counted twice. */
export function ofThings({ text, tokens }: Reading): Clash[] {
  return [...twice(text, coloursIn(tokens)), ...twice(text, countsIn(tokens), true)];
}

function twice(text: string, traits: readonly Trait[], isCount = false): Clash[] {
  for (const [at, other] of traits.entries()) {
    if (!other.isKnown) continue;
    // "The red scarf and the blue scarf" are two.
    const sames = traits.slice(0, at).filter(({ noun, isKnown }) => noun === other.noun && !isKnown);
    const [one] = sames;
    if (!one || sames.length > 1 || one.value === other.value) continue;
    // "Two of the three dogs": fewer are some of them.
    if (isCount && Number(other.value) < Number(one.value)) continue;
    if (!mayBothBe(text, one, other)) return [{ one, other, why: 'slot' }];
  }
  return [];
}

function coloursIn(tokens: readonly Token[]): Trait[] {
  return tokens.flatMap((token, at) => {
    if (!isColour(token.word)) return [];
    const next = tokens[at + 1];
    const span = { from: token.from, to: token.to };
    const isBefore =
      next?.kind === 'word' && !isColour(next.word) && !IS.has(next.word) && next.word !== 'and';
    if (isBefore)
      return [
        { ...span, noun: next.word, value: token.word, isKnown: KNOWN.has(tokens[at - 1]?.word ?? '') },
      ];
    const noun = IS.has(tokens[at - 1]?.word ?? '') ? tokens[at - 2] : undefined;
    return noun?.kind === 'word'
      ? [{ ...span, noun: noun.word, value: token.word, isKnown: KNOWN.has(tokens[at - 3]?.word ?? '') }]
      : [];
  });
}

function countsIn(tokens: readonly Token[]): Trait[] {
  return tokens.flatMap(({ word, from, to }, at) => {
    const value = numberOf(word);
    const next = tokens[at + 1];
    if (value === undefined || value < 2 || next?.kind !== 'word' || !next.word.endsWith('s')) return [];
    const isKnown = KNOWN.has(tokens[at - 1]?.word ?? '');
    return [{ from, to: next.to, noun: next.word, value: String(value), isKnown }].map((one) => ({
      ...one,
      to,
    }));
  });
}
