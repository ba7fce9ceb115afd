import type { Look } from '../figures/look.ts';
import type { Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';

/** In heights of the thing, on the ground at the origin, going right. */
export type Drawer = (sheet: Sheet, spot: Spot, look: Look) => void;

export function weightOf(unit: number): number {
  return Math.min(3.2, Math.max(0.9, unit / 120));
}
