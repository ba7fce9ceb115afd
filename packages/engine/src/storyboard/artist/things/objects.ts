import { oval, type Point, points, put } from '../geometry.ts';
import type { Drawer } from './drawer.ts';

const weightOf = (unit: number): number => Math.min(3.4, Math.max(0.9, unit / 130));

export const drawBottle: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const body = at('-9 -98 -9 -74 -20 -62 -22 -50 -22 -3 -16 0 16 0 22 -3 22 -50 20 -62 9 -74 9 -98');
  sheet.shape(body, isWorn ? tones.accent : tones.near, { weight: weight * 1.4 });
  sheet.hatch(body, { side: shadow, reach: 0.45, gap: Math.max(5, spot.unit / 45) });
  sheet.shape(at('-10 -100 10 -100 10 -90 -10 -90'), tones.dark, { weight });
  sheet.shape(at('-22 -44 22 -44 22 -15 -22 -15'), tones.lit, { weight });
  for (const y of [-36, -30, -24]) sheet.line(at(`-14 ${y} 13 ${y}`), { weight: weight * 0.8, opacity: 0.6 });
  const x = shadow === 'right' ? -15 : 15;
  sheet.line(at(`${x} -56 ${x} -48`), { tone: tones.lit, weight: weight * 2 });
};

/** A square flacon with a heavy foot, its collar and a block for a cap. */
export const drawFlacon: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-10 -76 -10 -66 10 -66 10 -76'), tones.mid, { weight });
  sheet.shape(at('-17 -100 -17 -76 17 -76 17 -100'), tones.dark, { weight: weight * 1.3 });
  sheet.line(at('-12 -95 -12 -81'), { tone: tones.lit, weight: weight * 1.6 });
  const glass = at('-38 -66 -38 0 38 0 38 -66');
  sheet.shape(glass, tones.lit, { weight: weight * 1.5 });
  sheet.shape(at('-32 -56 -32 -8 32 -8 32 -56'), isWorn ? tones.accent : tones.mid, { weight });
  sheet.hatch(glass, { side: shadow, reach: 0.32, gap: Math.max(5, spot.unit / 45) });
  sheet.line(at('0 -64 0 -14'), { weight: weight * 0.8, opacity: 0.6 });
  sheet.shape(at('-18 -44 -18 -22 18 -22 18 -44'), tones.paper, { weight });
  for (const y of [-36, -30]) sheet.line(at(`-10 ${y} 10 ${y}`), { weight: weight * 0.8, opacity: 0.6 });
  const x = shadow === 'right' ? -35 : 35;
  sheet.line(at(`${x} -60 ${x} -30`), { tone: tones.paper, weight: weight * 2 });
};

export const drawCup: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(put(oval(0, -0.02, 0.78, 0.1), spot), tones.lit, { round: true, weight });
  sheet.line(at('48 -66 72 -70 76 -44 42 -30'), { round: true, weight: weight * 2.2 });
  const body = at('-52 -80 -48 -46 -34 -12 34 -12 48 -46 52 -80');
  sheet.shape(body, isWorn ? tones.accent : tones.lit, { weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.45, gap: Math.max(5, spot.unit / 36) });
  sheet.shape(put(oval(0, -0.8, 0.52, 0.11), spot), tones.paper, { round: true, weight });
  sheet.wash(put(oval(0, -0.785, 0.44, 0.075), spot), tones.dark, { round: true });
  for (const x of [-16, 4, 22])
    sheet.line(at(`${x} -96 ${x + 8} -108 ${x - 6} -122 ${x + 4} -136`), {
      round: true,
      weight: weight * 0.8,
      opacity: 0.6,
      once: true,
    });
};

