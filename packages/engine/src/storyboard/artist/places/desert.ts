import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround } from './ground.ts';
import { drawSky } from './sky.ts';

export function drawDesert(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.paper);
  const rows = [0.02, 0.14, 0.36];
  rows.forEach((down, row) => {
    const y = view.horizon + (height - view.horizon) * down;
    const tall = height * (0.1 - row * 0.012);
    const peak = width * between(random, 0.2, 0.8);
    const crest: Point[] = [
      [-10, y + tall * 0.3],
      [peak - width * 0.34, y - tall * 0.1],
      [peak, y - tall],
      [peak + width * 0.3, y + tall * 0.05],
      [width + 10, y - tall * 0.25],
    ];
    const dune: Point[] = [...crest, [width + 10, height + 10], [-10, height + 10]];
    sheet.wash(dune, [tones.far, tones.paper, tones.lit][row] ?? tones.paper, { round: false });
    sheet.line(crest, { round: true, weight });
    const to = shadow === 'right' ? 1 : -1;
    const face: Point[] = [
      [peak, y - tall],
      [peak + to * width * 0.12, y - tall * 0.52],
      [peak + to * width * 0.28, y - tall * 0.02],
      [peak + to * width * 0.24, y + tall * 0.16],
      [peak + to * width * 0.12, y + tall * 0.3],
      [peak + to * width * 0.1, y + tall * 0.62],
      [peak + to * width * 0.03, y + tall * 0.1],
      [peak + to * width * 0.02, y - tall * 0.4],
    ];
    sheet.wash(face, tones.mid, { opacity: 0.8, round: true });
    sheet.hatch(face, { gap: 8, angle: 0.5, opacity: 0.4 });
  });
  for (let n = 0; n < 14; n++) {
    const y = view.horizon + (height - view.horizon) * between(random, 0.5, 0.98);
    const x = between(random, 0, width);
    sheet.line(
      [
        [x, y],
        [x + 24, y - 4],
        [x + 50, y + 2],
        [x + 80, y - 3],
      ],
      { round: true, weight: weight * 0.6, opacity: 0.5, once: true },
    );
  }
}
