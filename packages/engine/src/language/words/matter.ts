import table from './matter.json' with { type: 'json' };
import { nounForms } from './noun-forms.ts';

/** What a thing is made of or what sort of creature or place it is: what light and lens depend on. */
export type Matter = keyof typeof table;

const ofNoun = new Map<string, Matter>(
  (Object.keys(table) as Matter[]).flatMap((matter) =>
    table[matter].split(' ').map((word) => [word, matter] as const),
  ),
);

/** Of a word in small letters, in the singular or the plural. */
export function matterOf(word: string): Matter | undefined {
  return nounForms(word)
    .map((form) => ofNoun.get(form))
    .find((matter) => matter !== undefined);
}
