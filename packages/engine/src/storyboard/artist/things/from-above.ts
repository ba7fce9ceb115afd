import { oval, points, put } from '../geometry.ts';
import type { Drawer } from './drawer.ts';

/** A plate with its food, knife and fork beside it. */
export const drawPlateFromAbove: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = 2;
  const r = 1.25;
  sheet.wash(put(oval(0.1, -0.32, r, r), spot), tones.near, { round: true, opacity: 0.6 });
  sheet.shape(put(oval(0, -0.4, r, r), spot), tones.lit, { round: true, weight: weight * 1.3 });
  sheet.line(put(oval(0, -0.4, r * 0.72, r * 0.72), spot), { round: true, closed: true, weight });
  const heap = put(points('-70 -46 -56 -92 -12 -108 40 -98 68 -60 60 -6 20 24 -34 18 -66 -10'), spot);
  sheet.shape(heap, tones.mid, { round: true, weight });
  sheet.hatch(heap, { side: shadow, gap: 7 });
  for (const [x, y] of [
    [-0.3, -0.6],
    [0.2, -0.7],
    [0.3, -0.2],
    [-0.2, -0.1],
    [0, -0.42],
  ] as const)
    sheet.shape(put(oval(x, y, 0.16, 0.15), spot), x === 0 ? tones.accent : tones.far, {
      round: true,
      weight,
    });
  sheet.line(put(points('-160 40 -160 -60'), spot), { weight: 4 });
  sheet.line(put(points('160 40 160 -20'), spot), { weight: 4 });
  sheet.shape(put(points('154 -20 156 -110 168 -96 166 -20'), spot), tones.far, { weight });
};

/** A bowl with noodles in it, chopsticks across its rim. */
export const drawBowlFromAbove: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = 2;
  const r = 1.2;
  sheet.wash(put(oval(0.12, -0.3, r, r), spot), tones.near, { round: true, opacity: 0.6 });
  sheet.shape(put(oval(0, -0.4, r, r), spot), tones.near, { round: true, weight: weight * 1.3 });
  const soup = put(oval(0, -0.4, r * 0.84, r * 0.84), spot);
  sheet.shape(soup, tones.far, { round: true, weight });
  sheet.hatch(soup, { side: shadow, reach: 0.25, gap: 7, opacity: 0.4 });
  for (let n = -3; n <= 3; n++)
    for (const lift of [0, 0.1])
      sheet.line(
        put(
          [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((x, at): readonly [number, number] => [
            x * Math.sqrt(1 - (n / 4.4) ** 2),
            -0.4 + n * 0.2 + lift + (at % 2 === 0 ? -0.05 : 0.06),
          ]),
          spot,
        ),
        { round: true, weight: weight * 0.8, once: true },
      );
  const egg = put(oval(0.34, -0.72, 0.26, 0.22), spot);
  sheet.shape(egg, tones.lit, { round: true, weight });
  sheet.wash(put(oval(0.36, -0.71, 0.12, 0.11), spot), tones.accent, { round: true });
  for (const leaf of ['-58 -92 -40 -104 -28 -88 -44 -80', '-36 -12 -18 -22 -8 -4 -26 2'])
    sheet.shape(put(points(leaf), spot), tones.mid, { round: true, weight });
  for (const [from, to] of [
    ['-150 30', '96 -128'],
    ['-142 42', '108 -112'],
  ] as const)
    sheet.line(put(points(`${from} ${to}`), spot), { weight: 5 });
};
