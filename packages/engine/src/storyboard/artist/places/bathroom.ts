import { oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, onWall, seenOf } from './room.ts';

/** Tiles halfway up, a tub with a shower over it, a basin under a mirror. */
export function drawBathroom(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  const walls = drawRoom(scene);
  const { left, right, back, tall } = walls;
  const { from, span } = seenOf(scene, walls);
  const tile = { weight: weight * 0.6, opacity: 0.55, once: true };
  sheet.wash(onWall(scene, walls, left, 0, right - left, 1.5), tones.lit, { opacity: 0.7 });
  for (let y = 0.25; y <= 1.5; y += 0.25) sheet.line([view.at(left, y, back), view.at(right, y, back)], tile);
  for (let x = left + 0.25; x < right; x += 0.25)
    sheet.line([view.at(x, 0, back), view.at(x, 1.5, back)], tile);
  const isLeft = composition.x > sheet.width / 2;
  const long = Math.min(1.7, span * 0.42);
  const tub = isLeft ? from + span * 0.04 : from + span * 0.96 - long;
  drawBlock(scene, { x: tub, z: back - 0.85, wide: long, tall: 0.56, deep: 0.75 }, tones.paper);
  const pipe = isLeft ? tub + 0.18 : tub + long - 0.18;
  const to = isLeft ? 0.35 : -0.35;
  sheet.line([view.at(pipe, 0.7, back), view.at(pipe, 2.1, back), view.at(pipe + to, 2.1, back - 0.3)], {
    weight: weight * 2,
  });
  sheet.shape(
    [
      view.at(pipe + to - 0.05, 2.1, back - 0.3),
      view.at(pipe + to + 0.05, 2.1, back - 0.3),
      view.at(pipe + to + 0.16, 1.98, back - 0.3),
      view.at(pipe + to - 0.16, 1.98, back - 0.3),
    ],
    tones.dark,
    { weight },
  );
  const edge = isLeft ? tub + long : tub - 0.32;
  const curtain = onWall(scene, walls, edge, 0.2, 0.32, 1.9);
  sheet.shape(curtain, tones.lit, { weight });
  sheet.hatch(curtain, { angle: 1.57, gap: 8, opacity: 0.45 });
  sheet.line([view.at(tub - 0.3, 2.12, back), view.at(tub + long + 0.3, 2.12, back)], { weight });
  const basin = isLeft ? from + span * 0.8 : from + span * 0.2;
  const glass = onWall(scene, walls, basin - 0.32, 1.25, 0.64, Math.min(0.8, tall - 1.4));
  sheet.shape(glass, tones.paper, { weight: weight * 1.4 });
  for (const by of [-0.1, 0.06])
    sheet.line([view.at(basin + by - 0.08, 1.45, back), view.at(basin + by + 0.12, 1.8, back)], {
      weight: weight * 0.8,
      opacity: 0.6,
    });
  drawBlock(scene, { x: basin - 0.3, z: back - 0.45, wide: 0.6, tall: 0.2, deep: 0.4, y: 0.68 }, tones.lit);
  drawBlock(scene, { x: basin - 0.08, z: back - 0.35, wide: 0.16, tall: 0.68, deep: 0.2 }, tones.paper);
  const [tx, ty] = view.at(basin, 0.95, back - 0.2);
  const size = Math.abs(view.at(0.05, 0, back)[0] - view.at(0, 0, back)[0]);
  sheet.line(
    [
      [tx, ty + size],
      [tx, ty - size],
      [tx + size * 2, ty - size],
    ],
    { weight: weight * 1.6 },
  );
  const mat = view.at(basin, 0, back - 0.9);
  sheet.wash(oval(mat[0], mat[1], size * 9, size * 2), tones.near, { round: true, opacity: 0.5 });
}
