import type { Look } from '../figures/look.ts';
import { box, oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Tones } from '../pencil/tones.ts';

export type Drawer = (sheet: Sheet, spot: Spot, look: Look) => void;

function weightOf(unit: number): number {
  return Math.min(3.2, Math.max(0.9, unit / 120));
}

/** All in heights of the thing, on the ground at the origin, going right. */
export const drawCar: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.wash(put(oval(0, -0.03, 1.5, 0.07), spot), tones.dark, { round: true, opacity: 0.6 });
  const body = at(
    '-143 -28 -146 -52 -134 -62 -100 -68 -62 -98 -10 -102 28 -98 66 -68 120 -58 142 -46 146 -26 118 -20 -118 -20',
  );
  sheet.shape(body, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.3, gap: Math.max(6, spot.unit / 26) });
  sheet.shape(at('-86 -68 -56 -92 -18 -95 -18 -68'), tones.lit, { weight });
  sheet.shape(at('-8 -68 -8 -95 24 -91 50 -68'), tones.lit, { weight });
  sheet.line(at('-134 -50 -60 -54 60 -54 138 -44'), { weight: weight * 0.8, round: true });
  sheet.line(at('-13 -68 -11 -24'), { weight: weight * 0.8 });
  sheet.line(at('-4 -60 8 -60'), { weight: weight * 1.4 });
  sheet.shape(at('130 -50 144 -44 144 -36 132 -38'), tones.lit, { weight });
  for (const x of [-0.86, 0.88]) {
    sheet.shape(put(oval(x, -0.24, 0.265, 0.265), spot), tones.dark, { round: true, weight });
    sheet.shape(put(oval(x, -0.24, 0.13, 0.13), spot), tones.far, { round: true, weight });
  }
};

export const drawBike: Drawer = (sheet, spot, { tones, isWorn }) => {
  const weight = weightOf(spot.unit) * 1.3;
  const at = (pairs: string) => put(points(pairs), spot);
  for (const x of [-0.54, 0.54]) {
    for (const r of [0.335, 0.3])
      sheet.line(put(oval(x, -0.33, r, r), spot), { round: true, closed: true, weight });
    for (let n = 0; n < 6; n++) {
      const [c, s] = [Math.cos((n / 6) * Math.PI) * 0.3, Math.sin((n / 6) * Math.PI) * 0.3];
      sheet.line(
        put(
          [
            [x - c, -0.33 - s],
            [x + c, -0.33 + s],
          ],
          spot,
        ),
        { weight: weight * 0.35, once: true },
      );
    }
  }
  const tube = { weight: weight * 1.9, tone: isWorn ? tones.accent : tones.ink };
  for (const pairs of ['-54 -33 -20 -72 34 -76 -6 -32 -54 -33', '-26 -84 -6 -32', '28 -92 54 -33'])
    sheet.line(at(pairs), tube);
  sheet.shape(at('-40 -88 -14 -86 -16 -80 -34 -82'), tones.dark, { weight });
  sheet.line(at('14 -96 28 -94 40 -98 44 -90'), { weight: weight * 1.6, round: true });
  sheet.line(put(oval(-0.06, -0.32, 0.08, 0.08), spot), { round: true, closed: true, weight });
};

export const drawMotorcycle: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit) * 1.3;
  const at = (pairs: string) => put(points(pairs), spot);
  for (const x of [-0.6, 0.62]) {
    sheet.shape(put(oval(x, -0.3, 0.3, 0.3), spot), tones.dark, { round: true, weight });
    sheet.shape(put(oval(x, -0.3, 0.19, 0.19), spot), tones.paper, { round: true, weight });
  }
  sheet.line(at('62 -30 36 -88'), { weight: weight * 2.6 });
  sheet.line(at('-60 -30 -6 -30'), { weight: weight * 2.4 });
  const engine = at('-22 -20 -22 -54 20 -54 26 -20');
  sheet.shape(engine, tones.near, { weight });
  sheet.hatch(engine, { side: shadow, gap: 6 });
  sheet.shape(at('-16 -58 -12 -78 16 -84 38 -74 30 -58'), isWorn ? tones.accent : tones.mid, {
    round: true,
    weight,
  });
  sheet.shape(at('-86 -66 -70 -76 -14 -70 -16 -58 -60 -56'), tones.dark, { round: true, weight });
  sheet.line(at('-88 -18 10 -18'), { weight: weight * 3 });
  sheet.line(at('40 -88 24 -100 16 -98'), { round: true, weight: weight * 1.8 });
  sheet.shape(put(oval(0.45, -0.78, 0.08, 0.08), spot), tones.lit, { round: true, weight });
};

