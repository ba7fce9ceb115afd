import MiniSearch from 'minisearch';

interface Field<Item> {
  of: (item: Item) => string;
  /** How much a hit in it weighs. */
  weight: number;
  /** A part of a word counts here as well. */
  isWhole?: boolean;
}

export type Find<Item> = (words: string) => readonly Item[];

/** Where a word stands, item for item, and how much it weighs there. */
interface Places {
  items: number[];
  weights: number[];
}

/** From this length on a word may be misspelled. */
const FORGIVING = 4;
/** One letter begins too many words to say anything. */
const LEAST = 2;
/** The letters as they were typed come before any words that are merely like them. */
const AS_TYPED = 1000;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Finds what somebody means: the best first, words begun or misspelled, and whatever has the letters as they were typed in
 * a field that is searched whole. Without words it is everything, in its own order. What is like a word is looked up
 * among the words, of which there are few, and only then among the items.
 */
export function findRanked<Item>(items: readonly Item[], fields: readonly Field<Item>[]): Find<Item> {
  const places = placesOfWords(items, fields);
  const words = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= LEAST,
      fuzzy: (term) => (term.length >= FORGIVING ? 0.2 : false),
      maxFuzzy: 2,
    },
  });
  words.addAll([...places.keys()].map((word) => ({ id: word, word })));
  const whole = fields.filter(({ isWhole }) => isWhole);
  const letters = whole.map(({ of, weight }) => ({ weight, texts: items.map((item) => fold(of(item))) }));

  return (typed) => {
    const wanted = fold(typed.trim());
    if (wanted === '') return items;
    const scores = new Float64Array(items.length);
    const asked = (wanted.match(WORD) ?? []).filter((word) => word.length >= LEAST || places.has(word));
    asked.forEach((word, n) => {
      const best = new Float64Array(items.length);
      for (const { id, score } of words.search(word)) spread(best, places.get(id), score);
      // Every word has to be there in some shape.
      for (let at = 0; at < scores.length; at++)
        scores[at] = best[at] && (n === 0 || scores[at]) ? (scores[at] ?? 0) + (best[at] ?? 0) : 0;
    });
    for (const { weight, texts } of letters)
      for (let at = 0; at < texts.length; at++)
        if (texts[at]?.includes(wanted)) scores[at] = (scores[at] ?? 0) + AS_TYPED * weight;
    return ranked(items, scores);
  };
}

function spread(best: Float64Array, { items, weights }: Places = { items: [], weights: [] }, score: number) {
  for (let n = 0; n < items.length; n++) {
    const at = items[n] ?? 0;
    best[at] = Math.max(best[at] ?? 0, score * (weights[n] ?? 0));
  }
}

function ranked<Item>(items: readonly Item[], scores: Float64Array): Item[] {
  const found: number[] = [];
  for (let at = 0; at < scores.length; at++) if (scores[at]) found.push(at);
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return found.map((at) => items[at] as Item);
}

function placesOfWords<Item>(items: readonly Item[], fields: readonly Field<Item>[]): Map<string, Places> {
  const places = new Map<string, Places>();
  items.forEach((item, at) => {
    for (const { of, weight } of fields)
      for (const word of fold(of(item)).match(WORD) ?? []) {
        const known = places.get(word) ?? { items: [], weights: [] };
        places.set(word, known);
        const last = known.items.length - 1;
        if (known.items[last] === at) known.weights[last] = Math.max(known.weights[last] ?? 0, weight);
        else {
          known.items.push(at);
          known.weights.push(weight);
        }
      }
  });
  return places;
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
