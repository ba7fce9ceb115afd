import { oval, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

/** Screen up, keys towards the camera. */
export const drawLaptop: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-66 -100 66 -100 66 -18 -66 -18'), isWorn ? tones.accent : tones.dark, {
    weight: weight * 1.3,
  });
  const screen = at('-60 -94 60 -94 60 -24 -60 -24');
  sheet.shape(screen, tones.lit, { weight });
  sheet.hatch(screen, { side: shadow, reach: 0.4, gap: Math.max(6, spot.unit / 36), opacity: 0.5 });
  sheet.shape(at('-66 -18 66 -18 86 0 -86 0'), tones.mid, { weight: weight * 1.3 });
  for (const y of [-15, -11, -7])
    sheet.line(at(`${-58 + y} ${y} ${58 - y} ${y}`), { weight: weight * 1.6, opacity: 0.8 });
  sheet.shape(at('-18 -5 18 -5 20 -1 -20 -1'), tones.lit, { weight: weight * 0.7 });
};

/** A body, a lens that looks at us, the hump of its finder. */
export const drawPhotoCamera: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-24 -78 -18 -98 18 -98 24 -78'), tones.near, { weight });
  sheet.shape(at('40 -78 40 -86 56 -86 56 -78'), tones.dark, { weight });
  const body = at('-72 -78 72 -78 72 0 -72 0');
  sheet.shape(body, isWorn ? tones.accent : tones.dark, { weight: weight * 1.4 });
  sheet.shape(at('-72 -78 72 -78 72 -62 -72 -62'), tones.mid, { weight });
  for (const [r, tone] of [
    [0.34, tones.near],
    [0.27, tones.dark],
    [0.17, tones.mid],
    [0.08, tones.ink],
  ] as const)
    sheet.shape(put(oval(0, -0.36, r, r), spot), tone, { round: true, weight });
  sheet.wash(put(oval(-0.08, -0.44, 0.05, 0.04), spot), tones.lit, { round: true });
  sheet.hatch(body, { side: shadow, reach: 0.25, gap: Math.max(5, spot.unit / 40) });
};

export const drawCandle: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  for (const [r, opacity] of [
    [0.62, 0.12],
    [0.36, 0.2],
  ] as const)
    sheet.wash(put(oval(0, -0.86, r, r), spot), tones.accent, { round: true, opacity });
  sheet.shape(put(oval(0, -0.03, 0.42, 0.07), spot), tones.mid, { round: true, weight });
  const wax = at('-16 -66 -16 -4 16 -4 16 -66 10 -62 4 -58 0 -66 -8 -63');
  sheet.shape(wax, isWorn ? tones.accent : tones.lit, { weight: weight * 1.3 });
  sheet.hatch(wax, { side: shadow, reach: 0.4, gap: Math.max(5, spot.unit / 40) });
  sheet.line(at('0 -64 1 -76'), { weight: weight * 1.8 });
  sheet.shape(at('0 -72 -7 -82 -4 -92 1 -104 6 -90 7 -80'), tones.accent, { round: true, weight });
};

/** Closed, with its pages on the side that is seen. */
export const drawBookThing: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-100 -20 70 -20 100 -8 100 -2 -76 -2'), tones.lit, { weight });
  for (const y of [-15, -10, -6]) sheet.line(at(`-74 ${y} 98 ${y}`), { weight: weight * 0.7, opacity: 0.6 });
  const cover = at('-100 -24 -60 -96 88 -96 100 -24');
  sheet.shape(cover, isWorn ? tones.accent : tones.near, { weight: weight * 1.4 });
  sheet.hatch(cover, { side: shadow, reach: 0.4, gap: Math.max(6, spot.unit / 30) });
  sheet.shape(at('-44 -82 66 -82 72 -62 -54 -62'), tones.lit, { weight });
  sheet.shape(at('-100 -24 100 -24 100 -18 -100 -18'), tones.dark, { weight });
};

export const drawHandbag: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('-30 -60 -28 -88 -12 -104 12 -104 28 -88 30 -60'), { round: true, weight: weight * 2.6 });
  const body = at('-56 -62 56 -62 66 0 -66 0');
  sheet.shape(body, isWorn ? tones.accent : tones.near, { weight: weight * 1.4 });
  sheet.hatch(body, { side: shadow, reach: 0.35, gap: Math.max(6, spot.unit / 34) });
  sheet.shape(at('-56 -62 56 -62 48 -34 0 -26 -48 -34'), tones.mid, { weight });
  sheet.shape(at('-6 -34 6 -34 6 -22 -6 -22'), tones.lit, { weight });
};

/** A shell between two hoops, with its cords. */
export const drawDrum: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const shell = at('-60 -84 -60 -10 -30 0 30 0 60 -10 60 -84');
  sheet.shape(shell, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(shell, { side: shadow, reach: 0.4, gap: Math.max(6, spot.unit / 34) });
  sheet.line(at('-60 -78 -40 -4 -20 -70 0 0 20 -70 40 -4 60 -78'), { weight });
  sheet.shape(put(oval(0, -0.84, 0.62, 0.16), spot), tones.lit, { round: true, weight: weight * 1.4 });
  for (const stick of ['-90 -120 4 -86', '96 -116 16 -84']) sheet.line(at(stick), { weight: weight * 2.2 });
};
