import type { Model } from '../catalogue/model.ts';
import type { Dropped, Open } from '../writing/written.ts';

/** What a generator cannot be told to leave out, and nobody knows what is there instead: the person may. */
export function askInstead(dropped: readonly Dropped[], { name }: Model): Open[] {
  const things = dropped.filter(({ field, reason }) => field === 'negative' && reason === 'no-negative');
  if (things.length === 0) return [];
  const list = things.map(({ value }) => `“${value}”`).join(', ');
  return [
    {
      part: 'negative',
      question: `${name} can’t be told ${list}. What is there instead?`,
      choices: [],
    },
  ];
}
