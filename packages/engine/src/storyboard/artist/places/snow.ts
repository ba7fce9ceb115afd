import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge } from './ground.ts';
import { drawSky } from './sky.ts';

export function drawSnow(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.1, { steps: 6 });
  drawGround(scene, tones.lit);
  for (let n = 0; n < 15; n++)
    fir(
      between(random, 0, width),
      view.horizon + between(random, 0, height * 0.04),
      height * between(random, 0.08, 0.17),
    );
  for (const down of [0.18, 0.45, 0.75]) {
    const y = view.horizon + (height - view.horizon) * down;
    const drift: Point[] = [
      [-10, y + 12],
      [width * 0.25, y - 12],
      [width * 0.55, y + 6],
      [width * 0.8, y - 10],
      [width + 10, y + 8],
    ];
    sheet.wash([...drift, [width + 10, y + 40], [-10, y + 50]], tones.sky, { opacity: 0.35 });
    sheet.line(drift, { round: true, weight: weight * 0.9, opacity: 0.7 });
  }

  function fir(x: number, y: number, size: number): void {
    for (const [up, wide] of [
      [0, 0.36],
      [0.3, 0.28],
      [0.58, 0.2],
    ] as const) {
      const layer: Point[] = [
        [x, y - size * (up + 0.5)],
        [x + size * wide, y - size * up],
        [x - size * wide, y - size * up],
      ];
      sheet.shape(layer, tones.near, { weight: weight * 0.8, once: true });
      sheet.wash(
        [
          [x, y - size * (up + 0.5)],
          [x + size * wide * 0.5, y - size * (up + 0.22)],
          [x - size * wide * 0.5, y - size * (up + 0.24)],
        ],
        tones.lit,
      );
    }
  }
}
