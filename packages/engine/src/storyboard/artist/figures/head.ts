import { type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import { faceFront } from './face.ts';
import { faceProfile } from './face-profile.ts';
import { drawHair } from './hair.ts';
import { drawHat } from './hat.ts';
import type { Look } from './look.ts';

/** In heights of the head, its middle at the origin. */
const OUTLINES: Readonly<Record<Look['facing'], Point[]>> = {
  front: points(
    '0 -50 17 -48 31 -37 37 -18 36 4 33 22 24 38 10 49 -10 49 -24 38 -33 22 -36 4 -37 -18 -31 -37 -17 -48',
  ),
  'three-quarter': points(
    '2 -50 20 -47 33 -36 37 -20 34 -6 36 6 33 20 29 36 18 49 4 48 -12 39 -26 26 -33 8 -40 -8 -39 -26 -29 -41 -14 -49',
  ),
  profile: points(
    '2 -50 18 -47 30 -36 35 -22 35 -9 33 -3 40 7 45 13 43 17 36 18 37 22 39 26 35 29 37 33 33 38 34 45 26 50 12 46 -2 36 -8 24 -24 24 -38 10 -45 -8 -43 -26 -33 -41 -16 -49',
  ),
  back: points(
    '0 -50 18 -48 33 -36 39 -16 37 6 30 26 20 40 0 44 -20 40 -30 26 -37 6 -39 -16 -33 -36 -18 -48',
  ),
};
const LEAST_FOR_FACE = 15;
const LEAST_FOR_HATCH = 34;

export function drawHead(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { tones } = look;
  const { unit } = spot;
  const outline = put(OUTLINES[look.facing], spot);
  const weight = Math.min(3, Math.max(0.8, unit / 70));
  if (look.isSilhouette) {
    sheet.shape(outline, tones.dark, { round: true, weight });
    drawHair(sheet, person, spot, look, 'behind');
    drawHat(sheet, person, spot, look);
    return;
  }
  drawHair(sheet, person, spot, look, 'behind');
  if (person.hair !== 'long' && person.hair !== 'bob' && person.hair !== 'hood' && unit >= LEAST_FOR_FACE)
    drawEars(sheet, spot, look, weight);
  sheet.shape(outline, tones.skin, { round: true, weight, once: unit < 40 || look.isOneOfMany === true });
  if (unit >= LEAST_FOR_HATCH && !look.isOneOfMany)
    sheet.hatch(outline, {
      side: look.shadow,
      reach: look.facing === 'profile' ? 0.34 : 0.3,
      gap: Math.max(4, unit / 34),
      angle: -0.95,
      opacity: 0.5,
    });
  if (look.facing !== 'back' && unit >= LEAST_FOR_FACE && !(look.isOneOfMany && unit < 40))
    (look.facing === 'profile' ? faceProfile : faceFront)(sheet, person, spot, look);
  drawHair(sheet, person, spot, look, 'before');
  drawHat(sheet, person, spot, look);
}

const EAR = points('2 -12 -7 -10 -9 2 -5 14 2 14');

function drawEars(sheet: Sheet, spot: Spot, { facing, tones }: Look, weight: number): void {
  if (facing === 'profile') return;
  const sides =
    facing === 'three-quarter'
      ? [[-0.33, 1]]
      : [
          [-0.35, 1],
          [0.35, -1],
        ];
  for (const [x = 0, way = 1] of sides)
    sheet.shape(
      put(
        EAR.map(([px, py]) => [x + px * way, py + 0.02] as const),
        spot,
      ),
      tones.skin,
      { round: true, weight: weight * 0.9, once: true },
    );
}
