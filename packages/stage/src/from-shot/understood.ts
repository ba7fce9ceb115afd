import {
  AFTER_THE_NOUN,
  forms,
  isImitation,
  isNothingToSee,
  isPersonalPronoun,
  isPersonWord,
  isToy,
  isTrade,
  wordsOf,
} from '@cuewright/engine/seen';
import { type AnimalName, animals } from '../animals/animals.ts';
import { catalogue, type ThingName } from '../things/catalogue.ts';
import { vehicles } from '../things/vehicles.ts';

/** What a noun phrase is to whoever draws: somebody, an animal, a thing of the catalogue, or a name only. */
export type Understood =
  | { is: 'person'; words: readonly string[] }
  | { is: 'animal'; animal: AnimalName; words: readonly string[]; isMany: boolean }
  | { is: 'thing'; thing: ThingName; isMany: boolean }
  | { is: 'unknown'; label: string }
  | { is: 'nothing' };

function byName<Name extends string>(
  table: Record<Name, { names: string }>,
): (word: string) => Name | undefined {
  const known = new Map<string, Name>();
  for (const [name, { names }] of Object.entries(table) as [Name, { names: string }][])
    for (const word of [name, ...names.split(' ')]) if (!known.has(word)) known.set(word, name);
  return (word) =>
    forms(word)
      .map((form) => known.get(form))
      .find((found) => found !== undefined);
}

const animalCalled = byName<AnimalName>(animals);
const thingCalled = byName<ThingName>(catalogue);

/** The words of a phrase that are its own: "a bowl of soup" is a bowl. */
export function ownWords(text: string): string[] {
  const words = wordsOf(text);
  const end = words.findIndex((word, at) => at > 0 && AFTER_THE_NOUN.has(word));
  return end < 0 ? words : words.slice(0, end);
}

/** What one noun is, with the word before it where they are one name: "sewing machine". */
export function thingAt(words: readonly string[], at: number): ThingName | undefined {
  const word = words[at] ?? '';
  const before = words[at - 1];
  return (before ? thingCalled(`${before}-${word}`) : undefined) ?? thingCalled(word);
}

export function animalAt(word: string): AnimalName | undefined {
  return word.endsWith('ing') ? undefined : animalCalled(word);
}

/**
 * Only the noun itself says what something is: a dog's collar is no dog, and what is drawn as something else is worse than
 * a block with a name.
 */
export function understand(text: string, acts = false): Understood {
  const words = ownWords(text);
  if (words.length === 1 && isPersonalPronoun(words[0] ?? '')) return { is: 'person', words };
  const last = words.length - 1;
  const head = words[last] ?? '';
  const animal = animalAt(head);
  if (animal && isImitation(words.slice(0, -1))) return { is: 'unknown', label: head };
  if (animal) return { is: 'animal', animal, words, isMany: isPlural(head) };
  if (words.some(isPersonWord)) return { is: 'person', words };
  const thing = thingAt(words, last);
  if (thing && thing in vehicles && isToy(words.slice(0, -1))) return { is: 'unknown', label: head };
  if (thing) return { is: 'thing', thing, isMany: isPlural(head) };
  if (acts && isTrade(head)) return { is: 'person', words };
  if (isNothingToSee(head)) return { is: 'nothing' };
  return { is: 'unknown', label: head };
}

function isPlural(word: string): boolean {
  return word.endsWith('s') && !word.endsWith('ss');
}
