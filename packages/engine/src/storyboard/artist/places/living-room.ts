import type { Scene } from '../scene.ts';
import { isLampLit } from './lamp-lit.ts';
import { drawBlock, drawBoards, drawPendant, drawRoom, drawWindow, onWall, seenOf } from './room.ts';

export function drawLivingRoom(scene: Scene): void {
  const walls = drawRoom(scene);
  const side = scene.composition.x > scene.sheet.width / 2 ? -1 : 1;
  const { from, span } = seenOf(scene, walls);
  const wide = Math.min(1.4, span * 0.42);
  drawWindow(scene, walls, side < 0 ? from + span * 0.07 : from + span * 0.93 - wide, 0.9, wide, 1.35);
  const frame = onWall(
    scene,
    walls,
    side < 0 ? from + span * 0.72 : from + span * 0.08,
    1.35,
    Math.min(0.7, span * 0.2),
    0.5,
  );
  scene.sheet.shape(frame, scene.tones.paper, { weight: scene.weight });
  scene.sheet.hatch(frame, { gap: 8, opacity: 0.4, side: scene.shadow });
  drawBoards(scene, walls);
  const x = side < 0 ? walls.right - 1.3 : walls.left + 0.1;
  drawBlock(scene, { x, z: walls.back - 0.8, wide: 1.2, tall: 0.8, deep: 0.6 }, scene.tones.near);
  drawPendant(scene, side * -0.9, walls.back - 1.1, walls.tall, 0.7, isLampLit(scene));
}
