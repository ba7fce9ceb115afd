import type { CommandItem } from './command-item.ts';

/** The items that have every word of the query, best first; those as good as each other stay in their order. */
export function rank<Item extends CommandItem>(items: readonly Item[], query: string): readonly Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return items;
  return items
    .map((item) => ({ item, points: pointsOf(item, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ item }) => item);
}

/** Nothing where one word is missing. What its name begins with counts most. */
function pointsOf({ label, meta = '', keywords = '' }: CommandItem, words: readonly string[]): number {
  const name = wordsOf(label);
  const about = wordsOf(`${meta} ${keywords}`);
  let points = 0;
  for (const [n, word] of words.entries()) {
    if (name[n]?.startsWith(word)) points += 8;
    else if (name.some((own) => own.startsWith(word))) points += 4;
    else if (name.some((own) => own.includes(word))) points += 2;
    else if (about.some((own) => own.startsWith(word))) points += 1;
    else return 0;
  }
  return points;
}

/** Without accents, capitals and marks, so that nobody has to know how a thing is spelt. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
