import type { Token } from '../tokens/token.ts';
import { auxiliaries, prepositions } from '../words/closed-class.ts';
import { baseOf, isMostlyVerb } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import { isTraitWord } from './trait-words.ts';

const ORDERS = wordSet(
  'first second third fourth last other former latter older elder eldest oldest younger youngest taller tallest shorter shortest smaller smallest bigger biggest larger left right middle left-hand right-hand',
);
const ALL = wordSet('both each neither all none');
const NUMBERS = wordSet('two three four five six seven eight');

/**
 * Where the words end that name one of several, or all of them, without a noun of their own: "one", "one of them", "the
 * other", "the older one", "both", "all three". Nothing where they do not begin here.
 */
export function isPartWord(tokens: readonly Token[], at: number, end: number): number | undefined {
  const word = (place: number) => (place < end ? (tokens[place]?.word ?? '') : '');
  const own = word(at);
  if (own === 'one' || own === 'another' || own === 'others' || ALL.has(own)) {
    if (word(at + 1) === 'of' && (word(at + 2) === 'them' || word(at + 2) === 'these')) return at + 3;
    if (own === 'all' && NUMBERS.has(word(at + 1))) return at + 2;
    if (own === 'all' && word(at + 1) === 'of') return undefined;
    if (own === 'another' && word(at + 1) === 'one') return at + 2;
    return at + 1;
  }
  if (NUMBERS.has(own) && word(at + 1) === 'of' && (word(at + 2) === 'them' || word(at + 2) === 'these'))
    return at + 3;
  if (own !== 'the') return undefined;
  if (word(at + 1) === 'one') return at + 2;
  // "The tallest pauses", "the older laughing".
  const isMost = (ORDERS.has(word(at + 1)) || /...est$/.test(word(at + 1))) && endsName(word(at + 2));
  if (isMost) return at + 2;
  // "The tall one", "the left one".
  if (word(at + 2) === 'one' && (ORDERS.has(word(at + 1)) || isTraitWord(word(at + 1)))) return at + 3;
  return word(at + 1) === 'other' || word(at + 1) === 'others' || ORDINAL.has(word(at + 1))
    ? at + 2
    : undefined;
}

const ORDINAL = wordSet('first second third fourth last former latter');

/** Nothing that could be a noun follows. */
function endsName(next: string): boolean {
  if (
    next === '' ||
    next === 'without' ||
    next.endsWith('ing') ||
    prepositions.has(next) ||
    auxiliaries.has(next)
  )
    return true;
  const base = baseOf(next);
  return base !== undefined && isMostlyVerb(base);
}

/** They are meant together. */
export function isWhole(word: string): boolean {
  return ALL.has(word) && word !== 'none';
}

/** "The left twin", "the older brother": which of several. */
export function tellsApart(word: string): boolean {
  return ORDERS.has(word) || word === 'one' || word === 'another';
}
