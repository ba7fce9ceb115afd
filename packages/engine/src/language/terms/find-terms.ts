import type { Token } from '../tokens/token.ts';
import { readFigures } from '../values/figures.ts';
import { readPeople } from '../values/people.ts';
import { bodyTerms } from './body-terms.ts';
import { isDenied } from './denied.ts';
import { findPhrases, type PhraseBook } from './find-phrases.ts';
import { lightTerms } from './light-terms.ts';
import { isOnlyNamed } from './only-named.ts';
import { placeTerms } from './place-terms.ts';
import { litByTerms, sourceSides } from './source-sides.ts';
import type { Term, TermField, TermHit } from './term.ts';
import { numberIn, type TermToken, termTokens } from './term-token.ts';
import { directionBook, pictureBook, placeBook, sourceBook } from './vocabulary/phrase-book.ts';

/** Every wording and figure of the trade in a text, whatever is said of it. */
export function findTerms(text: string, given: readonly Token[]): Term[] {
  const tokens = termTokens(text, given);
  const places = phrasesOf(placeBook, tokens);
  const hits = [
    ...withoutMixups(phrasesOf(pictureBook, tokens), tokens),
    ...readFigures(tokens, text),
    ...places,
    ...phrasesOf(sourceBook, tokens),
    ...phrasesOf(directionBook, tokens),
    ...lightTerms(tokens),
    ...placeTerms(tokens, places),
    ...readPeople(tokens),
    ...bodyTerms(tokens, text),
    ...litByTerms(tokens),
  ].filter((hit) => !isOnlyNamed(hit, tokens));
  hits.push(...sourceSides(tokens, hits));
  return eachOnce(
    hits.map(({ field, value, from, to }) => ({
      field,
      value,
      from: tokens[from]?.from ?? 0,
      to: tokens[to - 1]?.to ?? 0,
      ...(isDenied(tokens, from, to) && { isDenied: true as const }),
    })),
  );
}

/** In the order of the text; what is found twice in one place is one term. */
function eachOnce(terms: Term[]): Term[] {
  terms.sort((one, other) => one.from - other.from || other.to - one.to);
  const ends = new Map<string, number>();
  return terms.filter(({ field, value, from, to }) => {
    const key = `${field} ${value}`;
    const known = ends.get(key) ?? -1;
    ends.set(key, Math.max(known, to));
    return from >= known;
  });
}

function phrasesOf(book: PhraseBook, tokens: readonly TermToken[]): TermHit[] {
  return findPhrases(book, tokens).map((hit) => ({ ...hit, field: hit.field as TermField }));
}

/** "a long exposure shot" is no long shot: what a figure or an effect says is not said again by the shot. */
function withoutMixups(hits: TermHit[], tokens: readonly TermToken[]): TermHit[] {
  return hits.filter(
    ({ field, from }) =>
      field !== 'camera.size' ||
      numberIn(tokens[from - 1]) === undefined ||
      tokens[from - 1]?.isGlued === false,
  );
}
