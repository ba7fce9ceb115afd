import { type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/see-person.ts';
import type { Look } from './look.ts';

const CAPS: Readonly<Record<Look['facing'], Point[]>> = {
  front: points(
    '-38 -6 -42 -28 -30 -50 -10 -58 12 -58 32 -50 42 -28 38 -6 34 -18 28 -28 8 -33 -14 -30 -29 -24 -34 -16',
  ),
  'three-quarter': points(
    '-22 14 -36 16 -44 -6 -44 -28 -30 -49 -8 -57 16 -56 34 -44 39 -26 34 -30 20 -35 4 -32 -10 -26 -16 -14 -20 -4',
  ),
  profile: points(
    '-8 10 -14 22 -36 20 -48 -6 -46 -30 -33 -48 -10 -57 14 -55 30 -45 35 -32 20 -34 6 -30 -4 -20 -7 -6',
  ),
  back: points('-36 20 -43 -10 -38 -36 -20 -54 0 -57 20 -54 38 -36 43 -10 36 20 24 34 0 38 -24 34'),
};
/** What falls behind the shoulders. */
const LONG: Readonly<Record<Look['facing'], Point[]>> = {
  front: points('-41 -22 -46 10 -44 48 -40 76 -22 70 22 70 40 76 44 48 46 10 41 -22 20 -52 -20 -52'),
  'three-quarter': points('-30 -46 -48 -20 -50 20 -46 58 -40 80 -8 74 4 40 20 20 10 -30'),
  profile: points('-30 -46 -50 -16 -54 24 -50 62 -44 82 -14 76 -4 46 0 10 -4 -30'),
  back: points('-43 -14 -46 22 -42 56 -30 84 0 88 30 84 42 56 46 22 43 -14 20 -52 -20 -52'),
};
const LEAST_FOR_STRANDS = 45;

export function drawHair(
  sheet: Sheet,
  person: Person,
  spot: Spot,
  look: Look,
  layer: 'behind' | 'before',
): void {
  const { tones, facing } = look;
  const tone = look.isSilhouette ? tones.dark : person.age === 'old' ? tones.mid : tones.dark;
  const weight = Math.min(2.4, Math.max(0.8, spot.unit / 85));
  const shape = (pairs: readonly Point[]) => sheet.shape(put(pairs, spot), tone, { round: true, weight });
  if (layer === 'behind') {
    if (person.hair === 'long' && facing !== 'back') shape(LONG[facing]);
    if (person.hair === 'curly')
      shape(points('-50 10 -58 -14 -48 -46 -22 -66 12 -66 44 -50 56 -20 50 12 30 24 -30 24'));
    if (person.hair === 'bun') shape(bun(facing));
    if (look.isSilhouette && person.hair !== 'bald') shape(CAPS[facing]);
    return;
  }
  if (person.hair === 'bald') return;
  if (person.hair === 'hood') {
    sheet.shape(
      put(
        points(
          '-40 48 -54 0 -48 -42 -20 -66 14 -66 42 -46 46 -10 36 44 30 10 30 -22 10 -38 -16 -36 -30 -18 -30 20',
        ),
        spot,
      ),
      tones.near,
      { round: true, weight },
    );
    return;
  }
  shape(facing === 'back' && person.hair === 'long' ? LONG.back : CAPS[facing]);
  if (facing === 'back' && person.hair === 'bun') shape(bun('back'));
  if (person.hair === 'braid')
    for (let knot = 0; knot < 5; knot++)
      shape(
        points('-7 -6 5 -8 9 4 0 9 -8 5').map(
          ([x, y]) => [x - (facing === 'back' ? 0 : 0.34) - knot * 0.008, y + 0.24 + knot * 0.135] as const,
        ),
      );
  if (spot.unit < LEAST_FOR_STRANDS || look.isOneOfMany) return;
  const light = person.age === 'old' ? tones.ink : tones.near;
  for (const strand of facing === 'back' ? BACK_STRANDS : STRANDS)
    sheet.line(put(strand, spot), {
      tone: light,
      weight: Math.max(0.8, spot.unit / 150),
      round: true,
      opacity: 0.8,
      once: true,
    });
}

const STRANDS = [
  '4 -50 -16 -46 -30 -30 -36 -12',
  '8 -47 -8 -42 -22 -28',
  '12 -51 24 -46 33 -36',
  '-2 -54 -24 -48 -38 -28',
].map(points);
const BACK_STRANDS = [
  '-4 -52 -22 -30 -26 10',
  '2 -52 4 -20 0 24',
  '8 -50 24 -26 24 14',
  '-12 -50 -32 -24 -34 4',
].map(points);

function bun(facing: Look['facing']): Point[] {
  const [x, y] =
    facing === 'profile'
      ? [-0.5, -0.2]
      : facing === 'three-quarter'
        ? [-0.4, -0.36]
        : facing === 'back'
          ? [0, -0.3]
          : [0, -0.62];
  return points('-16 0 -11 -13 2 -17 14 -10 16 3 8 14 -8 14').map(([px, py]) => [px + x, py + y] as const);
}
