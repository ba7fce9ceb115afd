import { irregularPlurals, persons } from '../../../language/words/people-words.ts';
import { forms } from './words-of.ts';

const PERSONS = new Set(persons.split(' '));
const FAMILY = ['father', 'mother', 'girl', 'boy'];
/** How far before somebody the words about them may begin: "an old grey". */
const BEFORE = 2;

/** Which of the words are about the first, the second, the third of those who are named. */
export function wordsOfPerson(
  words: readonly string[],
  about: readonly string[],
  nth: number,
): readonly string[] {
  if (words.includes('family')) return [FAMILY[nth % FAMILY.length] ?? 'father'];
  const told = [...words, ...about];
  const named = told.flatMap((word, at) => (isPerson(word) ? [at] : []));
  const from = startOf(told, named, nth);
  // "Three women in suits" are all alike.
  if (from === undefined) return words;
  const to = startOf(told, named, nth + 1);
  return nth === 0 ? words.slice(0, to ?? words.length) : told.slice(from, to);
}

function startOf(told: readonly string[], named: readonly number[], nth: number): number | undefined {
  const [last = -1, at] = [named[nth - 1], named[nth]];
  if (at === undefined) return undefined;
  const and = told.slice(last + 1, at).lastIndexOf('and');
  return and < 0 ? Math.max(last + 1, at - BEFORE) : last + 1 + and;
}

function isPerson(word: string): boolean {
  return irregularPlurals[word] !== undefined || forms(word).some((form) => PERSONS.has(form));
}
