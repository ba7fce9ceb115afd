import { alsoNouns, notDoing, rarerVerbs, thingOrDoing, verbs } from '../vocabulary/action-words.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  placePrepositions,
  prepositions,
  pronouns,
} from '../vocabulary/function-words.ts';
import { colours } from '../vocabulary/senses.ts';
import type { Token } from './tokens.ts';

export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(/\s+/).filter(Boolean));
}

export const isDeterminer = member(determiners);
export const isPreposition = member(prepositions);
export const isPlacePreposition = member(placePrepositions);
export const isColour = member(colours);
export const isPronoun = member(pronouns);
export const isConjunction = member(conjunctions);
export const isFunctionWord = member(prepositions, determiners, conjunctions, auxiliaries, pronouns, adverbs);

const baseForms = wordSet(verbs, rarerVerbs);
const thirdPersons = new Set([...baseForms].map(thirdPerson));
const notInIng = wordSet(notDoing);
const nounsToo = new Set([...wordSet(alsoNouns), ...[...wordSet(rarerVerbs)].map(thirdPerson)]);
const thingsToo = wordSet(thingOrDoing);

export function isBaseForm(word: string): boolean {
  return baseForms.has(word);
}

export function isThirdPerson(word: string): boolean {
  return thirdPersons.has(word);
}

export function isAlsoNoun(word: string): boolean {
  return nounsToo.has(word);
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
export function isNaming(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const { word } = token;
  return !isFunctionWord(word) && !isThirdPerson(word) && !isDoing(word) && !word.endsWith('ly');
}

function member(...lists: readonly string[]): (word: string) => boolean {
  const set = wordSet(...lists);
  return (word) => set.has(word);
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
