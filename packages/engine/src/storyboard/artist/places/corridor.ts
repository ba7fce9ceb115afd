import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, type Walls } from './room.ts';

/** Doors along both walls, one light after the other under the ceiling. */
export function drawCorridor(scene: Scene): Walls {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene, 'passage');
  const { left, right, back, tall } = walls;
  const door = (x: number, z: number): Point[] => [
    view.at(x, 2.1, z),
    view.at(x, 2.1, z + 0.95),
    view.at(x, 0, z + 0.95),
    view.at(x, 0, z),
  ];
  for (let z = back - 1.6; z > 0.8; z -= 2)
    for (const x of [left, right]) {
      sheet.shape(door(x, z), tones.mid, { weight });
      sheet.line([view.at(x, 1.05, z + 0.12), view.at(x, 1.05, z + 0.24)], { weight: weight * 2 });
    }
  for (let z = back - 0.8; z > view.distance * 0.5; z -= 1.8)
    sheet.shape(
      [
        view.at(-0.35, tall, z),
        view.at(0.35, tall, z),
        view.at(0.35, tall, z - 0.8),
        view.at(-0.35, tall, z - 0.8),
      ],
      tones.lit,
      { weight: weight * 0.8 },
    );
  for (const x of [left, right])
    sheet.line([view.at(x, 0.95, back), view.at(x, 0.95, walls.near)], { weight: weight * 1.4 });
  const end = [
    view.at(-0.7, 2.2, back),
    view.at(0.7, 2.2, back),
    view.at(0.7, 0, back),
    view.at(-0.7, 0, back),
  ];
  sheet.shape(end, tones.lit, { weight });
  sheet.line([view.at(0, 2.2, back), view.at(0, 0, back)], { weight });
  return walls;
}

/** A ward's corridor: a bed on wheels by the wall, a drip beside it, a cross over the doors. */
export function drawHospital(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  const { left, right, back } = drawCorridor(scene);
  const isLeft = composition.x > sheet.width / 2;
  const x = isLeft ? left + 0.06 : right - 0.96;
  const z = view.distance + 0.5;
  drawBlock(scene, { x, z, wide: 0.9, tall: 0.2, deep: 1.9, y: 0.6 }, tones.lit);
  drawBlock(scene, { x: x + 0.1, z: z + 0.1, wide: 0.7, tall: 0.12, deep: 0.4, y: 0.8 }, tones.paper);
  for (const wheel of [x + 0.08, x + 0.82])
    sheet.line([view.at(wheel, 0.6, z), view.at(wheel, 0, z)], { weight: weight * 2 });
  sheet.line([view.at(x, 1.15, z), view.at(x + 0.9, 1.15, z)], { weight: weight * 1.6 });
  for (const post of [x, x + 0.9])
    sheet.line([view.at(post, 1.15, z), view.at(post, 0.6, z)], { weight: weight * 1.6 });
  const drip = isLeft ? x + 1.15 : x - 0.25;
  sheet.line([view.at(drip, 0, z), view.at(drip, 2, z), view.at(drip + 0.16, 2, z)], {
    weight: weight * 1.6,
  });
  sheet.shape(
    [
      view.at(drip + 0.08, 1.95, z),
      view.at(drip + 0.26, 1.95, z),
      view.at(drip + 0.24, 1.62, z),
      view.at(drip + 0.1, 1.62, z),
    ],
    tones.lit,
    { weight },
  );
  for (const [wide, high] of [
    [0.34, 0.11],
    [0.11, 0.34],
  ] as const)
    sheet.wash(
      [
        view.at(-wide / 2, 2.42 + high / 2, back),
        view.at(wide / 2, 2.42 + high / 2, back),
        view.at(wide / 2, 2.42 - high / 2, back),
        view.at(-wide / 2, 2.42 - high / 2, back),
      ],
      tones.accent,
    );
}
