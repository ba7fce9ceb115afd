import { crfLoss } from './crf.ts';
import type { Example } from './example.ts';
import { normalFrom } from './random.ts';

/** How many words each layer of it looks past. */
export const REACHES = [1, 2, 4];
export const KINDS = 17;

/** What is learnt: rows of `width` figures, one for each of what comes in. */
export interface Weights {
  readonly features: Float64Array;
  readonly vectors: Float64Array;
  readonly start: Float64Array;
  readonly layers: readonly Float64Array[];
  readonly layerStarts: readonly Float64Array[];
  readonly last: Float64Array;
  readonly lastStart: Float64Array;
  readonly out: Float64Array;
  readonly outStart: Float64Array;
  readonly steps: Float64Array;
}

export function weightsFor(features: number, depth: number, width: number, random?: () => number): Weights {
  const normal = random ? normalFrom(random) : () => 0;
  const made = (size: number, spread: number) =>
    Float64Array.from({ length: size }, () => (spread === 0 ? 0 : normal() * spread));
  return {
    features: made(features * width, 0.08),
    vectors: made(depth * width, 0.05),
    start: made(width, 0),
    layers: REACHES.map(() => made(3 * width * width, Math.sqrt(1 / (3 * width)))),
    layerStarts: REACHES.map(() => made(width, 0)),
    last: made(width * width, Math.sqrt(2 / width)),
    lastStart: made(width, 0),
    out: made(width * KINDS, Math.sqrt(1 / width)),
    outStart: made(KINDS, 0),
    steps: made(KINDS * KINDS, 0),
  };
}

export function arraysOf(weights: Weights): Float64Array[] {
  const { features, vectors, start, layers, layerStarts, last, lastStart, out, outStart, steps } = weights;
  return [features, vectors, start, ...layers, ...layerStarts, last, lastStart, out, outStart, steps];
}

/** `out[o] += sum of x[i] * w[i][o]`, two at a time; many are nought. */
function addProduct(
  x: Float64Array,
  xAt: number,
  n: number,
  w: Float64Array,
  wAt: number,
  m: number,
  out: Float64Array,
  outAt: number,
): void {
  let i = 0;
  while (i < n) {
    while (i < n && x[xAt + i] === 0) i += 1;
    if (i === n) return;
    const one = x[xAt + i] as number;
    const row = wAt + i * m;
    i += 1;
    while (i < n && x[xAt + i] === 0) i += 1;
    if (i === n) {
      for (let o = 0; o < m; o++) out[outAt + o] = (out[outAt + o] as number) + one * (w[row + o] as number);
      return;
    }
    const other = x[xAt + i] as number;
    const next = wAt + i * m;
    i += 1;
    for (let o = 0; o < m; o++)
      out[outAt + o] =
        (out[outAt + o] as number) + one * (w[row + o] as number) + other * (w[next + o] as number);
  }
}

/** What that hangs on. */
function addBack(
  x: Float64Array,
  xAt: number,
  n: number,
  w: Float64Array,
  wAt: number,
  m: number,
  grad: Float64Array,
  gradAt: number,
  xGrad: Float64Array,
  wGrad: Float64Array,
): void {
  let isStill = true;
  for (let o = 0; o < m; o++) if (grad[gradAt + o] !== 0) isStill = false;
  if (isStill) return;
  for (let i = 0; i < n; i++) {
    const value = x[xAt + i] as number;
    const row = wAt + i * m;
    let sum = 0;
    if (value === 0) {
      for (let o = 0; o < m; o++) sum += (w[row + o] as number) * (grad[gradAt + o] as number);
    } else
      for (let o = 0; o < m; o++) {
        const one = grad[gradAt + o] as number;
        sum += (w[row + o] as number) * one;
        wGrad[row + o] = (wGrad[row + o] as number) + value * one;
      }
    xGrad[xAt + i] = (xGrad[xAt + i] as number) + sum;
  }
}

export interface Noise {
  readonly random: () => number;
  readonly drop: number;
  readonly featureDrop: number;
}

