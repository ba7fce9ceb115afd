import { oval, type Point, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

/** A deep bowl with noodles, half an egg and the sticks across its rim. */
export const drawBowl: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const bowl = at('-106 -70 -106 -62 -96 -40 -74 -18 -42 -4 42 -4 74 -18 96 -40 106 -62 106 -70 0 -66');
  sheet.shape(bowl, isWorn ? tones.accent : tones.lit, { round: true, weight: weight * 1.4 });
  sheet.hatch(bowl, { side: shadow, reach: 0.4, gap: Math.max(5, spot.unit / 32) });
  sheet.line(at('-98 -52 -50 -40 0 -37 50 -40 98 -52'), { round: true, weight, opacity: 0.7 });
  sheet.shape(put(oval(0, -0.7, 1.08, 0.2), spot), tones.lit, { round: true, weight: weight * 1.2 });
  sheet.shape(put(oval(0, -0.69, 0.94, 0.15), spot), tones.mid, { round: true, weight });
  for (const [x, y, wide] of [
    [-0.5, -0.72, 0.34],
    [-0.3, -0.66, 0.4],
    [-0.05, -0.71, 0.42],
    [0.1, -0.63, 0.36],
  ] as const)
    for (const r of [1, 0.66])
      sheet.line(put(oval(x, y, wide * r, 0.07 * r), spot), {
        round: true,
        closed: true,
        weight: weight * 0.8,
      });
  sheet.shape(put(oval(0.46, -0.73, 0.2, 0.085), spot), tones.paper, { round: true, weight });
  sheet.shape(put(oval(0.46, -0.73, 0.1, 0.045), spot), tones.accent, { round: true, weight: weight * 0.8 });
  for (const tip of ['-30 -78 150 -124', '-22 -72 156 -114']) sheet.line(at(tip), { weight: weight * 2 });
  for (const x of [-44, 0, 36])
    sheet.line(at(`${x} -104 ${x + 8} -122 ${x - 6} -140 ${x + 4} -158`), {
      round: true,
      weight: weight * 0.8,
      opacity: 0.5,
      once: true,
    });
};

/** Between two halves of a bun: leaf, meat and what melts over it. */
export const drawBurger: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const layer = (pairs: string, tone: string) =>
    sheet.shape(at(pairs), tone, { round: true, weight: weight * 1.2 });
  sheet.shape(put(oval(0, 0, 1.3, 0.16), spot), tones.lit, { round: true, weight });
  layer('-78 -26 78 -26 82 -10 66 0 -66 0 -82 -10', tones.lit);
  layer('-86 -46 86 -46 90 -34 84 -24 -84 -24 -90 -34', tones.dark);
  const cheese = at('-84 -52 84 -52 70 -46 58 -30 46 -46 10 -46 -6 -26 -22 -46 -60 -46 -70 -34 -78 -46');
  sheet.shape(cheese, tones.accent, { weight });
  layer('-92 -56 -70 -50 -48 -58 -24 -50 0 -58 24 -50 48 -58 70 -50 92 -56 84 -66 -84 -66', tones.mid);
  const bun = at('-84 -64 -82 -92 -56 -118 -20 -130 20 -130 56 -118 82 -92 84 -64');
  sheet.shape(bun, tones.lit, { round: true, weight: weight * 1.4 });
  sheet.hatch(bun, { side: shadow, reach: 0.35, gap: Math.max(5, spot.unit / 30) });
  for (const [x, y] of [
    [-0.44, -0.98],
    [-0.18, -1.14],
    [0.12, -1.02],
    [0.4, -1.08],
    [-0.1, -0.88],
    [0.52, -0.88],
  ] as const)
    sheet.wash(put(oval(x, y, 0.045, 0.025), spot), tones.near, { round: true });
};

/** Two layers, icing that runs down, a cherry, and the slice that is missing. */
export const drawCake: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(put(oval(0, -0.02, 1.3, 0.2), spot), tones.lit, { round: true, weight });
  const side: Point[] = at('-90 -84 -90 -12 -50 2 0 6 50 2 90 -12 90 -84');
  sheet.shape(side, tones.mid, { weight: weight * 1.3 });
  sheet.hatch(side, { side: shadow, reach: 0.4, gap: Math.max(5, spot.unit / 32) });
  sheet.line(at('-90 -46 -50 -34 0 -30 50 -34 90 -46'), { round: true, weight: weight * 3, tone: tones.lit });
  const icing = at(
    '-88 -84 -88 -70 -74 -66 -62 -44 -48 -62 -30 -56 -14 -34 0 -58 20 -54 34 -40 50 -60 66 -52 76 -66 88 -70 88 -84 0 -80',
  );
  sheet.shape(icing, tones.lit, { round: true, weight });
  sheet.shape(put(oval(0, -0.86, 0.9, 0.18), spot), tones.lit, { round: true, weight });
  for (const x of [-0.56, 0, 0.56])
    sheet.shape(put(oval(x, -0.95, 0.1, 0.1), spot), tones.accent, { round: true, weight });
};
