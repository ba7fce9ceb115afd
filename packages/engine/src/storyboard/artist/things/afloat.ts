import { points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Tones } from '../pencil/tones.ts';
import { type Drawer, weightOf } from './drawer.ts';

export function drawBoatShape(
  sheet: Sheet,
  spot: Spot,
  tones: Tones,
  weight: number,
  shadow: 'left' | 'right',
  hullTone = tones.near,
): void {
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('-6 -18 -6 -100'), { weight: weight * 1.5 });
  const sail = at('-2 -96 42 -28 -2 -26');
  sheet.shape(sail, tones.lit, { weight });
  sheet.hatch(sail, { side: shadow, reach: 0.35, gap: 6, opacity: 0.4 });
  sheet.shape(at('-12 -88 -40 -26 -12 -26'), tones.paper, { weight });
  const hull = at('-58 -20 62 -22 46 2 -44 2');
  sheet.shape(hull, hullTone, { weight: weight * 1.2 });
  sheet.hatch(hull, { side: shadow, reach: 0.5, gap: 6 });
  sheet.line(at('-60 5 -30 3 0 6 34 3 64 6'), { round: true, weight });
  sheet.line(at('-40 10 -10 8 30 11'), { round: true, weight: weight * 0.8, opacity: 0.7 });
}

export const drawBoat: Drawer = (sheet, spot, { tones, shadow, isWorn }) =>
  drawBoatShape(sheet, spot, tones, weightOf(spot.unit), shadow, isWorn ? tones.accent : tones.near);

/** A freighter: a long hull, what it carries, the bridge at its stern. */
export const drawShip: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-122 -34 -122 -76 -130 -76 -130 -82 -74 -82 -74 -76 -80 -76 -80 -34'), tones.lit, {
    weight,
  });
  sheet.line(at('-118 -68 -84 -68'), { weight: weight * 2 });
  sheet.shape(at('-114 -82 -112 -102 -94 -102 -94 -82'), isWorn ? tones.accent : tones.near, { weight });
  const stacks = ['-66 3', '-38 3', '-10 2', '18 3', '46 2', '74 2'];
  stacks.forEach((stack, n) => {
    const [x = 0, high = 2] = stack.split(' ').map(Number);
    for (let k = 0; k < high; k++) {
      const y = -35 - k * 14;
      sheet.shape(
        at(`${x} ${y} ${x} ${y - 13} ${x + 26} ${y - 13} ${x + 26} ${y}`),
        [tones.mid, tones.near, tones.lit][(n + k) % 3] ?? tones.mid,
        { weight: weight * 0.8 },
      );
    }
  });
  sheet.line(at('108 -36 108 -78'), { weight: weight * 1.5 });
  const hull = at('-142 -34 112 -34 146 -44 126 2 -128 2');
  sheet.shape(hull, tones.dark, { weight: weight * 1.3 });
  sheet.hatch(hull, { side: shadow, reach: 0.4, gap: 7 });
  sheet.line(at('-136 -10 130 -10'), { weight, tone: tones.lit, opacity: 0.6 });
  sheet.line(at('-160 6 -100 3 -40 7 30 4 96 7 170 4'), { round: true, weight });
  sheet.line(at('126 2 150 -4 170 2'), { round: true, weight });
};

export const drawRowboat: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-180 -86 0 -58 184 -96 150 -60 -150 -56'), tones.near, { round: true, weight });
  const hull = at('-184 -90 -90 -62 20 -56 120 -66 190 -100 158 -22 100 0 -120 0 -164 -30');
  sheet.shape(hull, isWorn ? tones.accent : tones.mid, { weight: weight * 1.3 });
  sheet.hatch(hull, { side: shadow, reach: 0.35, gap: 7 });
  sheet.line(at('-172 -58 -80 -34 20 -30 110 -36 176 -64'), { round: true, weight: weight * 0.8 });
  sheet.line(at('-20 -76 60 -10 130 34'), { weight: weight * 2.2 });
  sheet.shape(at('112 18 148 36 156 52 130 46 104 26'), tones.lit, { weight });
  sheet.line(at('-220 6 -150 2 -60 8 60 4 150 8 230 3'), { round: true, weight });
};

export const drawSubmarine: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-30 -56 -24 -92 26 -92 32 -56'), isWorn ? tones.accent : tones.mid, { weight });
  sheet.line(at('4 -92 4 -116 16 -116'), { weight: weight * 2 });
  sheet.shape(at('-150 -60 -178 -72 -176 -2 -150 -16'), tones.near, { weight });
  const hull = at('-160 -36 -120 -56 0 -62 110 -58 156 -44 166 -30 150 -14 100 -2 0 2 -120 -8 -158 -26');
  sheet.shape(hull, tones.dark, { round: true, weight: weight * 1.3 });
  sheet.hatch(hull, { side: shadow, reach: 0.3, gap: 7 });
  sheet.line(at('-140 -38 0 -44 150 -38'), { round: true, weight, tone: tones.lit, opacity: 0.5 });
};