export const drawFood: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  sheet.shape(put(oval(0, -0.08, 1.3, 0.26), spot), tones.lit, { round: true, weight: weight * 1.3 });
  sheet.line(put(oval(0, -0.1, 0.95, 0.17), spot), { round: true, closed: true, weight: weight * 0.8 });
  const heap = put(points('-84 -16 -70 -44 -44 -62 -14 -80 20 -84 48 -64 72 -46 84 -16 40 -4 -40 -4'), spot);
  sheet.shape(heap, tones.mid, { round: true, weight: weight * 1.2 });
  sheet.hatch(heap, { side: shadow, reach: 0.45, gap: Math.max(5, spot.unit / 24) });
  for (const [x, y, r] of [
    [-0.4, -0.42, 0.15],
    [0.05, -0.58, 0.17],
    [0.42, -0.4, 0.14],
    [-0.05, -0.28, 0.13],
  ] as const)
    sheet.shape(put(oval(x, y, r, r * 0.8), spot), x > 0 && x < 0.1 ? tones.accent : tones.far, {
      round: true,
      weight,
    });
  for (const x of [-30, 4, 34])
    sheet.line(put(points(`${x} -100 ${x + 8} -116 ${x - 6} -132 ${x + 4} -148`), spot), {
      round: true,
      weight: weight * 0.8,
      opacity: 0.5,
      once: true,
    });
  // A fork tells that it is eaten.
  sheet.line(put(points('-168 4 -160 -40'), spot), { weight: weight * 2 });
  for (const x of [-166, -160, -154]) sheet.line(put(points(`${x} -40 ${x + 2} -66`), spot), { weight });
};

export const drawMachine: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const body = at('-56 -2 -56 -58 56 -58 56 -2');
  sheet.line(at('40 -58 40 -98 52 -98 52 -58'), { weight: weight * 1.3 });
  sheet.shape(body, isWorn ? tones.accent : tones.mid, { weight: weight * 1.4 });
  sheet.hatch(body, { side: shadow, reach: 0.35, gap: Math.max(6, spot.unit / 34) });
  for (const [x, y, r, teeth] of [
    [-0.2, -0.62, 0.32, 12],
    [0.26, -0.34, 0.22, 9],
  ] as const) {
    const wheel = Array.from({ length: teeth * 4 }, (_, n): Point => {
      const by = n % 4 < 2 ? r : r * 0.84;
      const angle = (n / (teeth * 4)) * Math.PI * 2;
      return [x + Math.cos(angle) * by, y + Math.sin(angle) * by];
    });
    sheet.shape(put(wheel, spot), tones.near, { weight });
    sheet.shape(put(oval(x, y, r * 0.36, r * 0.36), spot), tones.lit, { round: true, weight });
  }
  for (const y of [-0.1, -0.2])
    sheet.line(
      put(
        [
          [-0.48, y],
          [-0.1, y],
        ],
        spot,
      ),
      { weight },
    );
  sheet.shape(at('-66 -2 66 -2 66 4 -66 4'), tones.dark, { weight });
};

export const drawWatch: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-18 -86 -14 -112 14 -112 18 -86'), tones.near, { weight });
  sheet.shape(at('-18 -14 -14 12 14 12 18 -14'), tones.near, { weight });
  sheet.shape(put(oval(0, -0.5, 0.42, 0.42), spot), tones.mid, { round: true, weight: weight * 1.5 });
  sheet.shape(put(oval(0, -0.5, 0.34, 0.34), spot), tones.lit, { round: true, weight });
  sheet.hatch(put(oval(0, -0.5, 0.42, 0.42), spot), { side: shadow, reach: 0.25, gap: 6 });
  for (let n = 0; n < 12; n++) {
    const [c, s] = [Math.cos((n / 6) * Math.PI), Math.sin((n / 6) * Math.PI)];
    sheet.line(
      put(
        [
          [c * 0.27, -0.5 + s * 0.27],
          [c * 0.31, -0.5 + s * 0.31],
        ],
        spot,
      ),
      { weight: weight * 1.4, once: true },
    );
  }
  sheet.line(
    put(
      [
        [0, -0.5],
        [-0.13, -0.62],
      ],
      spot,
    ),
    { weight: weight * 2 },
  );
  sheet.line(
    put(
      [
        [0, -0.5],
        [0.17, -0.64],
      ],
      spot,
    ),
    { weight: weight * 1.4, tone: tones.accent },
  );
  sheet.shape(at('42 -54 50 -54 50 -46 42 -46'), tones.dark, { weight });
};

export const drawPhone: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-26 -100 26 -100 26 0 -26 0'), isWorn ? tones.accent : tones.dark, {
    weight: weight * 1.4,
  });
  const screen = at('-22 -94 22 -94 22 -8 -22 -8');
  sheet.shape(screen, tones.lit, { weight });
  sheet.hatch(screen, { side: shadow, reach: 0.3, gap: 7, opacity: 0.3 });
  sheet.shape(at('-16 -86 16 -86 16 -56 -16 -56'), tones.mid, { weight });
  for (const y of [-46, -38, -30]) sheet.line(at(`-16 ${y} 14 ${y}`), { weight, opacity: 0.6 });
};

