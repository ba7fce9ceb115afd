import { fixedFigures } from '../../language/surroundings/cameras.ts';
import { type Draw, pick } from './draw.ts';

/** Lenses that are made, in millimetres. */
const LENSES = [
  18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 40, 45, 50, 55, 58, 60, 65, 70, 75, 80, 85, 90, 100, 105, 110, 120,
  135, 150, 180, 200, 300,
] as const;

/** A sixth up or down sees the same picture. */
const NEAR = 1.19;

/** Stops as they are engraved, in thirds. */
const STOPS = [
  1.4, 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.5, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9, 10, 11, 13, 14, 16,
] as const;

/** The same shot on a lens of about the same length, a third of a stop up or down: what tells it apart from the next. */
export function otherFigures(camera: string, draw: Draw): string {
  if (fixedFigures.test(camera)) return camera;
  return camera
    .replace(/(?:\b(an?) )?\b(\d+)mm\b/, (_, article: string | undefined, written: string) => {
      const mm = pick(draw, lensesNear(Number(written))) ?? Number(written);
      return `${article === undefined ? '' : `${articleOf(mm)} `}${mm}mm`;
    })
    .replace(/\bf\/([\d.]+)/, (_, written: string) => `f/${pick(draw, stopsNear(Number(written)))}`);
}

function lensesNear(mm: number): readonly number[] {
  const near = LENSES.filter((one) => Math.max(one / mm, mm / one) < NEAR);
  return near.length > 0 ? near : [mm];
}

function stopsNear(stop: number): readonly number[] {
  const at = (STOPS as readonly number[]).indexOf(stop);
  return at < 0 ? [stop] : STOPS.slice(Math.max(0, at - 1), at + 2);
}

/** "An 85mm", "an 18mm", "a 50mm". */
function articleOf(figure: number): 'a' | 'an' {
  return /^(?:8|11$|18$)/.test(String(figure)) ? 'an' : 'a';
}
