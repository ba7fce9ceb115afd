import type { PoseName } from '../figure/poses.ts';
import type { Primitive } from './primitive.ts';

/** How somebody has it: in a hand by its grip, before the chest, at the shoulder, or standing by itself. */
export type Hold = 'hand' | 'two-hands' | 'chest' | 'overhead' | 'ear' | 'mouth' | 'back' | 'ground';

export interface Thing {
  /** What it is called, the plain words a text has for it. */
  names: string;
  /** At the origin, its front towards the camera; what is held is made around its grip. */
  make: () => readonly Primitive[];
  hold?: Hold;
  /** What somebody does with it, where the text says no more than that they have it. */
  pose?: PoseName;
  /** Where it is found when nobody holds it. */
  stands?: 'table' | 'floor' | 'wall' | 'air' | 'water';
  /** One sits on it, or in it. */
  seat?: number;
}

export const thing = (
  names: string,
  make: Thing['make'],
  more: Omit<Thing, 'names' | 'make'> = {},
): Thing => ({
  names,
  make,
  ...more,
});
