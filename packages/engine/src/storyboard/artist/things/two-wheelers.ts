import { oval, points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

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
