import { stems } from '../reading/words.ts';

/** Something that can be found: the same word counts for more in its title than in its text. */
export interface Findable {
  title: string;
  /** Other words somebody may ask for it by. */
  asked: string;
  text: string;
}

export interface Found<Item> {
  item: Item;
  score: number;
  /** How much of what was asked for it has, weighed by how rare each word is: 0 to 1. */
  share: number;
  /** How many of the words asked for it has. */
  shared: number;
}

export type Search<Item> = (query: string, most?: number) => Found<Item>[];

const WEIGHTS = { title: 3, asked: 2, text: 1 } as const;
/** What a word weighs that stands nowhere: somebody talks of more than what they ask. */
const UNKNOWN = 2.2;

interface Reading {
  /** What a text is made of. */
  meanings: (text: string) => string[];
  unknown: number;
}

const LITERAL: Reading = { meanings: stems, unknown: UNKNOWN };

const K = 1.4;
const B = 0.6;

/** Okapi BM25 over fields of different weight. */
export function searchOver<Item>(
  items: readonly Item[],
  fields: (item: Item) => Findable,
  { meanings, unknown }: Reading = LITERAL,
): Search<Item> {
  const postings = new Map<string, Map<number, number>>();
  const lengths = items.map((item, at) => {
    const found = fields(item);
    let length = 0;
    for (const field of ['title', 'asked', 'text'] as const) {
      for (const stem of meanings(found[field])) {
        const those = postings.get(stem) ?? new Map<number, number>();
        postings.set(stem, those.set(at, (those.get(at) ?? 0) + WEIGHTS[field]));
        length += 1;
      }
    }
    return length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, items.length);
  const rarity = (stem: string) => {
    const among = postings.get(stem)?.size ?? 0;
    return Math.log(1 + (items.length - among + 0.5) / (among + 0.5));
  };

  return (query, most = 5) => {
    const wanted = [...new Set(meanings(query))];
    const whole = wanted.reduce((sum, stem) => sum + (postings.has(stem) ? rarity(stem) : unknown), 0);
    const scores = new Map<number, { score: number; had: number; shared: number }>();
    for (const stem of wanted) {
      const worth = rarity(stem);
      for (const [at, count] of postings.get(stem) ?? []) {
        const norm = K * (1 - B + (B * (lengths[at] ?? 0)) / average);
        const before = scores.get(at) ?? { score: 0, had: 0, shared: 0 };
        scores.set(at, {
          score: before.score + (worth * count * (K + 1)) / (count + norm),
          had: before.had + worth,
          shared: before.shared + 1,
        });
      }
    }
    return [...scores]
      .map(([at, { score, had, shared }]) => ({ item: items[at] as Item, score, share: had / whole, shared }))
      .sort((one, other) => other.score * other.share - one.score * one.share)
      .slice(0, most);
  };
}
