import type { Look } from '../figures/look.ts';
import { oval, type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import { type Drawer, weightOf } from './drawer.ts';

export const drawFlower: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('0 -62 4 -30 -2 0'), { round: true, weight: weight * 2.2 });
  for (const leaf of ['2 -24 20 -42 38 -44 26 -26 4 -18', '0 -14 -18 -32 -34 -30 -22 -14 -2 -8']) {
    sheet.shape(at(leaf), tones.mid, { round: true, weight });
    sheet.hatch(at(leaf), { side: shadow, gap: 5 });
  }
  for (let n = 0; n < 8; n++) {
    const turn = (n / 8) * Math.PI * 2;
    const petal = points('0 -6 -9 -16 -7 -30 0 -35 7 -30 9 -16').map(
      ([x, y]): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn) - 0.68,
      ],
    );
    sheet.shape(put(petal, spot), tones.accent, { round: true, weight });
    const vein = points('0 -10 0 -24').map(
      ([x, y]): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn) - 0.68,
      ],
    );
    sheet.line(put(vein, spot), { weight: weight * 0.7, opacity: 0.6 });
  }
  sheet.shape(put(oval(0, -0.68, 0.1, 0.1), spot), tones.dark, { round: true, weight });
};

/** Petals wound around one another, thorns on the stem. */
export const drawRose: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('0 -62 3 -34 -1 0'), { round: true, weight: weight * 2.4 });
  for (const thorn of ['2 -46 10 -50 3 -40', '1 -24 -8 -28 1 -18'])
    sheet.shape(at(thorn), tones.near, { weight: weight * 0.8 });
  for (const leaf of ['2 -26 18 -44 38 -46 28 -28 6 -20', '1 -16 -16 -34 -34 -34 -24 -16 -4 -10']) {
    sheet.shape(at(leaf), tones.mid, { round: true, weight });
    sheet.hatch(at(leaf), { side: shadow, gap: 5 });
  }
  for (const [petal, tone] of [
    ['-26 -78 -30 -96 -12 -106 0 -98 12 -106 30 -96 26 -78 14 -62 0 -58 -14 -62', tones.accent],
    ['-26 -80 -20 -90 -8 -84 0 -72 -2 -60 -14 -62', tones.accent],
    ['26 -80 20 -90 8 -84 0 -72 2 -60 14 -62', tones.accent],
    ['-14 -92 -4 -102 10 -100 16 -90 8 -80 -6 -78', tones.accent],
  ] as const)
    sheet.shape(at(petal), tone, { round: true, weight });
  for (const fold of ['-6 -92 2 -98 10 -92 6 -86 0 -88', '-18 -84 -10 -78 -6 -68', '18 -84 10 -78 6 -68'])
    sheet.line(at(fold), { round: true, weight });
  sheet.hatch(at('-26 -80 -20 -90 -8 -84 0 -72 -2 -60 -14 -62'), { side: shadow, gap: 5, opacity: 0.5 });
};

/** In glass, with water to half its height. */
export function drawInVase(sheet: Sheet, spot: Spot, look: Look, flower: Drawer): void {
  const { tones, shadow } = look;
  const weight = weightOf(spot.unit);
  flower(sheet, { ...spot, y: spot.y - spot.unit * 0.1, unit: spot.unit * 0.85 }, look);
  const at = (pairs: string) => put(points(pairs), spot);
  const vase = at('-12 -48 -14 -36 -20 -22 -20 -6 -14 0 14 0 20 -6 20 -22 14 -36 12 -48');
  sheet.wash(vase, tones.lit, { round: true, opacity: 0.55 });
  sheet.wash(at('-20 -22 20 -22 20 -6 14 0 -14 0 -20 -6'), tones.mid, { opacity: 0.4 });
  sheet.line(vase, { round: true, closed: true, weight: weight * 1.2 });
  sheet.hatch(vase, { side: shadow, reach: 0.25, gap: 6, opacity: 0.5 });
  sheet.line(at('-12 -48 0 -46 12 -48'), { round: true, weight });
}