export const drawBox: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('20 0 20 -82 46 -94 46 -14'), tones.near, { weight: weight * 1.2 });
  sheet.hatch(at('20 0 20 -82 46 -94 46 -14'), { gap: 6 });
  sheet.shape(at('-44 -82 20 -82 46 -94 -16 -96'), tones.paper, { weight: weight * 1.2 });
  sheet.shape(at('-44 0 -44 -82 20 -82 20 0'), tones.lit, { weight: weight * 1.3 });
  sheet.shape(at('-44 -56 20 -56 20 -30 -44 -30'), isWorn ? tones.accent : tones.accent, { weight });
  sheet.hatch(at('-44 0 -44 -82 20 -82 20 0'), { side: shadow, reach: 0.25, gap: 8, opacity: 0.4 });
};

export const drawTree: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const trunk = at('-7 0 -4 -20 -5 -44 5 -44 4 -20 8 0');
  sheet.shape(trunk, tones.near, { weight });
  sheet.hatch(trunk, { side: shadow, gap: 5 });
  const crown = at(
    '-6 -36 -30 -32 -44 -44 -38 -58 -46 -70 -32 -84 -18 -88 -6 -100 12 -96 28 -90 42 -76 38 -62 46 -48 32 -34 12 -38',
  );
  sheet.shape(crown, tones.mid, { round: true, weight: weight * 1.2 });
  sheet.hatch(crown, { side: shadow, reach: 0.5, gap: Math.max(5, spot.unit / 60) });
  for (const twig of ['-2 -42 -14 -56', '1 -42 12 -60', '0 -42 0 -64']) sheet.line(at(twig), { weight });
};

export const drawRing: Drawer = (sheet, spot, { tones }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  for (const r of [0.34, 0.27])
    sheet.line(put(oval(0, -0.36, r, r), spot), { round: true, closed: true, weight: weight * 1.4 });
  for (const prong of ['-8 -66 -14 -84', '8 -66 14 -84', '-8 -66 8 -66'])
    sheet.line(at(prong), { weight: weight * 2 });
  sheet.shape(at('-20 -86 -10 -98 10 -98 20 -86 0 -66'), tones.accent, { weight: weight * 1.2 });
  sheet.line(at('-20 -86 20 -86'), { weight });
  sheet.line(at('-8 -86 0 -66 8 -86'), { weight });
  for (const ray of ['-32 -98 -40 -106', '32 -98 40 -106', '0 -106 0 -116']) sheet.line(at(ray), { weight });
};

export const drawChair: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit) * 1.2;
  const at = (pairs: string) => put(points(pairs), spot);
  for (const leg of ['-26 -46 -30 0', '26 -46 30 0', '-16 -50 -18 -8', '34 -52 36 -8'])
    sheet.line(at(leg), { weight: weight * 2.4 });
  const back = at('-28 -50 -32 -100 18 -104 20 -54');
  sheet.shape(back, isWorn ? tones.accent : tones.mid, { weight });
  sheet.hatch(back, { side: shadow, gap: 7 });
  sheet.shape(at('-30 -46 -24 -54 36 -56 32 -46'), isWorn ? tones.accent : tones.near, { weight });
};

export const drawInstrument: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('-3 -46 -3 -96 -6 -104 6 -104 3 -96 3 -46'), tones.dark, { weight });
  const body = at('0 -52 -14 -50 -18 -38 -13 -28 -22 -16 -16 -2 0 2 16 -2 22 -16 13 -28 18 -38 14 -50');
  sheet.shape(body, tones.accent, { round: true, weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.35, gap: 6 });
  sheet.shape(put(oval(0, -0.27, 0.06, 0.06), spot), tones.dark, { round: true, weight });
  for (const x of [-1.5, 0, 1.5]) sheet.line(at(`${x} -98 ${x} -12`), { weight: weight * 0.5, once: true });
  sheet.line(at('-7 -11 7 -11'), { weight: weight * 2 });
};
