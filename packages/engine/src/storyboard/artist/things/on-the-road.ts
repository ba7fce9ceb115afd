import { oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Tones } from '../pencil/tones.ts';
import { type Drawer, weightOf } from './drawer.ts';

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

const wheel = (sheet: Sheet, spot: Spot, tones: Tones, x: number, r: number, weight: number): void => {
  sheet.shape(put(oval(x, -r * 0.95, r, r), spot), tones.dark, { round: true, weight });
  sheet.shape(put(oval(x, -r * 0.95, r * 0.48, r * 0.48), spot), tones.far, { round: true, weight });
};

export const drawBus: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.wash(put(oval(0, -0.02, 1.75, 0.05), spot), tones.dark, { round: true, opacity: 0.6 });
  const body = at('-168 -14 -168 -94 -162 -100 158 -100 166 -92 170 -14');
  sheet.shape(body, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.12, gap: Math.max(6, spot.unit / 26) });
  sheet.wash(at('-168 -44 -168 -38 168 -38 168 -44'), tones.near);
  for (let n = 0; n < 6; n++) {
    const x = -158 + n * 44;
    sheet.shape(at(`${x} -84 ${x + 38} -84 ${x + 38} -52 ${x} -52`), tones.lit, { weight });
  }
  sheet.shape(at('108 -84 134 -84 134 -16 108 -16'), tones.lit, { weight });
  sheet.line(at('121 -84 121 -16'), { weight });
  sheet.shape(at('142 -84 164 -84 168 -48 142 -48'), tones.lit, { weight });
  sheet.shape(at('146 -98 166 -98 166 -90 146 -90'), tones.dark, { weight: weight * 0.8 });
  sheet.wash(put(oval(1.66, -0.26, 0.03, 0.04), spot), tones.paper, { round: true });
  for (const x of [-1.15, 0.86]) wheel(sheet, spot, tones, x, 0.155, weight);
};

export const drawTruck: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.wash(put(oval(0, -0.02, 1.4, 0.05), spot), tones.dark, { round: true, opacity: 0.6 });
  const load = at('-132 -20 -132 -100 52 -100 52 -20');
  sheet.shape(load, tones.lit, { weight: weight * 1.3 });
  sheet.hatch(load, { side: shadow, reach: 0.2, gap: Math.max(6, spot.unit / 26) });
  sheet.line(at('-132 -30 52 -30'), { weight });
  const cab = at('58 -18 58 -84 96 -84 114 -54 132 -48 134 -18');
  sheet.shape(cab, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.shape(at('68 -78 92 -78 106 -54 68 -54'), tones.lit, { weight });
  sheet.line(at('64 -50 64 -20'), { weight: weight * 0.8 });
  sheet.wash(put(oval(1.3, -0.36, 0.03, 0.05), spot), tones.paper, { round: true });
  for (const x of [-1.0, -0.62, 0.94]) wheel(sheet, spot, tones, x, 0.17, weight);
};

export const drawTractor: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.wash(put(oval(0, -0.02, 0.95, 0.05), spot), tones.dark, { round: true, opacity: 0.6 });
  sheet.line(at('44 -62 44 -96'), { weight: weight * 2.6 });
  const hood = at('-8 -34 -8 -60 58 -60 66 -52 66 -34');
  sheet.shape(hood, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(hood, { side: shadow, reach: 0.3, gap: Math.max(6, spot.unit / 30) });
  for (const x of [50, 55, 60]) sheet.line(at(`${x} -56 ${x} -38`), { weight: weight * 0.8 });
  const cab = at('-58 -46 -54 -98 -10 -98 -4 -60 -8 -46');
  sheet.shape(cab, tones.lit, { weight: weight * 1.3 });
  sheet.shape(at('-62 -98 -56 -104 -6 -104 -2 -98'), isWorn ? tones.accent : tones.near, { weight });
  sheet.line(at('-18 -62 -26 -72'), { weight: weight * 1.6 });
  wheel(sheet, spot, tones, -0.42, 0.4, weight * 1.3);
  wheel(sheet, spot, tones, 0.5, 0.23, weight * 1.2);
  for (let n = 0; n < 12; n++) {
    const turn = (n / 12) * Math.PI * 2;
    sheet.line(
      put(
        [
          [-0.42 + Math.cos(turn) * 0.33, -0.38 + Math.sin(turn) * 0.33],
          [-0.42 + Math.cos(turn + 0.2) * 0.41, -0.38 + Math.sin(turn + 0.2) * 0.41],
        ],
        spot,
      ),
      { weight: weight * 1.4, once: true },
    );
  }
};
