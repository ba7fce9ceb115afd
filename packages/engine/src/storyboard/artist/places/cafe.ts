import { oval } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { isLampLit } from './lamp-lit.ts';
import { drawBlock, drawPendant, drawRoom } from './room.ts';

export function drawCafe(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  for (const y of [1.35, 1.8, 2.25]) {
    sheet.line([view.at(left * 0.8, y, back), view.at(right * 0.8, y, back)], { weight: weight * 1.6 });
    for (let x = left * 0.75; x < right * 0.78; x += 0.17) {
      const tall = between(random, 0.18, 0.32);
      sheet.shape(
        [
          view.at(x, y, back),
          view.at(x, y + tall * 0.7, back),
          view.at(x + 0.03, y + tall, back),
          view.at(x + 0.06, y + tall, back),
          view.at(x + 0.09, y + tall * 0.7, back),
          view.at(x + 0.09, y, back),
        ],
        random() < 0.3 ? tones.near : tones.lit,
        { weight: weight * 0.7, once: true },
      );
    }
  }
  drawBlock(
    scene,
    { x: left * 0.85, z: back - 1, wide: (right - left) * 0.85, tall: 1.08, deep: 0.5 },
    tones.near,
  );
  for (let x = left * 0.6; x < right * 0.7; x += 0.8) {
    const z = back - 1.45;
    sheet.shape(
      oval(
        ...view.at(x, 0.72, z),
        Math.abs(view.at(x + 0.17, 0, z)[0] - view.at(x, 0, z)[0]),
        Math.abs(view.at(x + 0.17, 0, z)[0] - view.at(x, 0, z)[0]) * 0.28,
      ),
      tones.dark,
      { round: true, weight },
    );
    sheet.line([view.at(x, 0.7, z), view.at(x, 0, z)], { weight: weight * 1.6 });
  }
  for (const x of [-1.3, 0, 1.3]) drawPendant(scene, x, back - 1.1, walls.tall, 0.8, isLampLit(scene));
}
