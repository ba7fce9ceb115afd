import { isText } from '../../lib/is-text.ts';
import type { WordsForm } from '../../lib/typed-words/use-typed-words.ts';

const NOTHING = {};

type Changes<Field extends string> = Partial<Record<Field, string>>;

/** What was typed over a saved profile, field by field: what is saved elsewhere meanwhile shows in the others. */
export function changesForm<Field extends string>(
  name: string,
  saved: Readonly<Record<Field, string>>,
): WordsForm<Changes<Field>> {
  const fields = Object.keys(saved) as Field[];
  return {
    name,
    empty: NOTHING,
    isValid: (value): value is Changes<Field> =>
      typeof value === 'object' && value !== null && Object.values(value).every(isText),
    wordsIn: (typed) =>
      fields
        .filter((field) => typed[field] !== undefined && typed[field] !== saved[field])
        // An emptied field is a change as well.
        .map((field) => typed[field] || '(empty)')
        .join(', '),
  };
}
