import type { Point, Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import type { Look } from './look.ts';
import type { Outfit } from './outfit.ts';
import type { Skeleton } from './skeleton.ts';

/** Everything one hand needs to know to draw somebody whole. */
export interface Figure {
  sheet: Sheet;
  person: Person;
  look: Look;
  skeleton: Skeleton;
  outfit: Outfit;
  spot: Spot;
  /** Of the outline. */
  weight: number;
  /** Small or one of many: a single stroke around each shape. */
  isQuick: boolean;
  /** From heights of the body to the sheet. */
  place(at: Point): Point;
}

/** Below it a hand is a dot and a fold a smudge. */
export const LEAST_FOR_HANDS = 52;
export const LEAST_FOR_HATCH = 90;
export const LEAST_FOR_FOLDS = 170;
export const LEAST_FOR_FINGERS = 430;
