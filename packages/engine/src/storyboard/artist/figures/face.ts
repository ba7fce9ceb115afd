import { oval, type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import { drawBeard, drawGlasses } from './face-wear.ts';
import type { Look } from './look.ts';

/** Heights of the head from which a face bears more strokes. */
const MEDIUM = 34;
const FINE = 74;
const CLOSE = 200;

/** One eye fills the frame. */
const ALONE = 1000;
/** From the lid outward, the longest at the corner. */
const LASHES = [
  '-6 -2.4 -7 -4.2',
  '-3 -3.4 -3.5 -5.6',
  '0 -4 .2 -6.2',
  '3 -3.9 4.1 -6',
  '6 -2.7 7.8 -4.6',
  '8 -1.2 10.2 -2.8',
];

/** Brows, eyes, nose and mouth, as many strokes as the size bears: a small face is calm. */
export function faceFront(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { unit } = spot;
  const turn = look.facing === 'three-quarter' ? 0.1 : 0;
  const thin = Math.max(0.8, Math.min(2.6, unit / 120));
  const isYoung = person.age === 'child' || person.age === 'toddler';
  // A child's features sit lower, and the forehead is high.
  const low = person.age === 'toddler' ? 0.09 : person.age === 'child' ? 0.06 : 0;
  const at = (pairs: string, by = turn) =>
    put(
      points(pairs).map(([x, y]) => [x + by, y * (isYoung ? 0.86 : 1) + low] as const),
      spot,
    );
  for (const side of [-1, 1]) {
    const isAway = turn > 0 && side > 0;
    const middle = side * (isAway ? 0.145 : 0.165) + turn;
    const eye = (pairs: string) =>
      put(
        points(pairs).map(([x, y]) => [middle + x * side * (isAway ? 0.82 : 1), y + low - 0.01] as const),
        spot,
      );
    if (unit < MEDIUM) {
      sheet.line(eye('-7 -5 6 -5'), { weight: Math.max(0.9, thin), once: true, opacity: 0.9 });
      continue;
    }
    if (unit < FINE) {
      sheet.line(eye('-8 0 0 -3 8 0'), { weight: Math.max(1.2, thin * 1.6), round: true, once: true });
      sheet.line(eye('-9 -12 1 -15 10 -11'), { weight: Math.max(1, thin * 1.2), round: true, once: true });
      continue;
    }
    if (person.hasEyesClosed) drawLid(sheet, eye, thin);
    else drawEye(sheet, eye, put([[middle, low - 0.012]], spot)[0] ?? [0, 0], unit, person, look);
    drawBrow(sheet, eye, person, thin, look);
  }
  if (unit < MEDIUM) return;
  sheet.line(at(turn > 0 ? '5 4 9 13 6 17 1 17' : '4 8 6 14 2 17 -3 16'), {
    weight: thin,
    round: true,
    once: unit < FINE,
  });
  if (unit < FINE) {
    sheet.line(at('-8 29 0 28 8 29', turn * 1.1), { weight: thin * 1.3, round: true, once: true });
  } else {
    sheet.line(at('-12 28 -4 27 0 28 4 27 12 28', turn * 1.1), { weight: thin * 1.3, round: true });
    sheet.line(at('-12 28 -13 27', turn * 1.1), { weight: thin, once: true });
    if (person.isWoman || isYoung)
      sheet.wash(at('-9 28 -3 25 0 26 3 25 9 28 4 32 -4 32', turn * 1.1), look.tones.near, {
        round: true,
        opacity: 0.5,
      });
    sheet.line(at('-5 35 0 36 5 35', turn), { weight: thin * 0.9, round: true, opacity: 0.6, once: true });
    sheet.line(at('-7 14 -6 17', turn), { weight: thin * 0.8, opacity: 0.6, once: true });
    drawShade(sheet, at, unit, look);
  }
  if (person.age === 'old') drawAge(sheet, at, thin, unit);
  if (person.hasBeard) drawBeard(sheet, at, unit, look, turn);
  if (person.hasGlasses) drawGlasses(sheet, spot, turn, low, thin);
}

/** Beside the nose and under the lip and the brow: what gives a face its depth. */
function drawShade(sheet: Sheet, at: (pairs: string) => Point[], unit: number, look: Look): void {
  const gap = Math.max(3.4, unit / 60);
  const right = (look.shadow === 'right') !== look.flip;
  const cheek = right ? '16 2 34 -2 31 20 22 36 12 46 16 26' : '-16 2 -34 -2 -31 20 -22 36 -12 46 -16 26';
  sheet.hatch(at(cheek), { side: 'all', gap, angle: -0.95, opacity: 0.3 });
  sheet.hatch(at('-8 17 8 17 5 23 -5 23'), { side: 'all', gap, angle: 0.2, opacity: 0.3 });
}

function drawAge(sheet: Sheet, at: (pairs: string) => Point[], thin: number, unit: number): void {
  for (const line of ['-12 15 -16 22 -15 29', '12 15 17 22 16 29'])
    sheet.line(at(line), { weight: thin, round: true, opacity: 0.75, once: true });
  if (unit < FINE) return;
  for (const line of [
    '-18 -30 0 -32 17 -30',
    '-14 -36 2 -37 14 -36',
    '-24 6 -17 9 -10 7',
    '24 6 17 9 10 7',
    '-30 -4 -26 -2',
    '-30 0 -26 1',
    '31 -4 27 -2',
  ])
    sheet.line(at(line), { weight: thin * 0.7, round: true, opacity: 0.6, once: true });
}

function drawBrow(
  sheet: Sheet,
  eye: (pairs: string) => Point[],
  person: Person,
  thin: number,
  look: Look,
): void {
  const isHeavy = !person.isWoman && person.age !== 'child' && person.age !== 'toddler';
  sheet.wash(
    eye(isHeavy ? '-12 -12 -4 -17 6 -18 14 -13 6 -15 -4 -14' : '-11 -13 -3 -17 5 -18 12 -14 5 -16 -3 -15'),
    person.age === 'old' ? look.tones.mid : look.tones.dark,
    { round: true },
  );
  sheet.line(eye('-11 -13 -3 -16 6 -17'), {
    weight: thin * (isHeavy ? 1.3 : 0.9),
    round: true,
    once: true,
    opacity: 0.8,
  });
}

/** Asleep, or in prayer. */
function drawLid(sheet: Sheet, eye: (pairs: string) => Point[], thin: number): void {
  sheet.line(eye('-10 -1 -5 3 2 4 10 0'), { weight: thin * 1.8, round: true });
  for (const lash of ['8 2 11 5', '5 4 7 7', '1 5 2 8'])
    sheet.line(eye(lash), { weight: thin * 0.8, once: true });
  sheet.line(eye('-8 -4 0 -5 8 -3'), { weight: thin * 0.7, round: true, opacity: 0.5, once: true });
}

function drawEye(
  sheet: Sheet,
  eye: (pairs: string) => Point[],
  [x, y]: Point,
  unit: number,
  person: Person,
  { tones }: Look,
): void {
  const thin = Math.max(0.8, Math.min(unit >= ALONE ? 4.5 : 2.8, unit / 120));
  const wide = person.age === 'child' || person.age === 'toddler' ? 1.18 : 1;
  sheet.wash(eye('-10 1 -5 -3 2 -4 10 1 4 4 -4 4'), tones.lit, { round: true });
  const r = unit * 0.041 * wide;
  // The upper lid covers the top of the iris: a whole ring would stare.
  const iris = oval(x, y, r, r * 1.06).map(([px, py]): Point => [px, Math.max(py, y - r * 0.8)]);
  sheet.wash(iris, unit >= CLOSE ? tones.near : tones.dark, { round: true });
  if (unit >= CLOSE) {
    sheet.line(iris, { weight: thin, round: true, closed: true, once: true });
    sheet.wash(oval(x, y + r * 0.05, r * 0.48, r * 0.5), tones.ink, { round: true });
    sheet.wash(oval(x + r * 0.32, y - r * 0.3, r * 0.2, r * 0.2), tones.lit, { round: true });
    for (const ray of [0.6, 1.5, 2.4])
      sheet.line(
        [
          [x + Math.cos(ray) * r * 0.55, y + Math.sin(ray) * r * 0.55],
          [x + Math.cos(ray) * r * 0.9, y + Math.sin(ray) * r * 0.9],
        ],
        { weight: thin * 0.6, once: true, opacity: 0.7 },
      );
    sheet.line(eye('-9 -5 -3 -10 4 -10 11 -5'), {
      weight: thin * 0.8,
      round: true,
      opacity: 0.6,
      once: true,
    });
    if (person.isWoman && unit >= CLOSE * 1.5)
      for (const lash of unit >= ALONE ? LASHES : LASHES.slice(-3))
        sheet.line(eye(lash), { weight: thin * 0.9, round: true, once: true });
  }
  sheet.line(eye('-10 1 -5 -3 2 -4 10 1'), {
    weight: thin * 1.9,
    round: true,
    once: unit < CLOSE,
  });
  sheet.line(eye('-6 4 0 5 7 3'), { weight: thin * 0.7, round: true, opacity: 0.6, once: true });
}
