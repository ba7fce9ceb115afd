import { type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Hair, Person } from '../seeing/person.ts';
import type { Facing, Look } from './look.ts';

type Shapes = Readonly<Record<Facing, Point[]>>;

/** Short: above the ear, with a parting. */
const CROP: Shapes = {
  front: points(
    '-37 -2 -41 -22 -33 -46 -14 -57 10 -59 31 -49 40 -27 37 -2 33 -10 31 -24 22 -31 4 -30 -12 -36 -25 -28 -31 -22 -33 -10',
  ),
  'three-quarter': points(
    '-29 0 -35 2 -43 -10 -43 -29 -31 -49 -8 -58 16 -57 34 -46 38 -26 33 -33 22 -38 2 -36 -12 -30 -20 -20 -24 -8',
  ),
  profile: points(
    '-8 0 -14 18 -34 18 -45 -8 -45 -30 -33 -49 -10 -58 14 -56 31 -45 35 -30 24 -35 8 -31 -2 -22 -5 -8',
  ),
  back: points('-35 18 -42 -10 -38 -36 -20 -54 0 -58 20 -54 38 -36 42 -10 35 18 24 32 0 36 -24 32'),
};
/** What lies over the brow when the hair is longer. */
const PARTED: Shapes = {
  front: points(
    '-38 14 -43 -14 -38 -40 -20 -57 4 -60 26 -53 40 -34 43 -8 38 16 35 -8 28 -26 12 -38 -2 -42 -16 -36 -29 -22 -34 -4',
  ),
  'three-quarter': points(
    '-14 20 -30 26 -44 0 -45 -28 -32 -50 -8 -60 16 -58 34 -46 40 -24 38 0 34 -16 26 -32 8 -38 -6 -32 -14 -16',
  ),
  profile: points(
    '-4 12 -12 28 -36 24 -48 -6 -46 -30 -33 -50 -10 -59 14 -57 31 -46 37 -30 30 -22 20 -33 8 -34 0 -22 -2 -4',
  ),
  back: CROP.back,
};
/** What falls to the shoulders. */
const LONG: Shapes = {
  front: points(
    '-40 -24 -47 10 -50 46 -46 76 -30 84 -20 60 20 60 30 84 46 76 50 46 47 10 40 -24 20 -52 -20 -52',
  ),
  'three-quarter': points('-28 -46 -48 -22 -53 18 -52 56 -44 84 -16 84 2 52 22 24 12 -30'),
  profile: points('-28 -46 -50 -18 -55 22 -52 60 -45 86 -18 82 -6 50 0 14 -4 -30'),
  back: points('-42 -14 -47 22 -44 56 -32 84 -10 90 12 88 32 84 44 56 47 22 42 -14 20 -53 -20 -53'),
};
const BOB: Shapes = {
  front: points('-40 -24 -48 4 -47 30 -36 42 -24 34 24 34 36 42 47 30 48 4 40 -24 20 -54 -20 -54'),
  'three-quarter': points('-28 -46 -48 -20 -52 12 -44 38 -20 42 0 30 16 10 12 -30'),
  profile: points('-28 -46 -50 -18 -53 14 -44 38 -18 40 -6 30 2 8 -4 -30'),
  back: points('-42 -14 -47 14 -40 38 -14 44 14 44 40 38 47 14 42 -14 20 -54 -20 -54'),
};
const CURLS =
  '-50 4 -57 -12 -52 -28 -56 -42 -40 -52 -36 -66 -18 -66 -4 -76 12 -68 28 -68 36 -54 52 -46 50 -30 57 -14 50 4 44 18 30 16 -30 16 -44 18';
const HOOD = points(
  '-38 56 -52 6 -48 -40 -22 -66 14 -66 42 -46 47 -8 36 50 31 14 30 -20 12 -38 -14 -37 -29 -18 -31 18',
);
const LEAST_FOR_STRANDS = 45;
const UNDER: Partial<Record<Hair, Shapes>> = { long: LONG, bob: BOB };
const PARTS: ReadonlySet<Hair> = new Set(['long', 'bob', 'bun', 'braid', 'ponytail']);

