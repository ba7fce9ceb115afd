import { box, oval, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

/** Head, chest, limbs with joints: a machine in somebody's shape. */
export const drawRobot: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  for (const x of [-0.11, 0.11]) {
    sheet.shape(put(box(x - 0.05, -0.4, 0.1, 0.18), spot), tones.near, { weight });
    sheet.shape(put(box(x - 0.055, -0.2, 0.11, 0.17), spot), tones.mid, { weight });
    sheet.shape(put(box(x - 0.085, -0.05, 0.17, 0.05), spot), tones.dark, { weight });
  }
  for (const side of [-1, 1]) {
    sheet.line(
      put(
        [
          [side * 0.21, -0.7],
          [side * 0.29, -0.52],
          [side * 0.27, -0.36],
        ],
        spot,
      ),
      {
        weight: Math.max(weight * 2, spot.unit * 0.045),
      },
    );
    sheet.shape(put(oval(side * 0.21, -0.71, 0.06, 0.06), spot), tones.lit, { round: true, weight });
    sheet.shape(put(oval(side * 0.29, -0.52, 0.04, 0.04), spot), tones.lit, { round: true, weight });
    sheet.shape(
      at(side < 0 ? '-31 -36 -23 -36 -22 -28 -26 -32 -31 -28' : '31 -36 23 -36 22 -28 26 -32 31 -28'),
      tones.near,
      { weight },
    );
  }
  const chest = at('-20 -76 20 -76 16 -42 -16 -42');
  sheet.shape(chest, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(chest, { side: shadow, reach: 0.35, gap: Math.max(6, spot.unit / 40) });
  sheet.shape(put(box(-0.1, -0.69, 0.2, 0.12), spot), tones.lit, { weight });
  for (const x of [-0.05, 0.01])
    sheet.line(
      put(
        [
          [x, -0.67],
          [x, -0.6],
        ],
        spot,
      ),
      { weight: weight * 0.8 },
    );
  sheet.wash(put(oval(0.065, -0.63, 0.018, 0.018), spot), tones.accent, { round: true });
  sheet.line(at('0 -76 0 -80'), { weight: weight * 4 });
  const head = at('-13 -80 -14 -95 -8 -99 8 -99 14 -95 13 -80');
  sheet.shape(head, tones.lit, { weight: weight * 1.3 });
  sheet.hatch(head, { side: shadow, reach: 0.25, gap: Math.max(5, spot.unit / 46) });
  for (const x of [-0.06, 0.06])
    sheet.wash(put(oval(x, -0.91, 0.025, 0.025), spot), tones.dark, { round: true });
  sheet.line(at('-6 -84 6 -84'), { weight });
  sheet.line(at('0 -99 0 -106'), { weight });
  sheet.wash(put(oval(0, -1.07, 0.016, 0.016), spot), tones.accent, { round: true });
};
