import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Item } from '../../packages/engine/src/language/learnt/item.ts';
import { itemsOf } from '../../packages/engine/src/language/learnt/items-of.ts';
import { read } from '../../packages/engine/src/language/read.ts';
import type { Reading } from '../../packages/engine/src/language/reading.ts';
import { type Kind, kinds } from '../../packages/engine/src/language/statement.ts';
import type { Example } from './example.ts';

export const LINES = fileURLToPath(new URL('../../packages/engine/testing/language/lines/', import.meta.url));

export interface MarkedLine {
  readonly text: string;
  readonly mode: 'photo' | 'video';
  readonly spans: readonly { readonly words: string; readonly kind: Kind; readonly alt?: readonly Kind[] }[];
}

export interface SeenLine {
  readonly line: MarkedLine;
  readonly reading: Reading;
  readonly items: readonly Item[];
}

export function seenLines(file: string): SeenLine[] {
  return fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const line: MarkedLine = JSON.parse(row);
      const reading = read(line.text, { isClip: line.mode === 'video' });
      return { line, reading, items: itemsOf(reading) };
    });
}

/** Features that stand often enough to be learnt from, in the order of their names. */
export function frequentFeatures(lines: readonly SeenLine[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { items } of lines)
    for (const { features } of items)
      for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).sort();
  return new Map(names.map((name, at) => [name, at]));
}

const ANY = 2 ** kinds.length - 1;

export function exampleOf(
  { line, reading, items }: SeenLine,
  known: ReadonlyMap<string, number>,
  vectorOf: (word: string) => number,
): Example {
  const right = new Int32Array(items.length).fill(ANY);
  let end = 0;
  let next = 0;
  for (const { words, kind, alt = [] } of line.spans) {
    const from = line.text.indexOf(words, end);
    end = from + words.length;
    const bits = [kind, ...alt].reduce((sum, one) => sum | (1 << kinds.indexOf(one)), 0);
    for (; next < items.length; next++) {
      const token = reading.tokens[items[next]?.token ?? 0];
      if (!token || token.from >= end) break;
      if (token.from >= from && token.to <= end) right[next] = bits;
    }
  }
  const rows = items.map(({ features }) => features.flatMap((name) => known.get(name) ?? []));
  const starts = new Int32Array(rows.length + 1);
  let sum = 0;
  for (const [at, row] of rows.entries()) {
    starts[at] = sum;
    sum += row.length;
  }
  starts[rows.length] = sum;
  return {
    length: items.length,
    starts,
    features: Int32Array.from(rows.flat()),
    vectors: Int32Array.from(items.map(({ word }) => vectorOf(word))),
    sentences: Int32Array.from(items.map(({ sentence }) => sentence)),
    right,
    marked: right.reduce((count, bits) => count + (bits === ANY ? 0 : 1), 0),
  };
}