export function drawHair(
  sheet: Sheet,
  person: Person,
  spot: Spot,
  look: Look,
  layer: 'behind' | 'before',
): void {
  const { tones, facing } = look;
  const { hair, age } = person;
  const tone = look.isSilhouette ? tones.dark : age === 'old' ? tones.far : hairTone(person, look);
  const weight = Math.min(2.4, Math.max(0.8, spot.unit / 85));
  const isQuick = spot.unit < 40 || look.isOneOfMany === true;
  const shape = (outline: readonly Point[], fill = tone) =>
    sheet.shape(put(outline, spot), fill, { round: true, weight, once: isQuick });
  const cap = (PARTS.has(hair) ? PARTED : CROP)[facing];
  if (layer === 'behind') {
    const under = UNDER[hair];
    if (under && facing !== 'back') shape(under[facing]);
    if (hair === 'curly' && facing !== 'back') shape(points(CURLS));
    if (hair === 'bun' && facing !== 'back') shape(knot(facing));
    if (hair === 'ponytail' && facing !== 'back') shape(tail(facing));
    if (look.isSilhouette && hair !== 'bald') shape(cap);
    return;
  }
  if (hair === 'bald') return;
  if (hair === 'hood') {
    shape(
      facing === 'back' ? points('-44 50 -50 4 -44 -40 -20 -64 20 -64 44 -40 50 4 44 50') : HOOD,
      tones.near,
    );
    return;
  }
  if (facing === 'back') {
    shape(hair === 'curly' ? points(CURLS) : (UNDER[hair]?.back ?? cap));
    if (hair === 'bun') shape(knot('back'));
    if (hair === 'ponytail') shape(tail('back'));
  } else if (hair === 'curly')
    shape(
      points(
        '-42 0 -46 -22 -42 -44 -22 -62 8 -64 32 -56 44 -36 44 -12 40 0 34 -16 24 -30 10 -26 -2 -34 -16 -26 -28 -30 -34 -14',
      ),
    );
  else shape(cap);
  if (hair === 'braid')
    for (let n = 0; n < 5; n++)
      shape(
        points('-7 -6 5 -8 9 4 0 9 -8 5').map(
          ([x, y]) => [x - (facing === 'back' ? 0 : 0.34) - n * 0.008, y + 0.24 + n * 0.135] as const,
        ),
      );
  if (spot.unit < LEAST_FOR_STRANDS || look.isOneOfMany || look.isSilhouette) return;
  drawStrands(sheet, person, spot, look);
}

function hairTone({ isFair }: Person, { tones }: Look): string {
  return isFair ? tones.far : tones.dark;
}

function drawStrands(sheet: Sheet, person: Person, spot: Spot, { tones, facing }: Look): void {
  const isDark = person.age !== 'old' && hairTone(person, { tones } as Look) === tones.dark;
  const strands = facing === 'back' ? BACK_STRANDS : facing === 'front' ? FRONT_STRANDS : STRANDS;
  for (const strand of UNDER[person.hair] && facing !== 'back' ? [...strands, ...FALLING] : strands)
    sheet.line(put(strand, spot), {
      tone: isDark ? tones.near : tones.ink,
      weight: Math.max(0.8, spot.unit / 170),
      round: true,
      opacity: 0.8,
      once: true,
    });
}

const STRANDS = [
  '2 -53 -18 -46 -31 -30 -37 -10',
  '8 -49 -10 -42 -24 -24',
  '12 -54 24 -48 33 -38',
  '-4 -56 -24 -50 -38 -30',
].map(points);
const FRONT_STRANDS = [
  '-10 -50 -26 -42 -36 -22',
  '-6 -54 8 -50 30 -40 37 -20',
  '-2 -48 14 -44 30 -32',
  '-14 -54 -30 -46 -39 -28',
].map(points);
const FALLING = ['-42 -8 -46 20 -43 40', '-38 14 -41 34 -38 52'].map(points);
const BACK_STRANDS = [
  '-4 -52 -22 -30 -26 10',
  '2 -52 4 -20 0 24',
  '8 -50 24 -26 24 14',
  '-12 -50 -32 -24 -34 4',
].map(points);

function knot(facing: Facing): Point[] {
  const [x, y] = {
    profile: [-0.48, -0.22],
    'three-quarter': [-0.4, -0.38],
    back: [0, -0.34],
    front: [0.02, -0.62],
  }[facing] as [number, number];
  return points('-16 0 -11 -13 2 -17 14 -10 16 3 8 14 -8 14').map(([px, py]) => [px + x, py + y] as const);
}

function tail(facing: Facing): Point[] {
  if (facing === 'back') return points('-8 -36 8 -36 15 -4 13 44 2 68 -10 46 -14 -4');
  return points(
    facing === 'front'
      ? '24 -44 44 -44 54 -20 52 18 44 34 42 0 32 -24'
      : '-34 -42 -50 -46 -66 -24 -68 14 -58 40 -52 6 -44 -16',
  );
}
