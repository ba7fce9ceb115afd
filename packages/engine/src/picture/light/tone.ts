import type { Pixels } from '../colour/read-pixels.ts';

export type Key = 'low-key' | 'mid-key' | 'high-key';
export type Contrast = 'flat' | 'soft' | 'normal' | 'high';

/** How light and dark are spread over the frame. */
export interface Tone {
  key: Key;
  contrast: Contrast;
  /** Shares of the frame from black to white, in equal steps to the eye, five to a zone. */
  histogram: number[];
  /** Lightness that half of the frame does not reach, 0 to 100. */
  median: number;
  /** Lightness of the deepest and the brightest twentieth. */
  shadows: number;
  highlights: number;
  /** Stops between the deepest and the brightest twentieth. */
  stops: number;
  /** Shares of the frame without any drawing: burnt out, blocked up. */
  clippedWhite: number;
  clippedBlack: number;
}

export const ZONES = 11;
const STEPS_A_ZONE = 5;
const STEPS = ZONES * STEPS_A_ZONE;
const FINE = 1_000;
const WHITE = 250;
const BLACK = 4;

export function measureTone({ count, lightness, raw }: Pixels): Tone {
  const { pixels } = raw;
  const { values } = lightness;
  const fine = new Uint32Array(FINE + 1);
  let white = 0;
  let black = 0;
  for (let at = 0; at < count; at++) {
    const step = Math.min(FINE, Math.max(0, Math.round((values[at] ?? 0) * (FINE / 100))));
    fine[step] = (fine[step] ?? 0) + 1;
    const r = pixels[3 * at] ?? 0;
    const g = pixels[3 * at + 1] ?? 0;
    const b = pixels[3 * at + 2] ?? 0;
    if (r >= WHITE && g >= WHITE && b >= WHITE) white += 1;
    else if (r <= BLACK && g <= BLACK && b <= BLACK) black += 1;
  }
  const at = (share: number) => levelAt(fine, count * share);
  const [shadows, median, highlights] = [at(0.05), at(0.5), at(0.95)];
  return {
    key: keyOf({ shadows, lower: at(0.25), median, upper: at(0.8) }),
    contrast: contrastOf(highlights - shadows),
    histogram: coarse(fine, count),
    median,
    shadows,
    highlights,
    stops: Math.round(10 * Math.log2(lightOf(highlights) / lightOf(shadows))) / 10,
    clippedWhite: share(white, count),
    clippedBlack: share(black, count),
  };
}

interface Levels {
  shadows: number;
  lower: number;
  median: number;
  upper: number;
}

/**
 * Low-key is a frame that was left in the dark: half of it in shadow, a quarter in deep shadow, at most a fifth lit as a
 * middle grey is. Dark things in good light are not: grass, fur and foliage lie above. High-key is the mirror of it.
 */
function keyOf({ shadows, lower, median, upper }: Levels): Key {
  if (median < 25 && lower < 16 && shadows < 12 && upper < 50) return 'low-key';
  if (median > 70 && lower > 55) return 'high-key';
  return 'mid-key';
}

function contrastOf(range: number): Contrast {
  if (range < 35) return 'flat';
  if (range < 56) return 'soft';
  return range < 78 ? 'normal' : 'high';
}

function levelAt(fine: Uint32Array, wanted: number): number {
  let seen = 0;
  for (const [step, here] of fine.entries()) {
    seen += here;
    if (seen >= wanted) return (step * 100) / FINE;
  }
  return 100;
}

/** Light for a lightness; below the first stop of a display everything is black alike. */
function lightOf(lightness: number): number {
  const y = lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24389;
  return Math.max(y, 0.001);
}

function coarse(fine: Uint32Array, count: number): number[] {
  const steps = Array.from({ length: STEPS }, () => 0);
  for (const [step, here] of fine.entries()) {
    const into = Math.min(STEPS - 1, Math.floor((step / FINE) * STEPS));
    steps[into] = (steps[into] ?? 0) + here;
  }
  return steps.map((here) => Math.round((10_000 * here) / count) / 10_000);
}

function share(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 1000;
}
