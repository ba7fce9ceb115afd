import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround } from './ground.ts';
import { drawSky } from './sky.ts';

/** Thin stems hung with lianas, fans of palm above, large leaves below and before everything. */
export function drawJungle(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, seen } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.mid);
  const foot = Math.min(height, view.horizon + height * 0.05);
  for (const [tone, count, size] of [
    [tones.far, 9, 0.2],
    [tones.mid, 7, 0.28],
  ] as const)
    for (let n = 0; n < count; n++) {
      const x = width * ((n + between(random, 0.1, 0.9)) / count);
      const top = foot - height * between(random, size, size * 2.2);
      const lean = between(random, -0.06, 0.06) * width;
      sheet.line(
        [
          [x, foot],
          [x + lean * 0.4, (foot + top) / 2],
          [x + lean, top],
        ],
        { round: true, weight: weight * 2.6, tone: tones.near },
      );
      palm(x + lean, top, height * size * 0.8, tone);
    }
  for (let n = 0; n < 7; n++) {
    const x = between(random, 0, width);
    const reach = between(random, 0.05, 0.16) * width;
    const sag = between(random, 0.3, 0.62) * height;
    sheet.line(
      [
        [x, -6],
        [x + reach * 0.4, sag],
        [x + reach, -6],
      ],
      { round: true, weight, opacity: 0.8 },
    );
  }
  for (let n = 0; n < 16; n++) {
    const x = width * ((n + between(random, 0, 1)) / 16);
    if (seen.main !== 'none' && Math.abs(x - composition.x) < width * 0.11) continue;
    fern(x, foot + between(random, 0.02, 0.18) * height, height * between(random, 0.06, 0.11), tones.near);
  }
  for (const x of [0, 0.07, 0.93, 1]) fern(width * x, height * 1.04, height * 0.34, tones.dark);

  function leaf(x: number, y: number, turn: number, long: number, tone: string): void {
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    const [nx, ny] = [-dy * 0.16, dx * 0.16];
    const tip: Point = [x + dx, y + dy + long * 0.22];
    sheet.shape(
      [[x, y], [x + dx * 0.5 + nx, y + dy * 0.5 + ny], tip, [x + dx * 0.5 - nx, y + dy * 0.5 - ny]],
      tone,
      { round: true, weight: weight * 0.8, once: true },
    );
  }

  function palm(x: number, y: number, long: number, tone: string): void {
    for (let n = 0; n < 7; n++) leaf(x, y, Math.PI * (0.86 + (n / 6) * 1.28), long, tone);
  }

  function fern(x: number, y: number, long: number, tone: string): void {
    for (const turn of [-2.7, -2.2, -1.6, -1, -0.5])
      leaf(x, y, turn + between(random, -0.12, 0.12), long, tone);
  }
}
