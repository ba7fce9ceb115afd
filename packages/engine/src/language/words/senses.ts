import { nounForms } from './noun-forms.ts';
import table from './senses.json' with { type: 'json' };

/** What a noun names first of all, where it names something that can be seen, heard or felt. */
export type Sense = Exclude<keyof typeof table, 'verb' | 'rarelyVerb'>;

const SENSES = Object.keys(table).filter((name) => name !== 'verb' && name !== 'rarelyVerb') as Sense[];
/** Names of their own stand with a caret: they are meant only where they are written with a capital. */
const ofNoun = new Map<string, Sense>(
  SENSES.flatMap((sense) => table[sense].split(' ').map((word) => [word, sense] as const)),
);
const verbs = new Set(table.verb.split(' '));
const rarely = new Set(table.rarelyVerb.split(' '));

/** Of a word in small letters, in the singular or the plural. */
export function senseOf(word: string, isCapital = false): Sense | undefined {
  const known = nounForms(word)
    .map((form) => ofNoun.get(form))
    .find((sense) => sense !== undefined);
  return known ?? (isCapital ? ofNoun.get(`^${word}`) : undefined);
}

/** A verb in its base form, told more often of what is done than of a thing. */
export function isMostlyVerb(word: string): boolean {
  return verbs.has(word);
}

/** A verb in its base form, however seldom. */
export function isVerb(word: string): boolean {
  return verbs.has(word) || rarely.has(word);
}

/** "Kneads", "carries", "splashes": the base form of what one does. */
export function baseOf(word: string): string | undefined {
  if (!word.endsWith('s') || word.endsWith('ss')) return undefined;
  return [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].find((base) => isVerb(base));
}
