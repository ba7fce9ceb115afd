import { oval, type Point } from '../../geometry.ts';
import { between } from '../../random.ts';
import type { Holding } from './grip.ts';

export function drawUmbrella({
  far: [x, y],
  ahead,
  unit,
  shape,
  stroke,
  weight,
  accent,
  tone,
}: Holding): void {
  const top: Point = [x - ahead * unit * 0.05, y - unit * 0.5];
  stroke([[x + ahead * unit * 0.004, y + unit * 0.06], [x, y], top], weight * 1.8);
  shape(top, '-36 14 -33 0 -20 -11 0 -15 20 -11 33 0 36 14 27 9 18 13 9 9 0 13 -9 9 -18 13 -27 9', accent, {
    isSharp: true,
  });
  for (const rib of [-18, 0, 18])
    stroke(
      [
        [top[0], top[1] - unit * 0.15],
        [top[0] + (rib * unit) / 160, top[1] - unit * 0.04],
        [top[0] + (rib * unit) / 100, top[1] + unit * 0.13],
      ],
      weight * 0.7,
    );
  shape([top[0], top[1] - unit * 0.15], '-1 0 0 -3 1 0', tone('dark'));
}

export function drawBag({ near: [x, y], shape, stroke, unit, weight, tone }: Holding): void {
  stroke(
    [
      [x - unit * 0.05, y + unit * 0.1],
      [x, y + unit * 0.005],
      [x + unit * 0.05, y + unit * 0.1],
    ],
    weight * 1.6,
  );
  shape([x, y + unit * 0.1], '-8 0 8 0 10 15 -10 15', tone('dark'), { isSharp: true });
}

export function drawSuitcase({ near: [x, y], shape, stroke, unit, weight, accent, tone }: Holding): void {
  stroke(
    [
      [x - unit * 0.035, y + unit * 0.04],
      [x - unit * 0.03, y + unit * 0.01],
      [x + unit * 0.03, y + unit * 0.01],
      [x + unit * 0.035, y + unit * 0.04],
    ],
    weight * 1.8,
  );
  shape([x, y + unit * 0.04], '-16 0 16 0 16 24 -16 24', accent, { isSharp: true });
  for (const side of [-10, 9])
    shape([x, y + unit * 0.04], `${side} 0 ${side + 2} 0 ${side + 2} 24 ${side} 24`, tone('dark'), {
      isSharp: true,
    });
}

export function drawBasket({ near: [x, y], shape, stroke, unit, weight, tone }: Holding): void {
  stroke(
    [
      [x - unit * 0.09, y + unit * 0.12],
      [x - unit * 0.06, y + unit * 0.02],
      [x, y - unit * 0.01],
      [x + unit * 0.06, y + unit * 0.02],
      [x + unit * 0.09, y + unit * 0.12],
    ],
    weight * 1.6,
  );
  shape([x, y + unit * 0.12], '-10 0 10 0 8 12 -8 12', tone('mid'), { isSharp: true });
  for (const row of [0.15, 0.185, 0.215])
    stroke(
      [
        [x - unit * 0.09, y + unit * row],
        [x + unit * 0.09, y + unit * row],
      ],
      weight * 0.7,
    );
}

export function drawLantern({
  far: [x, y],
  sheet,
  unit,
  shape,
  stroke,
  weight,
  look,
  accent,
  tone,
}: Holding): void {
  for (const [size, opacity] of [
    [0.34, 0.14],
    [0.2, 0.22],
  ] as const)
    sheet.wash(oval(x, y + unit * 0.1, unit * size, unit * size), look.tones.accent, {
      round: true,
      opacity,
    });
  stroke(
    [
      [x - unit * 0.035, y + unit * 0.05],
      [x, y],
      [x + unit * 0.035, y + unit * 0.05],
    ],
    weight * 1.2,
  );
  shape([x, y + unit * 0.05], '-4 0 4 0 5 9 -5 9', accent, { isSharp: true });
  for (const at of [0.045, 0.14])
    shape([x, y + unit * at], '-5 0 5 0 4 -2 -4 -2', tone('dark'), { isSharp: true });
}

export function drawTorch({ far: [x, y], sheet, unit, ahead, shape, look, tone }: Holding): void {
  sheet.wash(
    [
      [x + ahead * unit * 0.09, y - unit * 0.02],
      [x + ahead * unit * 0.95, y - unit * 0.24],
      [x + ahead * unit * 1.05, y + unit * 0.3],
      [x + ahead * unit * 0.09, y + unit * 0.03],
    ],
    look.tones.lit,
    { opacity: 0.4 },
  );
  shape([x, y], '-5 -1.5 4 -2 9 -4 9 4 4 2 -5 1.5', tone('dark'), { isSharp: true });
}

export function drawFlowers({
  far: [fx, fy],
  near: [nx, ny],
  sheet,
  unit,
  shape,
  accent,
  tone,
}: Holding): void {
  const [x, y] = [(fx + nx) / 2, Math.min(fy, ny)];
  shape([x, y], '-9 -6 10 -6 2 13 -2 13', tone('lit'), { isSharp: true });
  for (let n = 0; n < 9; n++)
    sheet.shape(
      oval(
        x + between(sheet.random, -0.085, 0.085) * unit,
        y - between(sheet.random, 0.05, 0.15) * unit,
        unit * 0.028,
        unit * 0.025,
      ),
      n % 3 === 0 ? tone('lit') : accent,
      { round: true, weight: 1, once: true },
    );
}

export function drawBalloon({ far: [x, y], ahead, unit, shape, stroke, weight, accent }: Holding): void {
  const top: Point = [x + ahead * unit * 0.04, y - unit * 0.5];
  stroke([[x, y], [x + ahead * unit * 0.015, y - unit * 0.2], top], weight * 0.8);
  shape(top, '0 0 -8 -7 -11 -16 -6 -25 0 -27 6 -25 11 -16 8 -7', accent);
}

export function drawBall({ near, far, sheet, unit, weight, accent }: Holding): void {
  const [x, y] = [(near[0] + far[0]) / 2, Math.min(near[1], far[1]) - unit * 0.025];
  sheet.shape(oval(x, y, unit * 0.068, unit * 0.068), accent, { round: true, weight });
  sheet.line(oval(x, y, unit * 0.068, unit * 0.068).slice(1, 6), {
    round: true,
    weight: weight * 0.7,
    once: true,
  });
}

export function drawNet({ far: [fx, fy], sheet, unit, ahead, ground, weight, look }: Holding): void {
  const x = fx + ahead * unit * 0.02;
  const corners: readonly [Point, Point, Point, Point] = [
    [x, fy - unit * 0.02],
    [x + ahead * unit * 0.42, fy - unit * 0.3],
    [x + ahead * unit * 0.62, Math.min(ground, fy + unit * 0.55)],
    [x - ahead * unit * 0.04, Math.min(ground, fy + unit * 0.5)],
  ];
  const tone = look.isSilhouette ? look.tones.dark : look.tones.ink;
  const mix = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  for (let n = 0; n <= 8; n++) {
    const share = n / 8;
    const [c0, c1, c2, c3] = corners;
    sheet.line([mix(c0, c1, share), mix(c3, c2, share)], {
      weight: weight * 0.8,
      tone,
      opacity: 0.8,
      once: true,
    });
    sheet.line([mix(c0, c3, share), mix(c1, c2, share)], {
      weight: weight * 0.8,
      tone,
      opacity: 0.8,
      once: true,
    });
  }
}
