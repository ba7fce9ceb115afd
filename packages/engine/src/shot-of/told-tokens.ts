import type { Reading } from '../language/reading.ts';
import { overlaps } from '../language/span.ts';
import type { Term } from '../language/terms/term.ts';
import { termGlue } from '../language/words/field-words.ts';
import { isLifted } from './lifted.ts';
import type { SpokenLine } from './lines-of.ts';
import { markedApart } from './marked-apart.ts';

/** What the fields of a shot say of a token: nothing, all of it, or what its very name says. */
export type Told = 'no' | 'wholly' | 'by-name' | 'of-light' | 'lifted';

/** Fields that say all there is to say, however it was worded. */
const WHOLLY = /^camera\./;
/** Fields whose wording may hold more than the field does: "late afternoon sun slants in". */
const BY_NAME = /^(?:light|place\.(?:hour|weather)|effects)/;

/** What the fields tell of each token of a text, and the lines of whoever speaks. */
export function toldTokens(reading: Reading, spoken: readonly SpokenLine[]): Told[] {
  const { tokens, statements } = reading;
  const told: Told[] = tokens.map(() => 'no');
  const terms = reading.terms.filter((term) => !term.isDenied);
  const firstOf = new Map<string, string>();
  for (const { field, value } of terms) if (!firstOf.has(field)) firstOf.set(field, value);
  const isSet = ({ field, value }: Term) => LISTS.has(field) || firstOf.get(field) === value;

  const names = new Map<number, Set<string>>();
  const named = covered(
    reading,
    terms.filter(({ field }) => BY_NAME.test(field)),
  );
  for (const { term, at } of named)
    for (const place of at) {
      const words = names.get(place) ?? new Set(termGlue);
      for (const word of term.value.split('-')) words.add(word);
      names.set(place, words);
    }
  for (const { term, at } of named)
    if (isSet(term) && at.every((place) => isNamed(reading, names, place)))
      for (const place of at) told[place] = term.field.startsWith('light') ? 'of-light' : 'by-name';
  for (const { at } of covered(
    reading,
    terms.filter((one) => WHOLLY.test(one.field) && isSet(one)),
  ))
    for (const place of at) told[place] = 'wholly';
  for (const { at } of covered(
    reading,
    reading.terms.filter(({ isDenied }) => isDenied),
  ))
    for (const place of at) told[place] = 'lifted';
  const lifted = [
    ...statements.filter(isLifted),
    ...markedApart(reading),
    ...spoken.flatMap(({ about }) => about ?? []),
  ].sort((one, other) => one.from - other.from);
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    while ((lifted[next]?.to ?? token.to) <= token.from) next += 1;
    const one = lifted[next];
    if (one && overlaps(one, token)) told[at] = 'lifted';
  }
  return told;
}

/** A list takes every value; of anything else the first is set, and the words of the others have to stay. */
const LISTS: ReadonlySet<string> = new Set(['effects', 'camera.framings']);

function isNamed({ tokens }: Reading, names: ReadonlyMap<number, ReadonlySet<string>>, at: number): boolean {
  const token = tokens[at];
  // "At 2 a.m." says more than "at night".
  if (token?.kind !== 'word') return token?.atom?.kind !== 'clock';
  return names.get(at)?.has(token.word) === true;
}

/** Which tokens each term covers; both lists are in the order of the text. */
function covered({ tokens }: Reading, terms: readonly Term[]): { term: Term; at: number[] }[] {
  let first = 0;
  return terms.map((term) => {
    while (first > 0 && (tokens[first]?.from ?? 0) > term.from) first -= 1;
    while (first < tokens.length && (tokens[first]?.to ?? 0) <= term.from) first += 1;
    const at: number[] = [];
    for (let place = first; (tokens[place]?.from ?? term.to) < term.to; place++) at.push(place);
    return { term, at };
  });
}
