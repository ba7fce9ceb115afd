import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Weights } from './network.ts';
import type { WordVectors } from './word-vectors.ts';

const OUT = fileURLToPath(new URL('../../packages/engine/src/language/learnt/table.json', import.meta.url));
/** Levels to either side of nought that have a character. */
const MOST = 28;
const NOUGHT = 63;
const LARGE = 100_000;
const COARSE = 0.4;

/** What the engine reads by, in steps coarse enough to pack well. */
export function writeTable(
  names: readonly string[],
  { words, depth, levels, step }: WordVectors,
  weights: Weights,
  width: number,
): void {
  const { features, vectors, start, layers, layerStarts, last, lastStart, out, outStart, steps } = weights;
  const table = {
    width,
    depth,
    featureNames: names.join(' '),
    words: words.join(' '),
    wordVectors: { step, levels: lettersOf(levels) },
    features: inSteps(features),
    vectors: inSteps(vectors),
    start: inSteps(start),
    layers: layers.map(inSteps),
    layerStarts: layerStarts.map(inSteps),
    last: inSteps(last),
    lastStart: inSteps(lastStart),
    out: inSteps(out),
    outStart: inSteps(outStart),
    steps: inSteps(steps),
  };
  fs.writeFileSync(OUT, `${JSON.stringify(table, null, 1)}\n`);
}

/** Small lists are told finely; of large ones each figure counts for little, and coarse steps pack well. */
function inSteps(figures: Float64Array): { step: number; levels: string } {
  const largest = figures.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  const spread = Math.sqrt(figures.reduce((sum, one) => sum + one * one, 0) / figures.length);
  const step = Number((figures.length > LARGE ? spread * COARSE : largest / MOST).toPrecision(6));
  const levels = figures.map((one) => Math.max(-MOST, Math.min(MOST, Math.round(one / step))));
  return { step, levels: lettersOf(levels) };
}

function lettersOf(levels: Iterable<number>): string {
  return Array.from(levels, (level) => String.fromCharCode(NOUGHT + level)).join('');
}
