import type { Haze } from '../board/ink.ts';
import type { Hour, Placed } from '../scene.ts';
import type { Vector } from '../space/vector.ts';
import type { Primitive } from '../things/primitive.ts';
import type { Accent, Tone } from '../tones/palette.ts';

/** From the top of the sky (0) to the horizon (1). */
export type SkyStop = readonly [share: number, tone: Tone | Accent];

export interface StageSet {
  /** What the sheet is filled with before anything is drawn. */
  back: Tone;
  sky?: readonly SkyStop[];
  haze: Haze;
  /** Walls, floor, land: always behind what stands in it, in their order. */
  ground: readonly Primitive[];
  things: readonly Placed[];
  isIndoors: boolean;
  /** Where its own light hangs. */
  lamp?: Vector;
  /** Where the light comes in, or the sky is brightest. */
  opening: Vector;
}

export type MakeSet = (hour: Hour) => StageSet;

/** Even numbers below one that are the same every time. */
export function evenly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 16777216;
  };
}
