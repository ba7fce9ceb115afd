import { box, oval, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

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

/** A steam locomotive with its plume, and a carriage behind. */
export const drawSteamer: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('-230 0 200 0'), { weight: weight * 2 });
  for (const [x, y, r] of [
    [1.0, -1.3, 0.16],
    [0.74, -1.52, 0.24],
    [0.36, -1.66, 0.3],
    [-0.12, -1.74, 0.34],
  ] as const)
    sheet.wash(put(oval(x, y, r * 1.3, r), spot), tones.lit, { round: true, opacity: 0.85 });
  const carriage = at('-220 -18 -220 -84 -86 -84 -86 -18');
  sheet.shape(carriage, tones.mid, { weight: weight * 1.2 });
  sheet.hatch(carriage, { side: shadow, reach: 0.2, gap: 8 });
  for (let n = 0; n < 4; n++)
    sheet.shape(put(box(-2.1 + n * 0.31, -0.72, 0.2, 0.26), spot), tones.lit, { weight });
  const cab = at('-76 -18 -76 -98 -80 -104 -18 -104 -22 -98 -22 -18');
  sheet.shape(cab, tones.dark, { weight });
  sheet.shape(at('-62 -90 -36 -90 -36 -66 -62 -66'), tones.lit, { weight });
  const boiler = at('-22 -34 -22 -76 112 -76 118 -66 118 -42 112 -34');
  sheet.shape(boiler, isWorn ? tones.accent : tones.near, { weight: weight * 1.3 });
  sheet.hatch(boiler, { side: shadow, reach: 0.3, gap: 7 });
  for (const pairs of ['12 -76 12 -34', '46 -76 46 -34', '80 -76 80 -34']) sheet.line(at(pairs), { weight });
  sheet.shape(at('92 -76 90 -108 86 -114 112 -114 108 -108 106 -76'), tones.dark, { weight });
  sheet.shape(at('30 -76 32 -88 46 -88 48 -76'), tones.dark, { round: true, weight });
  sheet.shape(at('-24 -34 120 -34 120 -24 -24 -24'), tones.dark, { weight });
  sheet.shape(at('120 -30 148 -4 112 -4 112 -30'), tones.near, { weight });
  for (const [x, r] of [
    [-2.0, 0.11],
    [-1.1, 0.11],
    [-0.52, 0.2],
    [0.02, 0.2],
    [0.52, 0.2],
    [0.98, 0.12],
  ] as const) {
    sheet.shape(put(oval(x, -r, r, r), spot), tones.mid, { round: true, weight: weight * 1.3 });
    sheet.shape(put(oval(x, -r, r * 0.25, r * 0.25), spot), tones.dark, { round: true, weight });
  }
  sheet.line(at('-52 -16 2 -16 52 -16'), { weight: weight * 2 });
};
