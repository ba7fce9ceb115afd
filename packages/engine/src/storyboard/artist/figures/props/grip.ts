import type { Point } from '../../geometry.ts';
import type { Sheet } from '../../pencil/sheet.ts';
import type { Look } from '../look.ts';

/** Where whoever holds something has the hands and the rest of the body, on the sheet. */
export interface Grip {
  near: Point;
  far: Point;
  chin: Point;
  belly: Point;
  ground: number;
  /** The height of a grown person: things are as large in small hands. */
  unit: number;
  flip: boolean;
}

/** The pencil that draws what is held. */
export interface Holding extends Grip {
  sheet: Sheet;
  look: Look;
  weight: number;
  /** 1 where the holder looks right. */
  ahead: 1 | -1;
  accent: string;
  /** A tone, or the dark of a silhouette. */
  tone(name: 'lit' | 'far' | 'mid' | 'near' | 'dark'): string;
  /** A shape in hundredths of the unit around a point, leaning ahead by an angle. */
  shape(at: Point, pairs: string, tone: string, how?: { isSharp?: boolean; turn?: number }): void;
  stroke(along: readonly Point[], thick?: number): void;
}
