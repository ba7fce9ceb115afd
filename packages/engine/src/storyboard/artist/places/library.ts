import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawBoards, drawRoom, onWall } from './room.ts';

/** Shelves to the ceiling, full of books, a table before them. */
export function drawLibrary(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene);
  const { left, right, back, tall } = walls;
  drawBoards(scene, walls);
  for (let y = 0.2; y < tall - 0.3; y += 0.42) {
    sheet.shape(onWall(scene, walls, left, y - 0.05, right - left, 0.05), tones.near, {
      weight: weight * 0.8,
    });
    for (let x = left + 0.05; x < right - 0.08; ) {
      const wide = between(random, 0.07, 0.15);
      const book = onWall(scene, walls, x, y, wide, between(random, 0.24, 0.34));
      const tone = [tones.mid, tones.near, tones.lit, tones.dark, tones.paper][Math.floor(random() * 5)];
      sheet.shape(book, random() < 0.05 ? tones.accent : (tone ?? tones.mid), {
        weight: weight * 0.5,
        once: true,
      });
      x += wide;
    }
  }
  for (let x = left; x <= right; x += 1.2)
    sheet.line([view.at(x, 0, back), view.at(x, tall, back)], { weight: weight * 2.4 });
  drawBlock(scene, { x: right * 0.25, z: back - 1.3, wide: right * 0.7, tall: 0.75, deep: 0.6 }, tones.near);
}
