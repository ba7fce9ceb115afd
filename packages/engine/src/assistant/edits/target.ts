import type { Reading } from '../../language/reading.ts';
import { nameOf, type Words } from '../../language/wishes/match-form.ts';
import { isSomebody } from '../../language/words/kinds-of.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { bareWords, isSame, type Place, placesOfThing } from './find-thing.ts';
import { partsCalled } from './part-names.ts';
import { namedIn, wordAt } from './phrase.ts';

/** What a wish may be about: where it stands, and how sure it is that this is meant. */
export interface Target {
  readonly places: readonly Place[];
  readonly sure: number;
  /** Other things that may be meant as well. */
  readonly isOneOf: boolean;
}

const NOWHERE: Target = { places: [], sure: 0, isOneOf: false };
const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her', 'his', 'they', 'them']);

/** What somebody names, in a prompt: by its own word, by another for it, as somebody, or as a part of the prompt. */
export function targetOf(reading: Reading, thing: Words): Target {
  const known = targets.get(reading) ?? new Map<string, Target>();
  targets.set(reading, known);
  const name = nameOf(thing);
  const before = known.get(name);
  if (before) return before;
  const found = findTarget(reading, thing);
  known.set(name, found);
  return found;
}

/** One message asks for the same thing many times over. */
const targets = new WeakMap<Reading, Map<string, Target>>();

function findTarget(reading: Reading, thing: Words): Target {
  const words = bareWords(thing);
  const head = words.at(-1) ?? '';
  if (words.every((word) => isFunctionWord(word) && !PRONOUNS.has(word))) return NOWHERE;
  if (thing.tokens.length === 1 && PRONOUNS.has(head)) return whoever(reading);
  const places = placesOfThing(reading, thing);
  if (places.length > 0) {
    const isExact = places.every(({ to }) => isSame(head, wordAt(reading, to - 1)));
    return { places, sure: isExact ? 1 : 0.85, isOneOf: !isExact && isOneOf(reading, places) };
  }
  const parts = partsCalled(reading, words);
  if (parts.length === 0) return NOWHERE;
  return {
    places: parts.map(({ from, to }) => ({
      from: reading.tokens.findIndex((token) => token.from >= from),
      to: reading.tokens.findLastIndex((token) => token.to <= to) + 1,
    })),
    sure: 0.8,
    isOneOf: false,
  };
}

/** Several different words that could all be called so. */
function isOneOf(reading: Reading, places: readonly Place[]): boolean {
  const [first] = places;
  return places.some(({ to }) => !isSame(wordAt(reading, to - 1), wordAt(reading, (first?.to ?? 1) - 1)));
}

/** "He", "her": whoever is named first. */
export function whoever(reading: Reading): Target {
  const people = namedIn(reading).filter(({ nounEnd }) => isSomebody(wordAt(reading, nounEnd - 1)));
  const [first] = people;
  const figure = first ?? namedIn(reading)[0];
  return figure
    ? {
        places: [{ from: figure.head, to: figure.nounEnd }],
        sure: first ? 0.9 : 0.5,
        isOneOf: people.some(({ head }) => !isSame(wordAt(reading, head), wordAt(reading, first?.head ?? 0))),
      }
    : NOWHERE;
}
