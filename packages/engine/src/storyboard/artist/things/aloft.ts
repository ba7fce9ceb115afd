import { oval, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

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

export const drawHelicopter: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-56 -62 -168 -70 -184 -98 -172 -98 -156 -78 -50 -74'), tones.near, { weight });
  sheet.line(put(oval(-1.74, -0.84, 0.2, 0.2), spot), { round: true, closed: true, weight });
  const body = at('-64 -52 -54 -76 -10 -86 40 -82 74 -62 84 -42 70 -26 20 -18 -36 -22 -60 -36');
  sheet.shape(body, isWorn ? tones.accent : tones.mid, { round: true, weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.3, gap: 7 });
  sheet.shape(at('30 -76 62 -64 78 -44 34 -46'), tones.lit, { round: true, weight });
  sheet.shape(at('-22 -70 18 -74 20 -48 -22 -46'), tones.lit, { weight });
  sheet.line(at('0 -86 0 -100'), { weight: weight * 2.4 });
  sheet.line(at('-150 -98 0 -101 150 -96'), { weight: weight * 2 });
  for (const pairs of ['-30 -20 -38 -4', '34 -20 42 -4', '-64 -4 70 -4 80 -10'])
    sheet.line(at(pairs), { weight: weight * 1.6 });
};

/** Standing on its fins, its flame below. */
export const drawRocket: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-14 -26 -34 -6 -34 4 -14 -10'), tones.near, { weight });
  sheet.shape(at('14 -26 34 -6 34 4 14 -10'), tones.near, { weight });
  const body = at('-14 -10 -17 -50 -14 -80 0 -104 14 -80 17 -50 14 -10');
  sheet.shape(body, isWorn ? tones.accent : tones.lit, { weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.4, gap: 7 });
  sheet.shape(at('-14 -80 0 -104 14 -80'), tones.dark, { weight });
  sheet.shape(put(oval(0, -0.62, 0.07, 0.07), spot), tones.dark, { round: true, weight });
  sheet.line(at('-17 -46 17 -46'), { weight });
  sheet.shape(at('-9 -10 -6 10 0 24 6 10 9 -10'), tones.accent, { round: true, weight });
};

export const drawDrone: Drawer = (sheet, spot, { tones, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  for (const pairs of ['-40 -60 -110 -84', '40 -60 110 -84', '-40 -56 -84 -50', '40 -56 84 -50'])
    sheet.line(at(pairs), { weight: weight * 2.4 });
  for (const [x, y] of [
    [-1.1, -0.9],
    [1.1, -0.9],
    [-0.84, -0.56],
    [0.84, -0.56],
  ] as const)
    sheet.shape(put(oval(x, y, 0.42, 0.06), spot), tones.lit, { round: true, weight });
  sheet.shape(at('-46 -70 46 -70 56 -52 40 -38 -40 -38 -56 -52'), isWorn ? tones.accent : tones.mid, {
    weight,
  });
  sheet.shape(put(oval(0, -0.28, 0.12, 0.12), spot), tones.dark, { round: true, weight });
  sheet.line(at('-36 -38 -46 -4 -60 -4'), { weight });
  sheet.line(at('36 -38 46 -4 60 -4'), { weight });
};
