import type { Pixels } from './read-pixels.ts';

export type SaturationWord = 'monochrome' | 'toned' | 'muted' | 'natural' | 'vivid';

export interface Saturation {
  word: SaturationWord;
  /** Mean chroma in OKLab. */
  mean: number;
  /** The chroma that one pixel in twenty exceeds. */
  high: number;
}

const STEPS = 400;
/** Chroma of one step. */
const STEP = 0.001;

/** How much colour there is. Grey throughout is monochrome, one weak hue throughout is toned. */
export function measureSaturation({ count, okA, okB }: Pixels): Saturation {
  const steps = new Uint32Array(STEPS);
  let sum = 0;
  let sumA = 0;
  let sumB = 0;
  for (let at = 0; at < count; at++) {
    const a = okA[at] ?? 0;
    const b = okB[at] ?? 0;
    const chroma = Math.sqrt(a * a + b * b);
    sum += chroma;
    sumA += a;
    sumB += b;
    const step = Math.min(STEPS - 1, Math.floor(chroma / STEP));
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let seen = 0;
  let step = STEPS - 1;
  while (step > 0 && seen + (steps[step] ?? 0) < count * 0.05) {
    seen += steps[step] ?? 0;
    step -= 1;
  }
  const mean = sum / count;
  const high = step * STEP;
  const oneHue = sum > 0 ? Math.hypot(sumA, sumB) / sum : 0;
  return { word: wordFor(mean, high, oneHue), mean: rounded(mean), high: rounded(high) };
}

function wordFor(mean: number, high: number, oneHue: number): SaturationWord {
  if (high < 0.014) return 'monochrome';
  if (oneHue > 0.97 && high < 0.075) return 'toned';
  if (mean < 0.04 && high < 0.13) return 'muted';
  return mean > 0.1 || high > 0.2 ? 'vivid' : 'natural';
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
