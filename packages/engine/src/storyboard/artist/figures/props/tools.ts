import type { Point } from '../../geometry.ts';
import type { Holding } from './grip.ts';

export function drawHammer({ near, shape, tone }: Holding): void {
  shape(near, '-1 5 -1 -16 1.2 -16 1.2 5', tone('mid'), { isSharp: true, turn: 0.5 });
  shape(near, '-6 -15 5 -15 5 -20 -6 -20', tone('dark'), { isSharp: true, turn: 0.5 });
}

export function drawKnife({ near, shape, tone }: Holding): void {
  shape(near, '-4 -1.4 3 -1.4 3 1.4 -4 1.4', tone('dark'), { isSharp: true, turn: 0.5 });
  shape(near, '3 -1.8 15 -1.6 19 0.6 3 2', tone('lit'), { isSharp: true, turn: 0.5 });
}

/** A bow to hold, a shank, two bits. */
export function drawKey({ near, shape, accent, tone }: Holding): void {
  shape(near, '-9 -3.4 -5 -4.2 -2.4 0 -5 4.2 -9 3.4 -10.6 0', accent, { turn: -0.35 });
  shape(near, '-8 -1.3 -6 -1.5 -5 0 -6 1.5 -8 1.3 -8.8 0', tone('lit'), { turn: -0.35 });
  shape(near, '-2.6 -0.8 11 -0.8 11 4 9.4 4 9.4 0.9 7.6 0.9 7.6 3 6 3 6 0.9 -2.6 0.9', accent, {
    isSharp: true,
    turn: -0.35,
  });
}

export function drawPen({ near, shape, tone }: Holding): void {
  shape(near, '-9 -0.7 6 -0.7 6 0.7 -9 0.7', tone('dark'), { isSharp: true, turn: 0.7 });
  shape(near, '6 -0.7 9 0 6 0.7', tone('lit'), { isSharp: true, turn: 0.7 });
}

export function drawBrush({ far, shape, accent, tone }: Holding): void {
  shape(far, '-8 -0.6 9 -0.6 9 0.6 -8 0.6', tone('mid'), { isSharp: true, turn: -0.5 });
  shape(far, '9 -1 14 0 9 1', accent, { turn: -0.5 });
}

export function drawPan({ far, shape, tone }: Holding): void {
  shape(far, '-3 -1 12 -1 12 1 -3 1', tone('dark'), { isSharp: true, turn: -0.1 });
  shape(far, '11 -3.4 32 -3.4 29 3 14 3', tone('dark'), { turn: -0.1 });
  shape(far, '11 -3.6 21 -5 32 -3.6 21 -2', tone('near'), { turn: -0.1 });
}

export function drawStick({ far: [x, y], ahead, unit, ground, stroke, weight }: Holding): void {
  const foot = Math.min(ground, y + unit * 0.62);
  stroke(
    [
      [x - ahead * unit * 0.035, y - unit * 0.01],
      [x, y - unit * 0.025],
      [x + ahead * unit * 0.012, y],
      [x + ahead * unit * 0.05, foot],
    ],
    weight * 2,
  );
}

export function drawBroom({ near, far, ahead, unit, ground, shape, stroke, weight, tone }: Holding): void {
  const [dx, dy] = [far[0] - near[0], Math.max(unit * 0.1, far[1] - near[1])];
  const top: Point = [near[0] - dx * 0.5, near[1] - dy * 0.5];
  const drop = Math.min(ground - unit * 0.1, far[1] + unit * 0.5);
  const foot: Point = [far[0] + (dx / dy) * (drop - far[1]), drop];
  stroke([top, foot], weight * 2);
  shape(foot, '-3 -1 3 -1 9 11 -9 11', tone('mid'), { isSharp: true, turn: -0.2 });
  for (const at of [-0.05, 0, 0.05])
    stroke(
      [
        [foot[0] + at * unit * 0.4, foot[1]],
        [foot[0] + at * unit + ahead * unit * 0.02, foot[1] + unit * 0.1],
      ],
      weight * 0.7,
    );
}

export function drawFishingRod({ near, far, ahead, unit, ground, stroke, weight }: Holding): void {
  const tip: Point = [far[0] + ahead * unit * 0.85, far[1] - unit * 0.62];
  stroke([near, far], weight * 2.4);
  stroke([far, [far[0] + ahead * unit * 0.5, far[1] - unit * 0.42], tip], weight * 1.3);
  stroke(
    [
      tip,
      [tip[0] + ahead * unit * 0.1, tip[1] + unit * 0.5],
      [tip[0] + ahead * unit * 0.16, ground + unit * 0.04],
    ],
    weight * 0.6,
  );
}

export function drawRope({ far: [x, y], near, ahead, unit, ground, stroke, weight }: Holding): void {
  stroke(
    [
      near,
      [(near[0] + x) / 2, y + unit * 0.03],
      [x, y],
      [x + ahead * unit * 0.1, y + unit * 0.16],
      [x + ahead * unit * 0.3, Math.min(ground, y + unit * 0.5)],
    ],
    weight * 1.6,
  );
}

export function drawSword({ far, shape, tone, accent }: Holding): void {
  const turn = 0.42;
  shape(far, '-1.6 -6 1.6 -6 1.3 -56 0 -62 -1.3 -56', tone('lit'), { isSharp: true, turn });
  shape(far, '-7 -4 7 -4 7 -6.4 -7 -6.4', accent, { isSharp: true, turn });
  shape(far, '-1 6 -1 -4 1 -4 1 6', tone('dark'), { isSharp: true, turn });
}
