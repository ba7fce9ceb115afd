import { type Point, points, put, towards } from '../../geometry.ts';
import type { Holding } from './grip.ts';

const GUITAR = points('-20 0 -18 -9 -10 -12 -2 -8 5 -9 11 -5 12 0 11 5 5 9 -2 8 -10 12 -18 9');
const VIOLIN = points('-13 0 -12 -5 -7 -7 -2 -4 3 -6 6 -3 7 0 6 3 3 6 -2 4 -7 7 -12 5');

/** The body lies at the belly, and the neck runs up into the hand that frets it. */
export function drawGuitar(held: Holding): void {
  const { near, far, sheet, unit, flip, ahead, weight, accent, tone } = held;
  const turn = Math.atan2(far[1] - near[1], Math.abs(far[0] - near[0]) + unit * 0.02);
  const along = (x: number, y: number): Point => [
    near[0] + ahead * unit * (x * Math.cos(turn) - y * Math.sin(turn)),
    near[1] + unit * (x * Math.sin(turn) + y * Math.cos(turn)),
  ];
  const reach = Math.max(0.34, Math.hypot(far[0] - near[0], far[1] - near[1]) / unit + 0.06);
  sheet.shape(put(GUITAR, { x: near[0], y: near[1], unit, flip, turn }), accent, { round: true, weight });
  sheet.shape(
    [along(0.02, -0.012), along(reach, -0.01), along(reach, 0.01), along(0.02, 0.012)],
    tone('dark'),
    { weight: weight * 0.8, once: true },
  );
  sheet.shape(
    [along(reach, -0.012), along(reach + 0.07, -0.022), along(reach + 0.08, 0.016), along(reach, 0.012)],
    tone('dark'),
    { weight: weight * 0.8, once: true },
  );
  sheet.shape(
    [
      along(-0.005, -0.025),
      along(0.03, -0.025),
      along(0.04, 0),
      along(0.03, 0.025),
      along(-0.005, 0.025),
      along(-0.015, 0),
    ],
    tone('dark'),
    { round: true, weight: weight * 0.7, once: true },
  );
  sheet.line([along(-0.12, -0.03), along(-0.12, 0.03)], { weight: weight * 1.4, once: true });
}

/** Under the chin, with the bow across it. */
export function drawViolin(held: Holding): void {
  const { near, far, chin, sheet, unit, flip, ahead, weight, accent, tone } = held;
  const root: Point = [chin[0] + ahead * unit * 0.02, chin[1] + unit * 0.025];
  const turn = Math.atan2(far[1] - root[1], Math.abs(far[0] - root[0]) + unit * 0.01);
  const body = towards(
    root,
    far,
    Math.min(0.6, (unit * 0.12) / (Math.hypot(far[0] - root[0], far[1] - root[1]) || 1)),
  );
  sheet.line([body, towards(body, far, 1.25)], { weight: weight * 2.6, tone: tone('dark') });
  sheet.shape(put(VIOLIN, { x: body[0], y: body[1], unit, flip, turn }), accent, { round: true, weight });
  sheet.line([towards(root, body, 0.6), far], { weight: weight * 0.7, once: true });
  const over: Point = [body[0] + ahead * unit * 0.03, body[1] - unit * 0.02];
  const way = Math.atan2(over[1] - near[1], over[0] - near[0]);
  sheet.line([near, [near[0] + Math.cos(way) * unit * 0.4, near[1] + Math.sin(way) * unit * 0.4]], {
    weight: weight * 1.4,
  });
}

const CELLO = points(
  '-4 -34 4 -34 9 -30 9 -24 6 -17 10 -8 14 0 13 9 7 14 -7 14 -13 9 -14 0 -10 -8 -6 -17 -9 -24 -9 -30',
);

/** On its spike between the knees, the neck beside the head. */
export function drawCello(held: Holding): void {
  const { near, far, belly, ground, sheet, unit, flip, ahead, weight, accent, tone } = held;
  const foot: Point = [belly[0] + ahead * unit * 0.2, Math.min(ground - unit * 0.04, belly[1] + unit * 0.42)];
  const top: Point = [far[0], far[1] - unit * 0.1];
  const turn = Math.atan2(
    Math.abs(top[0] - foot[0]) * (Math.sign(top[0] - foot[0]) === ahead ? 1 : -1),
    foot[1] - top[1],
  );
  const middle = towards(foot, top, 0.26);
  sheet.line([foot, [foot[0], foot[1] + unit * 0.06]], { weight: weight * 1.6, once: true });
  sheet.line([towards(foot, top, 0.6), top], { weight: weight * 4, tone: tone('dark') });
  sheet.shape(put(CELLO, { x: middle[0], y: middle[1], unit, flip, turn }), accent, { round: true, weight });
  sheet.line([towards(foot, top, 0.2), towards(foot, top, 0.9)], { weight, once: true });
  sheet.line([near, [near[0] + ahead * unit * 0.34, near[1] + unit * 0.02]], { weight: weight * 1.5 });
}
