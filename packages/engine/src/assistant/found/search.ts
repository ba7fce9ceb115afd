import MiniSearch from 'minisearch';
import { isSlip } from '../edits/find-thing.ts';
import { root, wordsOf } from '../said/words.ts';
import { type Entry, entries } from './entries.ts';
import { meantBy } from './same-words.ts';

/** Words that every question is made of, and that say nothing of what it is about. */
const SMALL = new Set(
  'a an the is are was were be been am i im ive id me my mine you your u we us our it its this that these those they them there here do does did done doing can could will would shall should may might must have has had having of in on at to from with by for as into about and or but not no so if then than too very just really please pls plz hi hello hey ok okay what which who whom whose when where why how whats hows wheres hwo waht wht teh want wanted need like get got getting give go going know tell say said let lets some any all one ones thing things something anything way much many more most also only even still now new dont cant doesnt isnt wont im youre thats theres ive whats using use used able make makes made making'
    .split(' ')
    .map((word): string => word),
);

/** A text as the words it is looked for by: by their roots, and those that mean the same as one. */
export function keysOf(text: string): string[] {
  const words = wordsOf(text).map((word, at, all) =>
    word === 'much' && all[at - 1] === 'how' ? 'price' : word,
  );
  const kept = words.filter((word) => !SMALL.has(word));
  return (kept.length > 0 ? kept : words).map((word) => meantBy(root(word)));
}

