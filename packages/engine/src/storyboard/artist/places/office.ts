import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, drawWindow } from './room.ts';

export function drawOffice(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  drawWindow(scene, walls, left * 0.85, 0.85, (right - left) * 0.85, 1.5, 6);
  for (let row = 0; row < 2; row++)
    for (let z = view.distance + 0.8; z < back + 0.4; z += 1.4) {
      const x = row === 0 ? left + 0.15 : right - 1.65;
      drawBlock(scene, { x, z, wide: 1.5, tall: 0.74, deep: 0.7 }, tones.mid);
      const screen = [
        view.at(x + 0.45, 1.2, z + 0.3),
        view.at(x + 1.05, 1.2, z + 0.3),
        view.at(x + 1.05, 0.82, z + 0.3),
        view.at(x + 0.45, 0.82, z + 0.3),
      ];
      sheet.shape(screen, tones.dark, { weight });
      sheet.line([view.at(x + 0.75, 0.82, z + 0.3), view.at(x + 0.75, 0.74, z + 0.3)], {
        weight: weight * 2,
      });
    }
  for (const x of [left * 0.45, right * 0.45])
    sheet.shape(
      [
        view.at(x - 0.15, walls.tall, back - 0.4),
        view.at(x + 0.15, walls.tall, back - 0.4),
        view.at(x + 0.15, walls.tall, view.distance),
        view.at(x - 0.15, walls.tall, view.distance),
      ],
      tones.lit,
      { weight },
    );
}
