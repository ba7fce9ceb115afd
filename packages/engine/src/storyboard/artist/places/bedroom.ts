import type { Scene } from '../scene.ts';
import { drawBlock, drawBoards, drawRoom, drawWindow, onWall, seenOf } from './room.ts';

/** A bed with its head at the wall, a lamp beside it, curtains at the window. */
export function drawBedroom(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  const walls = drawRoom(scene);
  const { back } = walls;
  const { from, span } = seenOf(scene, walls);
  const isLeft = composition.x > sheet.width / 2;
  const wide = Math.min(1.1, span * 0.3);
  const at = isLeft ? from + span * 0.66 : from + span * 0.06;
  drawWindow(scene, walls, at, 0.95, wide, 1.25);
  for (const x of [at - 0.2, at + wide - 0.08]) {
    const curtain = onWall(scene, walls, x, 0.5, 0.28, 1.85);
    sheet.shape(curtain, tones.paper, { weight });
    sheet.hatch(curtain, { side: 'all', gap: 9, angle: 1.57, opacity: 0.4 });
  }
  drawBoards(scene, walls);
  const bed = Math.min(1.6, span * 0.42);
  const x = isLeft ? from + span * 0.05 : from + span * 0.95 - bed;
  sheet.shape(onWall(scene, walls, x - 0.08, 0, bed + 0.16, 1.15), tones.near, { weight: weight * 1.2 });
  drawBlock(scene, { x, z: back - 1.7, wide: bed, tall: 0.5, deep: 1.7 }, tones.lit);
  for (const n of [0.06, 0.54])
    drawBlock(
      scene,
      { x: x + bed * n, z: back - 0.5, wide: bed * 0.4, tall: 0.18, deep: 0.4, y: 0.5 },
      tones.paper,
    );
  const stand = isLeft ? x + bed + 0.15 : x - 0.55;
  drawBlock(scene, { x: stand, z: back - 0.45, wide: 0.4, tall: 0.5, deep: 0.4 }, tones.mid);
  sheet.line([view.at(stand + 0.2, 0.5, back - 0.3), view.at(stand + 0.2, 0.75, back - 0.3)], {
    weight: weight * 1.6,
  });
  sheet.shape(
    [
      view.at(stand + 0.12, 1, back - 0.3),
      view.at(stand + 0.28, 1, back - 0.3),
      view.at(stand + 0.38, 0.74, back - 0.3),
      view.at(stand + 0.02, 0.74, back - 0.3),
    ],
    tones.key === 'night' ? tones.accent : tones.lit,
    { weight },
  );
}
