import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { isLampLit } from './lamp-lit.ts';
import { drawBlock, drawPendant, drawRoom, drawWindow } from './room.ts';

export function drawWorkshop(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene);
  const { left, right, back, tall } = walls;
  drawWindow(scene, walls, left * 0.6, 1.25, 1.5, 1, 4);
  for (const y of [tall, tall - 0.3])
    sheet.line([view.at(left, y, view.distance + 0.5), view.at(right, y, view.distance + 0.5)], {
      weight: weight * 1.8,
    });
  // Tools hang over a bench.
  for (let x = right * 0.15; x < right * 0.9; x += 0.26) {
    const long = between(random, 0.25, 0.5);
    sheet.line([view.at(x, 2, back), view.at(x, 2 - long, back)], { weight: weight * 1.6 });
    sheet.shape(
      [
        view.at(x - 0.07, 2 - long, back),
        view.at(x + 0.07, 2 - long, back),
        view.at(x + 0.05, 1.88 - long, back),
        view.at(x - 0.05, 1.88 - long, back),
      ],
      tones.dark,
      { weight: weight * 0.8 },
    );
  }
  drawBlock(scene, { x: right * 0.1, z: back - 0.7, wide: right * 0.85, tall: 0.86, deep: 0.6 }, tones.near);
  drawBlock(scene, { x: left * 0.95, z: back - 0.7, wide: 0.8, tall: 0.5, deep: 0.6 }, tones.mid);
  drawBlock(scene, { x: left * 0.9, z: back - 0.65, wide: 0.6, tall: 0.4, deep: 0.5, y: 0.5 }, tones.far);
  drawPendant(scene, right * 0.3, back - 1, tall, 0.8, isLampLit(scene));
}
