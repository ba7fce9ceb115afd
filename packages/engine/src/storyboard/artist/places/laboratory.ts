import { type Point, points, put } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, drawWindow, onWall } from './room.ts';

const FLASK = '-10 0 -30 -6 -34 -16 -8 -62 -8 -96 8 -96 8 -62 34 -16 30 -6 10 0';
const LIQUID = '-30 -6 -33 -16 -18 -42 18 -42 33 -16 30 -6';
const TUBE = '-7 0 -8 -80 8 -80 7 0';

/** A bench with flasks and a rack of tubes, shelves of bottles over it. */
export function drawLaboratory(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  drawWindow(scene, walls, -0.6, 1.35, 1.2, 0.85, 3);
  for (const [from, to] of [
    [left * 0.96, -0.8],
    [0.8, right * 0.96],
  ] as const)
    for (const y of [1.45, 1.9]) {
      sheet.shape(onWall(scene, walls, from, y - 0.05, to - from, 0.05), tones.near, { weight });
      for (let x = from + 0.08; x < to - 0.1; x += 0.19)
        sheet.shape(onWall(scene, walls, x, y, 0.11, (x * 53) % 2 > 0.7 ? 0.28 : 0.2), tones.lit, {
          weight: weight * 0.8,
        });
    }
  const z = back - 0.7;
  drawBlock(scene, { x: left, z, wide: right - left, tall: 0.95, deep: 0.65 }, tones.mid);
  const put1 = (x: number, size: number, shape: string): Point[] => {
    const [px, py] = view.at(x, 0.95, z + 0.2);
    const unit = (view.scale * view.distance * size) / (z + 0.2);
    return put(points(shape), { x: px, y: py, unit });
  };
  for (const [x, size] of [
    [left * 0.72, 0.42],
    [left * 0.34, 0.3],
    [right * 0.3, 0.36],
    [right * 0.82, 0.46],
  ] as const) {
    sheet.shape(put1(x, size, FLASK), tones.lit, { weight });
    sheet.wash(put1(x, size, LIQUID), tones.accent, { opacity: 0.85 });
  }
  for (let n = 0; n < 4; n++) sheet.shape(put1(right * 0.52 + n * 0.1, 0.24, TUBE), tones.lit, { weight });
  sheet.line([view.at(right * 0.52 - 0.08, 1.06, z + 0.2), view.at(right * 0.52 + 0.4, 1.06, z + 0.2)], {
    weight: weight * 2.4,
  });
}