/** The same for a question: a word that stands nowhere is the one it is a slip of, where it can be only one. */
function askedKeys(text: string): string[] {
  const { has, words } = index();
  const keys = keysOf(text);
  return keys.map((key, at) => {
    if (has(key)) return key;
    const typed = wordsOf(text).find((word) => meantBy(root(word)) === key) ?? keys[at] ?? key;
    if (typed.length < LONG_ENOUGH) return key;
    const near = (words.get(typed.charAt(0)) ?? []).filter(
      ([word]) => word.length >= LONG_ENOUGH && isSlip(typed, word),
    );
    // Two letters that changed places are likelier than another letter.
    const swapped = near.filter(([word]) => lettersOf(word) === lettersOf(typed));
    const meant = new Set((swapped.length > 0 ? swapped : near).map(([, one]) => one));
    const [one] = meant;
    return meant.size === 1 && one !== undefined ? one : key;
  });
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

interface Indexed {
  readonly entry: Entry;
  /** Word for word, and by the words it is looked for by. */
  readonly written: ReadonlySet<string>;
  readonly asked: readonly (readonly string[])[];
  readonly all: ReadonlySet<string>;
}

interface Index {
  readonly search: MiniSearch<{ id: number; asked: string; about: string }>;
  readonly items: readonly Indexed[];
  readonly weight: (key: string) => number;
  readonly has: (key: string) => boolean;
  /** Every word that stands here, and what it is looked for as. */
  readonly words: ReadonlyMap<string, readonly (readonly [string, string])[]>;
}

let built: Index | undefined;

function index(): Index {
  if (built) return built;
  const items = entries.map((entry): Indexed => {
    const asked = entry.asked.map(keysOf);
    return {
      entry,
      written: new Set(entry.asked.map((one) => wordsOf(one).join(' '))),
      asked,
      all: new Set([...asked.flat(), ...keysOf(entry.about), ...keysOf(entry.title)]),
    };
  });
  const counts = new Map<string, number>();
  for (const { all } of items) for (const key of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  const pairs = new Map(
    entries.flatMap(({ asked, about }) =>
      wordsOf(`${asked.join(' ')} ${about}`).map((word) => [word, meantBy(root(word))] as const),
    ),
  );
  const words = Map.groupBy([...pairs], ([word]) => word.charAt(0));
  const search = new MiniSearch<{ id: number; asked: string; about: string }>({
    fields: ['asked', 'about'],
    tokenize: keysOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { asked: 3 },
      prefix: (term) => term.length >= 5,
    },
  });
  search.addAll(items.map(({ entry }, id) => ({ id, asked: entry.asked.join(' '), about: entry.about })));
  const weight = (key: string) => Math.log(1 + items.length / (1 + (counts.get(key) ?? 0)));
  built = { search, items, weight, has: (key) => counts.has(key), words };
  return built;
}

export interface Found {
  readonly entry: Entry;
  /** How much a question has in common with the nearest way to ask for it, and with all that is written of it: 0 to 1. */
  readonly likeness: number;
  readonly share: number;
  /** How sure it is that this is meant. */
  readonly sure: number;
}

const LOOKED_AT = 24;

/** What is written here on a question, the likeliest first. */
export function find(text: string, most = 6): Found[] {
  const known = last?.text === text ? last.found : findAll(text);
  last = { text, found: known };
  return known.slice(0, most);
}

/** A question is looked up from several sides; the answer to the same is the same. */
let last: { readonly text: string; readonly found: Found[] } | undefined;

function findAll(text: string): Found[] {
  const { search, items, weight } = index();
  const keys = [...new Set(askedKeys(text))];
  if (keys.length === 0) return [];
  const written = wordsOf(text).join(' ');
  const found = search.search(keys.join(' ')).slice(0, LOOKED_AT);
  const total = sum(keys, weight);
  const own = ownThings(text);
  return found
    .flatMap(({ id }) => {
      const item = items[id as number];
      if (!item) return [];
      const likeness = Math.max(...item.asked.map((asked) => likenessOf(keys, total, asked, weight)));
      const share =
        sum(
          keys.filter((key) => item.all.has(key)),
          weight,
        ) / total;
      const within = Math.max(...item.asked.map((asked) => withinOf(keys, asked, weight)));
      const strange = own.some((key) => !item.all.has(key)) ? FOREIGN : 1;
      if (item.written.has(written)) return [{ entry: item.entry, likeness: 1, share: 1, sure: 1 }];
      return [
        {
          entry: item.entry,
          likeness,
          share,
          sure: strange * Math.max(within, surety(likeness, share, keys.length, item.entry.kind)),
        },
      ];
    })
    .toSorted((one, other) => other.sure - one.sure);
}

/** A way to ask that is alike says most; that all its words stand there says something as well. */
function surety(likeness: number, share: number, words: number, kind: Entry['kind']): number {
  const byWords =
    kind === 'help'
      ? share * (words === 1 ? 0.45 : words === 2 ? 0.62 : 0.7)
      : share * (words <= 2 ? 0.35 : 0.62);
  return Math.max(likeness, byWords) * 0.9 + 0.1 * Math.min(likeness, byWords);
}

const OF = ['my', 'our', 'a', 'an', 'the'];
const SHORT = 10;

/** What nothing here speaks of: "my router", "an editor". In a long message much is said besides. */
function ownThings(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return OF.includes(word) &&
      next !== undefined &&
      !SMALL.has(next) &&
      words.length <= SHORT &&
      !index().has(meantBy(root(next)))
      ? [meantBy(root(next))]
      : [];
  });
}

const FOREIGN = 0.6;
/** A whole way to ask within a longer message: it says enough where it has two words that not every question has. */
const ENOUGH = 5.5;
const WITHIN = 0.66;

function withinOf(keys: readonly string[], asked: readonly string[], weight: Index['weight']): number {
  const shared = asked.filter((key) => keys.includes(key));
  const all = sum([...new Set(asked)], weight);
  const own = sum([...new Set(shared)], weight);
  return new Set(shared).size >= 2 && own >= ENOUGH ? WITHIN * (own / all) ** 2 : 0;
}

function likenessOf(
  keys: readonly string[],
  total: number,
  asked: readonly string[],
  weight: Index['weight'],
): number {
  const both = new Set(asked);
  const shared = keys.filter((key) => both.has(key));
  return (2 * sum(shared, weight)) / (total + sum([...both], weight));
}

const LONG_ENOUGH = 5;

function sum(keys: readonly string[], weight: Index['weight']): number {
  return keys.reduce((all, key) => all + weight(key), 0);
}

/** What is called theirs and is unknown here. */
export function speaksOfOther(text: string): boolean {
  return ownThings(text).length > 0;
}

export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

/** Whether a word stands anywhere in what is written here. */
export function isKnownWord(word: string): boolean {
  return SMALL.has(word) || index().has(meantBy(root(word)));
}
