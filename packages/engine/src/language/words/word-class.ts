import type { TermToken } from '../terms/term-token.ts';
import { notDoing, rarerVerbs, thingOrDoing, verbs } from './action-words.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  placePrepositions,
  prepositions,
  pronouns,
} from './closed-class.ts';
import { colours } from './colours.ts';
import { wordSet } from './word-set.ts';

export const isDeterminer = member(determiners);
const allPrepositions = new Set([...prepositions, 'of', 'without']);
export const isPreposition = member(allPrepositions);
export const isPlacePreposition = member(placePrepositions);
export const isColour = member(wordSet(colours));
export const isPronoun = member(pronouns);
export const isConjunction = member(conjunctions);
export const isFunctionWord = member(
  allPrepositions,
  determiners,
  conjunctions,
  auxiliaries,
  pronouns,
  adverbs,
);

const baseForms = wordSet(verbs, rarerVerbs);
const thirdPersons = new Set([...baseForms].map(thirdPerson));
const notInIng = wordSet(notDoing);
const thingsToo = wordSet(thingOrDoing);

export function isThirdPerson(word: string): boolean {
  return thirdPersons.has(word);
}

/** "mending", and not "morning" or "unsmiling". */
export function isDoing(word: string): boolean {
  if (word.length <= 4 || !word.endsWith('ing') || notInIng.has(word)) return false;
  return !word.startsWith('un') || baseForms.has(word.slice(0, -3)) || baseForms.has(word.slice(0, -4));
}

export function isThingOrDoing(word: string): boolean {
  return thingsToo.has(word);
}

/** A word that names something: not a function word, not a verb, not an adverb. */
export function isNaming(token: TermToken | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const { word } = token;
  return !isFunctionWord(word) && !isThirdPerson(word) && !isDoing(word) && !word.endsWith('ly');
}

/** Words are asked for without their apostrophes. */
function member(...sets: readonly ReadonlySet<string>[]): (word: string) => boolean {
  const all = new Set(sets.flatMap((words) => [...words].map((word) => word.replaceAll("'", ''))));
  return (word) => all.has(word);
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
