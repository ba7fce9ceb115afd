import { nounForms } from './noun-forms.ts';
import table from './shapes.json' with { type: 'json' };
import { wordSet } from './word-set.ts';

/** What has about one outline, whatever it is called: a beaker and a goblet, a terrier and a hound. */
export type Shape = Exclude<keyof typeof table, 'none'>;

const ofNoun = new Map<string, keyof typeof table>(
  (Object.keys(table) as (keyof typeof table)[]).flatMap((shape) =>
    table[shape].split(' ').map((word) => [word, shape] as const),
  ),
);

/** Of a noun in small letters and the word before it: a guinea pig is no pig, and a fire engine is a truck. */
export function shapeOf(noun: string, before?: string): Shape | undefined {
  const find = (start: string) =>
    nounForms(noun)
      .map((form) => ofNoun.get(start + form))
      .find((shape) => shape !== undefined);
  const shape = (before === undefined ? undefined : find(`${before}-`)) ?? find('');
  return shape === 'none' ? undefined : shape;
}

/** Creatures that things are called by as well: a mouse on a desk is seldom one, and a mouse that runs is. */
const ALSO_THINGS = wordSet('mouse bug seal ram jaguar beetle python swift kite');

export function isAlsoAThing(noun: string): boolean {
  return ALSO_THINGS.has(noun);
}
