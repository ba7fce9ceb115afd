import fs from 'node:fs';
import { isMostlyVerb, isVerb, senseOf } from '../../packages/engine/src/language/words/senses.ts';

/** The vectors of words, in fewer figures: along the directions in which they differ most. */
export interface WordVectors {
  readonly words: readonly string[];
  readonly depth: number;
  /** Whole steps. */
  readonly levels: Int32Array;
  readonly step: number;
}

interface Given {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

/** They are sorted by how often they are met: the first of them tell how vectors differ. */
const TELLING = 20_000;
/** Of these every word is kept; of the rest, those of the lines and those that name something seen, heard, felt or done. */
const COMMON = 6_000;

export function wordVectors(
  file: string,
  depth: number,
  most: number,
  step: number,
  ofLines: ReadonlySet<string>,
): WordVectors {
  const { words, vectors, dimensions }: Given = JSON.parse(fs.readFileSync(file, 'utf8'));
  const rowOf = (word: string) => Float64Array.from((vectors[word] ?? []).slice(0, dimensions));
  const telling = words.slice(0, TELLING).map(rowOf);
  const mean = Float64Array.from(
    { length: dimensions },
    (_, at) => telling.reduce((sum, row) => sum + (row[at] as number), 0) / TELLING,
  );
  const spread: number[][] = Array.from({ length: dimensions }, () => new Array<number>(dimensions).fill(0));
  for (const row of telling)
    for (let i = 0; i < dimensions; i++) {
      const own = ((row[i] as number) - (mean[i] as number)) / TELLING;
      const cells = spread[i] as number[];
      for (let j = 0; j < dimensions; j++)
        cells[j] = (cells[j] as number) + own * ((row[j] as number) - (mean[j] as number));
    }
  const size = Math.sqrt(spread.reduce((sum, row, at) => sum + (row[at] as number), 0) / dimensions);
  const axes = mainAxes(spread, depth);
  const isKept = (word: string, rank: number) =>
    /^[\p{L}',;:!?()-]+$/u.test(word) &&
    (rank < COMMON || ofLines.has(word) || isVerb(word) || isMostlyVerb(word) || senseOf(word) !== undefined);
  const kept = words.filter(isKept).slice(0, most);
  const levels = new Int32Array(kept.length * depth);
  for (const [nth, word] of kept.entries()) {
    const row = rowOf(word);
    for (let axis = 0; axis < depth; axis++) {
      let sum = 0;
      for (let at = 0; at < dimensions; at++)
        sum += ((row[at] as number) - (mean[at] as number)) * ((axes[axis] as Float64Array)[at] as number);
      levels[nth * depth + axis] = Math.max(-28, Math.min(28, Math.round(sum / size / step)));
    }
  }
  return { words: kept, depth, levels, step };
}

const TURNS = 60;

/** By turning a direction towards where the spread is widest, one after the other. */
function mainAxes(spread: readonly (readonly number[])[], count: number): Float64Array[] {
  const axes: Float64Array[] = [];
  for (let nth = 0; nth < count; nth++) {
    let axis = Float64Array.from(spread, (_, at) => Math.sin(1 + nth + at * 1.7));
    for (let turn = 0; turn < TURNS; turn++) {
      const next = Float64Array.from(spread, (row) =>
        row.reduce((sum, one, at) => sum + one * (axis[at] as number), 0),
      );
      for (const before of axes) {
        const along = dot(next, before);
        for (let at = 0; at < next.length; at++)
          next[at] = (next[at] as number) - along * (before[at] as number);
      }
      const length = Math.sqrt(dot(next, next));
      axis = next.map((one) => one / length);
    }
    axes.push(axis);
  }
  return axes;
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
