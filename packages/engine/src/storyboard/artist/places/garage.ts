import { oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, onWall, seenOf } from './room.ts';

/** A rolling door, tyres in a pile, a board of tools. */
export function drawGarage(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  const walls = drawRoom(scene);
  const { back } = walls;
  const { from, span } = seenOf(scene, walls);
  const isLeft = composition.x > sheet.width / 2;
  const wide = span * 0.46;
  const door = isLeft ? from + span * 0.5 : from + span * 0.04;
  sheet.shape(onWall(scene, walls, door, 0, wide, 2.3), tones.lit, { weight: weight * 1.3 });
  for (let y = 0.3; y < 2.3; y += 0.28)
    sheet.line([view.at(door, y, back), view.at(door + wide, y, back)], { weight: weight * 0.8 });
  const board = isLeft ? from + span * 0.06 : from + span * 0.58;
  sheet.shape(onWall(scene, walls, board, 1.25, span * 0.34, 0.9), tones.paper, { weight });
  for (let n = 0; n < 6; n++) {
    const x = board + span * 0.04 + n * span * 0.05;
    sheet.line([view.at(x, 2.05, back), view.at(x, 1.5 - (n % 3) * 0.08, back)], { weight: weight * 2 });
    sheet.line([view.at(x - 0.05, 2.05, back), view.at(x + 0.05, 2.05, back)], { weight: weight * 2 });
  }
  drawBlock(scene, { x: board, z: back - 0.6, wide: span * 0.34, tall: 0.9, deep: 0.55 }, tones.near);
  const pile = isLeft ? from + span * 0.46 : from + span * 0.54;
  for (const n of [0, 1, 2]) {
    const [x, y] = view.at(pile, 0.12 + n * 0.23, back - 0.7);
    const r = (view.scale * view.distance * 0.34) / (back - 0.7);
    sheet.shape(oval(x, y, r, r * 0.42), tones.dark, { round: true, weight });
    sheet.shape(oval(x, y - r * 0.06, r * 0.5, r * 0.18), tones.mid, { round: true, weight });
  }
}
