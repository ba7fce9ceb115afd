import { oval } from '../../geometry.ts';
import type { Holding } from './grip.ts';

export function drawPhone({ far, shape, accent, tone }: Holding): void {
  shape(far, '-2.6 -7 2.6 -7.4 3 2.6 -2.4 3', tone('dark'), { isSharp: true, turn: 0.15 });
  shape(far, '-1.8 -6 2 -6.3 2.2 1.2 -1.7 1.6', accent, { isSharp: true, turn: 0.15 });
}

export function drawCup({ far, shape, accent, unit, ahead }: Holding): void {
  const [x, y] = far;
  shape([x + ahead * unit * 0.022, y], '3.4 -4 6 -3 5.6 1 3 2 3 0.6 4.4 0 4.6 -2 3.2 -2.6', accent);
  shape([x + ahead * unit * 0.022, y], '-3.4 -6 3.6 -6 2.8 3.4 -2.6 3.4', accent, { isSharp: true });
}

export function drawGlass({ far: [x, y], shape, stroke, unit, weight, accent, tone }: Holding): void {
  shape([x, y - unit * 0.03], '-3 -7 3 -7 2.6 -2 0 0 -2.6 -2', tone('lit'));
  shape([x, y - unit * 0.03], '-2.7 -4 2.7 -4 2.3 -1.8 0 0 -2.3 -1.8', accent);
  stroke(
    [
      [x, y - unit * 0.03],
      [x, y + unit * 0.035],
    ],
    weight,
  );
  stroke(
    [
      [x - unit * 0.02, y + unit * 0.036],
      [x + unit * 0.02, y + unit * 0.036],
    ],
    weight,
  );
}

export function drawBook({ near, far, shape, stroke, unit, weight, accent, tone }: Holding): void {
  const [x, y] = [(near[0] + far[0]) / 2, Math.min(near[1], far[1])];
  const wide = Math.max(0.085, Math.min(0.105, Math.abs(near[0] - far[0]) / unit / 1.6)) * 100;
  shape([x, y], `${-wide} -9 0 -6 ${wide} -9 ${wide} 5 0 8 ${-wide} 5`, accent, { isSharp: true });
  shape(
    [x, y],
    `${-wide * 0.92} -10 0 -7 ${wide * 0.92} -10 ${wide * 0.92} 3 0 6 ${-wide * 0.92} 3`,
    tone('lit'),
    { isSharp: true },
  );
  stroke(
    [
      [x, y - unit * 0.07],
      [x, y + unit * 0.06],
    ],
    weight * 0.8,
  );
}

export function drawPaper({ near, far, shape, stroke, unit, weight, tone }: Holding): void {
  const [x, y] = [(near[0] + far[0]) / 2, Math.min(near[1], far[1]) - unit * 0.02];
  shape([x, y], '-15 -12 0 -10 15 -12 15 9 0 11 -15 9', tone('lit'), { isSharp: true });
  stroke(
    [
      [x, y - unit * 0.1],
      [x, y + unit * 0.11],
    ],
    weight * 0.8,
  );
  for (const [from, to] of [
    [-0.13, -0.02],
    [0.02, 0.13],
  ] as const)
    for (const row of [-0.07, -0.035, 0, 0.035, 0.065])
      stroke(
        [
          [x + from * unit, y + row * unit],
          [x + to * unit * 0.96, y + row * unit],
        ],
        weight * 0.6,
      );
}

export function drawCamera({ near, far, sheet, unit, ahead, shape, weight, tone }: Holding): void {
  const [x, y] = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2 - unit * 0.01];
  shape([x, y], '-5 -3 -2.6 -3 -1.6 -5 1.6 -5 2.6 -3 6 -3 6 4 -5 4', tone('dark'), { isSharp: true });
  sheet.shape(oval(x + ahead * unit * 0.02, y + unit * 0.004, unit * 0.026, unit * 0.026), tone('mid'), {
    round: true,
    weight,
  });
  sheet.wash(oval(x + ahead * unit * 0.02, y + unit * 0.004, unit * 0.013, unit * 0.013), tone('dark'), {
    round: true,
  });
}

export function drawMicrophone({ far: [x, y], sheet, unit, shape, weight, tone }: Holding): void {
  shape([x, y], '-1 4 -1.4 -5 1.4 -5 1 4', tone('dark'), { isSharp: true, turn: -0.2 });
  sheet.shape(oval(x - unit * 0.008, y - unit * 0.062, unit * 0.024, unit * 0.026), tone('mid'), {
    round: true,
    weight,
  });
}
