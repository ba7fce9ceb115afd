import type { Example } from './example.ts';
import { arraysOf, run, type Weights, weightsFor } from './network.ts';
import { randomFrom, shuffle } from './random.ts';

export interface LearnOptions {
  readonly featureCount: number;
  readonly table: Float64Array;
  readonly depth: number;
  readonly width: number;
  readonly rounds: number;
  readonly seed: number;
  readonly rate?: number;
  readonly drop?: number;
  readonly featureDrop?: number;
  readonly onRound?: (round: number, loss: number, weights: Weights) => void;
}

const AT_ONCE = 8;
const FADE = [0.9, 0.999] as const;
const LONGEST_STEP = 2;
const RARE = 4;

/** Adam over the lines, a few at a time, in an order that the seed tells; what it answers is the mean of its last steps. */
export function learn(examples: readonly Example[], options: LearnOptions): Weights {
  const {
    featureCount,
    table,
    depth,
    width,
    rounds,
    seed,
    rate = 4e-3,
    drop = 0.12,
    featureDrop = 0.05,
    onRound,
  } = options;
  const random = randomFrom(seed);
  const weights = weightsFor(featureCount, depth, width, random);
  const [grads, means, squares] = [0, 0, 0].map(() => weightsFor(featureCount, depth, width)) as [
    Weights,
    Weights,
    Weights,
  ];
  const lists = [weights, grads, means, squares].map(arraysOf) as [
    Float64Array[],
    Float64Array[],
    Float64Array[],
    Float64Array[],
  ];
  const steady = arraysOf(weightsFor(featureCount, depth, width));
  let steadySteps = 0;
  const perRound = Math.ceil(examples.length / AT_ONCE);
  const all = perRound * rounds;
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const order = shuffle(
      examples.map((_, at) => at),
      random,
    );
    let total = 0;
    let marked = 0;
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const touched = new Set<number>();
      let count = 0;
      for (const at of order.slice(from, from + AT_ONCE)) {
        const example = examples[at] as Example;
        total += run(
          weights,
          table,
          depth,
          width,
          example,
          { random, drop, featureDrop },
          grads,
          touched,
        ).loss;
        count += example.marked;
      }
      marked += count;
      step += 1;
      const now = rate * Math.min(1, step / 300) * (0.5 * (1 + Math.cos((Math.PI * step) / all)) + 0.03);
      adam(lists, [...touched], width, count, step, now);
      if (step > all * 0.7) {
        steadySteps += 1;
        if (steadySteps % 8 === 1) keepMean(steady, lists[0], (steadySteps - 1) / 8 + 1);
      }
    }
    onRound?.(round, total / marked, weights);
  }
  for (const [at, array] of lists[0].entries()) array.set(steady[at] as Float64Array);
  return weights;
}

function keepMean(steady: readonly Float64Array[], now: readonly Float64Array[], nth: number): void {
  for (const [at, array] of steady.entries()) {
    const own = now[at] as Float64Array;
    for (let i = 0; i < array.length; i++)
      array[i] = (array[i] as number) + ((own[i] as number) - (array[i] as number)) / nth;
  }
}

function adam(
  [weights, grads, means, squares]: [Float64Array[], Float64Array[], Float64Array[], Float64Array[]],
  rows: readonly number[],
  width: number,
  count: number,
  step: number,
  rate: number,
): void {
  let norm = 0;
  const spans = (nth: number): readonly (readonly [number, number])[] =>
    nth === 0
      ? rows.map((row) => [row * width, (row + 1) * width])
      : [[0, (weights[nth] as Float64Array).length]];
  for (const [nth, grad] of grads.entries())
    for (const [from, to] of spans(nth))
      for (let i = from; i < to; i++) {
        grad[i] = (grad[i] as number) / count;
        norm += (grad[i] as number) ** 2;
      }
  const shrink = Math.min(1, LONGEST_STEP / (Math.sqrt(norm) + 1e-9));
  const [fade, slow] = FADE;
  const lift = Math.sqrt(1 - slow ** step) / (1 - fade ** step);
  for (const [nth, grad] of grads.entries()) {
    // A row that is seldom met moves as far each time as one that is always met moves in several.
    const own = nth === 0 ? rate * RARE : rate;
    const [weight, mean, square] = [weights[nth], means[nth], squares[nth]] as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (const [from, to] of spans(nth))
      for (let i = from; i < to; i++) {
        const one = (grad[i] as number) * shrink;
        const m = fade * (mean[i] as number) + (1 - fade) * one;
        const s = slow * (square[i] as number) + (1 - slow) * one * one;
        mean[i] = m;
        square[i] = s;
        weight[i] = (weight[i] as number) - (own * lift * m) / (Math.sqrt(s) + 1e-8);
        grad[i] = 0;
      }
  }
}