/** The scores of a line; and with `grads`, how far it is from right, with what that hangs on added to them. */
export function run(
  weights: Weights,
  table: Float64Array,
  depth: number,
  width: number,
  { length, starts, features, vectors, sentences, right }: Example,
  noise?: Noise,
  grads?: Weights,
  touched?: Set<number>,
): { scores: Float64Array; loss: number } {
  const H = width;
  const keep = noise ? 1 / (1 - noise.drop) : 1;
  const mask = () => (!noise ? 1 : noise.random() < noise.drop ? 0 : keep);
  const spared = noise ? 1 / (1 - noise.featureDrop) : 1;
  const kept = new Uint8Array(features.length).fill(1);
  if (noise) for (let f = 0; f < kept.length; f++) if (noise.random() < noise.featureDrop) kept[f] = 0;
  const masks: Float64Array[] = [];
  const activate = (pre: Float64Array): Float64Array => {
    const m = new Float64Array(pre.length);
    for (let i = 0; i < pre.length; i++) m[i] = (pre[i] as number) > 0 ? mask() : 0;
    masks.push(m);
    for (let i = 0; i < pre.length; i++) pre[i] = (pre[i] as number) * (m[i] as number);
    return pre;
  };
  const first = new Float64Array(length * H);
  for (let t = 0; t < length; t++) {
    const at = t * H;
    for (let o = 0; o < H; o++) first[at + o] = weights.start[o] as number;
    for (let f = starts[t] as number; f < (starts[t + 1] as number); f++) {
      if (!kept[f]) continue;
      const row = (features[f] as number) * H;
      for (let o = 0; o < H; o++)
        first[at + o] = (first[at + o] as number) + spared * (weights.features[row + o] as number);
    }
    const vector = vectors[t] as number;
    if (vector > 0) addProduct(table, (vector - 1) * depth, depth, weights.vectors, 0, H, first, at);
  }
  const states = [activate(first)];
  for (const [l, reach] of REACHES.entries()) {
    const before = states[l] as Float64Array;
    const w = weights.layers[l] as Float64Array;
    const pre = new Float64Array(length * H);
    for (let t = 0; t < length; t++) {
      const at = t * H;
      for (let o = 0; o < H; o++) pre[at + o] = (weights.layerStarts[l] as Float64Array)[o] as number;
      if (t >= reach) addProduct(before, at - reach * H, H, w, 0, H, pre, at);
      addProduct(before, at, H, w, H * H, H, pre, at);
      if (t + reach < length && sentences[t + reach] === sentences[t])
        addProduct(before, at + reach * H, H, w, 2 * H * H, H, pre, at);
    }
    const after = activate(pre);
    for (let i = 0; i < after.length; i++) after[i] = (after[i] as number) + (before[i] as number);
    states.push(after);
  }
  const top = states.at(-1) as Float64Array;
  const last = new Float64Array(length * H);
  for (let t = 0; t < length; t++) {
    for (let o = 0; o < H; o++) last[t * H + o] = weights.lastStart[o] as number;
    addProduct(top, t * H, H, weights.last, 0, H, last, t * H);
  }
  activate(last);
  const scores = new Float64Array(length * KINDS);
  for (let t = 0; t < length; t++) {
    for (let o = 0; o < KINDS; o++) scores[t * KINDS + o] = weights.outStart[o] as number;
    addProduct(last, t * H, H, weights.out, 0, KINDS, scores, t * KINDS);
  }
  if (!grads) return { scores, loss: 0 };

  const grad = new Float64Array(length * KINDS);
  const loss = crfLoss(scores, weights.steps, right, length, KINDS, grad, grads.steps);
  const addStart = (start: Float64Array, from: Float64Array) => {
    const m = start.length;
    for (let i = 0; i < from.length; i++) start[i % m] = (start[i % m] as number) + (from[i] as number);
  };
  const gate = (g: Float64Array, m: Float64Array) => {
    for (let i = 0; i < g.length; i++) g[i] = (g[i] as number) * (m[i] as number);
  };
  addStart(grads.outStart, grad);
  const lastGrad = new Float64Array(length * H);
  for (let t = 0; t < length; t++)
    addBack(last, t * H, H, weights.out, 0, KINDS, grad, t * KINDS, lastGrad, grads.out);
  gate(lastGrad, masks.pop() as Float64Array);
  addStart(grads.lastStart, lastGrad);
  const stateGrad = new Float64Array(length * H);
  for (let t = 0; t < length; t++)
    addBack(top, t * H, H, weights.last, 0, H, lastGrad, t * H, stateGrad, grads.last);
  for (let l = REACHES.length - 1; l >= 0; l--) {
    const reach = REACHES[l] as number;
    const before = states[l] as Float64Array;
    const w = weights.layers[l] as Float64Array;
    const wGrad = grads.layers[l] as Float64Array;
    const preGrad = stateGrad.slice();
    gate(preGrad, masks.pop() as Float64Array);
    addStart(grads.layerStarts[l] as Float64Array, preGrad);
    for (let t = 0; t < length; t++) {
      const at = t * H;
      if (t >= reach) addBack(before, at - reach * H, H, w, 0, H, preGrad, at, stateGrad, wGrad);
      addBack(before, at, H, w, H * H, H, preGrad, at, stateGrad, wGrad);
      if (t + reach < length && sentences[t + reach] === sentences[t])
        addBack(before, at + reach * H, H, w, 2 * H * H, H, preGrad, at, stateGrad, wGrad);
    }
  }
  gate(stateGrad, masks.pop() as Float64Array);
  addStart(grads.start, stateGrad);
  for (let t = 0; t < length; t++) {
    const at = t * H;
    for (let f = starts[t] as number; f < (starts[t + 1] as number); f++) {
      if (!kept[f]) continue;
      const feature = features[f] as number;
      touched?.add(feature);
      for (let o = 0; o < H; o++)
        grads.features[feature * H + o] =
          (grads.features[feature * H + o] as number) + spared * (stateGrad[at + o] as number);
    }
    const vector = vectors[t] as number;
    if (vector === 0) continue;
    for (let i = 0; i < depth; i++) {
      const value = table[(vector - 1) * depth + i] as number;
      for (let o = 0; o < H; o++)
        grads.vectors[i * H + o] =
          (grads.vectors[i * H + o] as number) + value * (stateGrad[at + o] as number);
    }
  }
  return { scores, loss };
}
