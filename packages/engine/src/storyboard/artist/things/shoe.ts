import { points, put } from '../geometry.ts';
import { type Drawer, weightOf } from './drawer.ts';

/** A sneaker from the side: collar, tongue, laces, toe cap, sole. */
export const drawShoe: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const upper = at(
    '-94 -18 -98 -46 -92 -78 -84 -88 -66 -80 -44 -76 -30 -88 -18 -96 -8 -86 10 -66 40 -52 74 -44 94 -32 98 -18',
  );
  sheet.shape(upper, isWorn ? tones.accent : tones.mid, { round: true, weight: weight * 1.3 });
  sheet.hatch(upper, { side: shadow, reach: 0.3, gap: Math.max(6, spot.unit / 24) });
  sheet.shape(at('-34 -84 -18 -104 -4 -98 6 -72 -14 -74'), tones.near, { round: true, weight });
  sheet.shape(at('-46 -20 -36 -58 -22 -78 8 -62 34 -50 44 -20'), tones.far, { round: true, weight });
  for (const n of [0, 1, 2, 3])
    sheet.line(at(`${-26 + n * 14} ${-62 + n * 3} ${-12 + n * 14} ${-82 + n * 9}`), {
      weight: weight * 2,
      tone: tones.paper,
    });
  sheet.shape(at('58 -20 62 -42 80 -42 96 -32 100 -20'), tones.lit, { round: true, weight });
  sheet.shape(at('-98 -22 100 -22 104 -12 98 -1 60 0 -84 0 -98 -6'), tones.lit, { weight: weight * 1.2 });
  sheet.line(at('-98 -11 102 -11'), { weight: weight * 0.8 });
  sheet.line(at('-92 -72 -78 -60 -74 -22'), { round: true, weight });
};
