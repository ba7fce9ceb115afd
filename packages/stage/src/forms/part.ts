import type { Vector } from '../space/vector.ts';

export type Ball = readonly [x: number, y: number, z: number, radius: number];

/** A piece of a form: the skin that is stretched over balls, or an outline cut from a thick board. */
export interface Part {
  /** What tone it has: "hair", "coat". */
  group: string;
  balls?: readonly Ball[];
  outline?: readonly Vector[];
  /** Wins against what is this much nearer, in metres: hair over a skull. */
  near?: number;
  /** Joins its neighbours at an edge, not in a fillet. */
  isCrisp?: boolean;
}
