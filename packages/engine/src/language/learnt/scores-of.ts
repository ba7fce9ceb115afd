import { kinds } from '../statement.ts';
import type { Item } from './item.ts';
import { depth, featureNames, weights, width, words, wordVectors } from './table.ts';

/** How many words each layer looks past, to either side. */
const REACHES = [1, 2, 4];

/**
 * How much speaks for each kind of each item: what is known of it by itself, then three times with what stands around it.
 * What follows in later sentences is never looked at.
 */
export function scoresOf(items: readonly Item[]): Float64Array {
  let state = firstState(items);
  for (const [nth, reach] of REACHES.entries()) state = withNeighbours(items, state, nth, reach);
  const last = startingFrom(weights.lastStart, items.length);
  const scores = startingFrom(weights.outStart, items.length);
  for (let at = 0; at < items.length; at++) {
    addProduct(state, at * width, width, weights.last, 0, last, at * width, width);
    cutBelow(last, at * width, width);
    addProduct(last, at * width, width, weights.out, 0, scores, at * kinds.length, kinds.length);
  }
  return scores;
}

function firstState(items: readonly Item[]): Float64Array {
  const state = startingFrom(weights.start, items.length);
  for (const [at, { word, features }] of items.entries()) {
    const own = at * width;
    for (const name of features) {
      const known = featureNames.get(name);
      if (known !== undefined) addRow(weights.features, known * width, state, own);
    }
    const vector = words.get(word) ?? words.get(word.replace(/'s$/, ''));
    if (vector !== undefined)
      addProduct(wordVectors, vector * depth, depth, weights.vectors, 0, state, own, width);
    cutBelow(state, own, width);
  }
  return state;
}

function withNeighbours(
  items: readonly Item[],
  before: Float64Array,
  nth: number,
  reach: number,
): Float64Array {
  const layer = weights.layers[nth] as Float64Array;
  const after = startingFrom(weights.layerStarts[nth] as Float64Array, items.length);
  const block = width * width;
  for (let at = 0; at < items.length; at++) {
    const own = at * width;
    if (at >= reach) addProduct(before, own - reach * width, width, layer, 0, after, own, width);
    addProduct(before, own, width, layer, block, after, own, width);
    if (items[at + reach]?.sentence === items[at]?.sentence)
      addProduct(before, own + reach * width, width, layer, 2 * block, after, own, width);
    cutBelow(after, own, width);
    addRow(before, own, after, own);
  }
  return after;
}

function startingFrom(start: Float64Array, count: number): Float64Array {
  const all = new Float64Array(start.length * count);
  for (let at = 0; at < count; at++) all.set(start, at * start.length);
  return all;
}

function cutBelow(row: Float64Array, from: number, length: number): void {
  for (let at = from; at < from + length; at++) if ((row[at] as number) < 0) row[at] = 0;
}

function addRow(rows: Float64Array, from: number, to: Float64Array, at: number): void {
  for (let one = 0; one < width; one++)
    to[at + one] = (to[at + one] as number) + (rows[from + one] as number);
}

/** Much of what comes in is nought, and is passed over; what is left goes two rows at a time. */
function addProduct(
  rows: Float64Array,
  from: number,
  length: number,
  matrix: Float64Array,
  block: number,
  to: Float64Array,
  at: number,
  size: number,
): void {
  let first = -1;
  for (let one = 0; one < length; one++) {
    if (rows[from + one] === 0) continue;
    if (first < 0) {
      first = one;
      continue;
    }
    const value = rows[from + first] as number;
    const other = rows[from + one] as number;
    const row = block + first * size;
    const next = block + one * size;
    for (let cell = 0; cell < size; cell++)
      to[at + cell] =
        (to[at + cell] as number) +
        value * (matrix[row + cell] as number) +
        other * (matrix[next + cell] as number);
    first = -1;
  }
  if (first < 0) return;
  const value = rows[from + first] as number;
  const row = block + first * size;
  for (let cell = 0; cell < size; cell++)
    to[at + cell] = (to[at + cell] as number) + value * (matrix[row + cell] as number);
}