export function drawBoatShape(
  sheet: Sheet,
  spot: Spot,
  tones: Tones,
  weight: number,
  shadow: 'left' | 'right',
  hullTone = tones.near,
): void {
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('-6 -18 -6 -100'), { weight: weight * 1.5 });
  const sail = at('-2 -96 42 -28 -2 -26');
  sheet.shape(sail, tones.lit, { weight });
  sheet.hatch(sail, { side: shadow, reach: 0.35, gap: 6, opacity: 0.4 });
  sheet.shape(at('-12 -88 -40 -26 -12 -26'), tones.paper, { weight });
  const hull = at('-58 -20 62 -22 46 2 -44 2');
  sheet.shape(hull, hullTone, { weight: weight * 1.2 });
  sheet.hatch(hull, { side: shadow, reach: 0.5, gap: 6 });
  sheet.line(at('-60 5 -30 3 0 6 34 3 64 6'), { round: true, weight });
  sheet.line(at('-40 10 -10 8 30 11'), { round: true, weight: weight * 0.8, opacity: 0.7 });
}

export const drawBoat: Drawer = (sheet, spot, { tones, shadow, isWorn }) =>
  drawBoatShape(sheet, spot, tones, weightOf(spot.unit), shadow, isWorn ? tones.accent : tones.near);

export const drawTrain: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const body = at('-160 -18 -160 -96 96 -96 128 -78 146 -44 148 -18');
  sheet.line(at('-200 0 200 0'), { weight: weight * 2 });
  for (let n = -9; n < 10; n++)
    sheet.line(
      put(
        [
          [n * 0.2, 0.02],
          [n * 0.2 + 0.06, 0.06],
        ],
        spot,
      ),
      { weight: weight * 1.5 },
    );
  sheet.shape(body, tones.mid, { weight: weight * 1.3 });
  sheet.wash(at('-160 -40 -160 -30 147 -30 145 -40'), isWorn ? tones.accent : tones.near);
  sheet.hatch(body, { side: shadow, reach: 0.2, gap: 8 });
  for (let n = 0; n < 6; n++)
    sheet.shape(put(box(-1.5 + n * 0.38, -0.82, 0.26, 0.28), spot), tones.lit, { weight });
  sheet.shape(at('98 -82 118 -76 132 -54 98 -54'), tones.lit, { weight });
  for (const x of [-1.3, -0.95, -0.2, 0.15, 0.8, 1.15])
    sheet.shape(put(oval(x, -0.1, 0.1, 0.1), spot), tones.dark, { round: true, weight });
  sheet.wash(put(oval(1.42, -0.28, 0.045, 0.045), spot), tones.accent, { round: true });
};

export const drawPlane: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-110 -66 -136 -108 -116 -108 -84 -70'), isWorn ? tones.accent : tones.near, { weight });
  sheet.shape(at('8 -58 -40 -92 -24 -92 40 -62'), tones.mid, { weight });
  const body = at('-128 -62 -100 -70 -20 -74 70 -74 112 -68 132 -54 116 -44 70 -38 -30 -42 -100 -56');
  sheet.shape(body, tones.lit, { round: true, weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.3, gap: 7 });
  for (let n = 0; n < 10; n++)
    sheet.wash(put(oval(-0.6 + n * 0.14, -0.62, 0.022, 0.028), spot), tones.dark, { round: true });
  sheet.shape(at('102 -66 118 -62 120 -57 104 -59'), tones.dark, { weight });
  sheet.shape(at('20 -50 -56 -6 -38 -4 56 -46'), tones.near, { weight });
  sheet.shape(at('-14 -32 14 -34 18 -24 -12 -22'), tones.mid, { round: true, weight });
};
