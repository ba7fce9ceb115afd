import { kinds } from '../statement.ts';
import type { Item } from './item.ts';
import { depth, featureNames, weights, width, words, wordVectors } from './table.ts';

/** How many words each layer looks past, to either side. */
const REACHES = [1, 2, 4];

/** What is known of each item, before a layer and behind it: kept, because making room anew takes longer than filling it. */
const room = { state: new Float64Array(0), next: new Float64Array(0) };

/**
 * How much speaks for each kind of each item: what is known of it by itself, then three times with what stands around it.
 * What follows in later sentences is never looked at.
 */
export function scoresOf(items: readonly Item[]): Float64Array {
  makeRoom(items.length * width);
  firstState(items, room.state);
  for (const [nth, reach] of REACHES.entries()) {
    withNeighbours(items, room, nth, reach);
    [room.state, room.next] = [room.next, room.state];
  }
  const { state, next: last } = room;
  const scores = new Float64Array(items.length * kinds.length);
  for (let at = 0; at < items.length; at++) {
    const own = at * width;
    begin(last, own, weights.lastStart);
    addProduct(state, own, width, weights.last, 0, last, own, width);
    cutBelow(last, own, width);
    begin(scores, at * kinds.length, weights.outStart);
    addProduct(last, own, width, weights.out, 0, scores, at * kinds.length, kinds.length);
  }
  return scores;
}

function makeRoom(length: number): void {
  if (room.state.length >= length) return;
  room.state = new Float64Array(length);
  room.next = new Float64Array(length);
}

function firstState(items: readonly Item[], state: Float64Array): void {
  for (const [at, { word, features }] of items.entries()) {
    const own = at * width;
    begin(state, own, weights.start);
    for (const name of features) {
      const known = featureNames.get(name);
      if (known !== undefined) addRow(weights.features, known * width, state, own);
    }
    const vector = words.get(word) ?? words.get(word.replace(/'s$/, ''));
    if (vector !== undefined)
      addProduct(wordVectors, vector * depth, depth, weights.vectors, 0, state, own, width);
    cutBelow(state, own, width);
  }
}

function withNeighbours(
  items: readonly Item[],
  { state: before, next: after }: typeof room,
  nth: number,
  reach: number,
): void {
  const layer = weights.layers[nth] as Float64Array;
  const start = weights.layerStarts[nth] as Float64Array;
  const block = width * width;
  for (let at = 0; at < items.length; at++) {
    const own = at * width;
    begin(after, own, start);
    if (at >= reach) addProduct(before, own - reach * width, width, layer, 0, after, own, width);
    addProduct(before, own, width, layer, block, after, own, width);
    if (items[at + reach]?.sentence === items[at]?.sentence)
      addProduct(before, own + reach * width, width, layer, 2 * block, after, own, width);
    cutBelow(after, own, width);
    addRow(before, own, after, own);
  }
}

function begin(row: Float64Array, from: number, start: Float64Array): void {
  for (let one = 0; one < start.length; one++) row[from + one] = start[one] as number;
}

function cutBelow(row: Float64Array, from: number, length: number): void {
  for (let at = from; at < from + length; at++) if ((row[at] as number) < 0) row[at] = 0;
}

function addRow(rows: Float64Array, from: number, to: Float64Array, at: number): void {
  for (let one = 0; one < width; one++)
    to[at + one] = (to[at + one] as number) + (rows[from + one] as number);
}

/** Places and values of what comes in and is not nought: one list for all rows, because a row is done before the next begins. */
const places = new Int32Array(Math.max(width, depth));
const values = new Float64Array(Math.max(width, depth));

/** So many cells are summed side by side, which keeps their sums out of the memory. */
const ABREAST = 8;

/**
 * A row times a matrix, added to a row. Much of what comes in is nought, and is passed over. Each cell is summed from the
 * first row to the last: in another order the last digits would be others.
 */
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
  let count = 0;
  for (let one = 0; one < length; one++) {
    const value = rows[from + one] as number;
    if (value === 0) continue;
    places[count] = block + one * size;
    values[count] = value;
    count += 1;
  }
  let cell = 0;
  for (; cell + ABREAST <= size; cell += ABREAST) addAbreast(count, matrix, to, at, cell);
  for (; cell < size; cell++) {
    let sum = to[at + cell] as number;
    for (let nth = 0; nth < count; nth++)
      sum += (values[nth] as number) * (matrix[(places[nth] as number) + cell] as number);
    to[at + cell] = sum;
  }
}

function addAbreast(count: number, matrix: Float64Array, to: Float64Array, at: number, cell: number): void {
  const own = at + cell;
  let a = to[own] as number;
  let b = to[own + 1] as number;
  let c = to[own + 2] as number;
  let d = to[own + 3] as number;
  let e = to[own + 4] as number;
  let f = to[own + 5] as number;
  let g = to[own + 6] as number;
  let h = to[own + 7] as number;
  for (let nth = 0; nth < count; nth++) {
    const value = values[nth] as number;
    const row = (places[nth] as number) + cell;
    a += value * (matrix[row] as number);
    b += value * (matrix[row + 1] as number);
    c += value * (matrix[row + 2] as number);
    d += value * (matrix[row + 3] as number);
    e += value * (matrix[row + 4] as number);
    f += value * (matrix[row + 5] as number);
    g += value * (matrix[row + 6] as number);
    h += value * (matrix[row + 7] as number);
  }
  to[own] = a;
  to[own + 1] = b;
  to[own + 2] = c;
  to[own + 3] = d;
  to[own + 4] = e;
  to[own + 5] = f;
  to[own + 6] = g;
  to[own + 7] = h;
}
