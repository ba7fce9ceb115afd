import { oval, points, put } from '../geometry.ts';
import type { Drawer } from './drawer.ts';

/** A plate with its food, knife and fork beside it. */
export const drawPlateFromAbove: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = 2;
  const r = 1;
  sheet.wash(put(oval(0.1, -0.32, r, r), spot), tones.near, { round: true, opacity: 0.6 });
  sheet.shape(put(oval(0, -0.4, r, r), spot), tones.lit, { round: true, weight: weight * 1.3 });
  sheet.line(put(oval(0, -0.4, r * 0.72, r * 0.72), spot), { round: true, closed: true, weight });
  const heap = put(points('-58 -46 -46 -82 -10 -94 34 -86 56 -58 50 -14 16 10 -28 6 -54 -16'), spot);
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
  sheet.line(put(points('-132 24 -132 -64'), spot), { weight: 4 });
  sheet.line(put(points('132 24 132 -24'), spot), { weight: 4 });
  sheet.shape(put(points('126 -24 128 -104 140 -90 138 -24'), spot), tones.far, { weight });
};

/** A bowl with noodles in it, chopsticks across its rim. */
export const drawBowlFromAbove: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = 2;
  const r = 1;
  sheet.wash(put(oval(0.12, -0.3, r, r), spot), tones.near, { round: true, opacity: 0.6 });
  sheet.shape(put(oval(0, -0.4, r, r), spot), tones.near, { round: true, weight: weight * 1.3 });
  const soup = put(oval(0, -0.4, r * 0.84, r * 0.84), spot);
  sheet.shape(soup, tones.far, { round: true, weight });
  sheet.hatch(soup, { side: shadow, reach: 0.25, gap: 7, opacity: 0.4 });
  for (let n = -3; n <= 3; n++)
    for (const lift of [0, 0.1])
      sheet.line(
        put(
          [-0.58, -0.35, -0.12, 0.12, 0.35, 0.58].map((x, at): readonly [number, number] => [
            x * Math.sqrt(1 - (n / 4.4) ** 2),
            -0.4 + n * 0.165 + lift + (at % 2 === 0 ? -0.05 : 0.06),
          ]),
          spot,
        ),
        { round: true, weight: weight * 0.8, once: true },
      );
  const egg = put(oval(0.28, -0.66, 0.22, 0.19), spot);
  sheet.shape(egg, tones.lit, { round: true, weight });
  sheet.wash(put(oval(0.3, -0.655, 0.1, 0.09), spot), tones.accent, { round: true });
  for (const leaf of ['-48 -84 -34 -94 -24 -80 -38 -72', '-36 -12 -18 -22 -8 -4 -26 2'])
    sheet.shape(put(points(leaf), spot), tones.mid, { round: true, weight });
  for (const [from, to] of [
    ['-126 20', '80 -114'],
    ['-118 30', '92 -100'],
  ] as const)
    sheet.line(put(points(`${from} ${to}`), spot), { weight: 5 });
};

/** A pizza, cut in eight, on its board. */
export const drawPizzaFromAbove: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = 2;
  const r = 1.02;
  sheet.wash(put(oval(0.1, -0.32, r * 1.12, r * 1.12), spot), tones.near, { round: true, opacity: 0.6 });
  sheet.shape(put(oval(0, -0.4, r * 1.12, r * 1.12), spot), tones.far, { round: true, weight });
  sheet.shape(put(oval(0, -0.4, r, r), spot), tones.mid, { round: true, weight: weight * 1.4 });
  const cheese = put(oval(0, -0.4, r * 0.86, r * 0.86), spot);
  sheet.shape(cheese, tones.lit, { round: true, weight });
  sheet.hatch(cheese, { side: shadow, reach: 0.2, gap: 8, opacity: 0.35 });
  for (let n = 0; n < 8; n++) {
    const turn = (n / 8) * Math.PI * 2 + 0.2;
    const at = (share: number, by = 0): readonly [number, number] => [
      Math.cos(turn + by) * r * share,
      -0.4 + Math.sin(turn + by) * r * share,
    ];
    sheet.line(put([at(0.02), at(1)], spot), { weight: weight * 0.9, once: true });
    const [x, y] = at(0.36 + (n % 3) * 0.16, 0.38);
    sheet.shape(put(oval(x, y, 0.115, 0.115), spot), tones.accent, { round: true, weight });
    const [lx, ly] = at(0.68 - (n % 2) * 0.3, 0.55);
    sheet.shape(put(oval(lx, ly, 0.07, 0.03, n), spot), tones.dark, { round: true, weight: weight * 0.7 });
  }
};
