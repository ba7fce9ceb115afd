import type { Scene } from '../scene.ts';
import { isLampLit } from './lamp-lit.ts';
import { drawBlock, drawPendant, drawRoom, drawWindow, onWall } from './room.ts';

export function drawKitchen(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  const wide = right - left;
  drawWindow(scene, walls, -0.65, 1.12, 1.3, 0.95);
  // Tiles behind the hob, and pans on a rail before them.
  for (let y = 0.98; y < 1.5; y += 0.13)
    sheet.line([view.at(left, y, back), view.at(right, y, back)], { weight: weight * 0.5, opacity: 0.6 });
  for (let x = left; x < right; x += 0.16)
    sheet.line([view.at(x, 0.95, back), view.at(x, 1.5, back)], { weight: weight * 0.5, opacity: 0.5 });
  // Cupboards above, a run of units below, as kitchens are.
  for (const [from, to] of [
    [left, -0.95],
    [0.95, right],
  ] as const) {
    const doors = Math.max(1, Math.round((to - from) / 0.6));
    for (let n = 0; n < doors; n++) {
      const door = onWall(scene, walls, from + ((to - from) * n) / doors, 1.5, (to - from) / doors, 0.75);
      sheet.shape(door, tones.paper, { weight });
      sheet.hatch(door, { side: scene.shadow, reach: 0.2, gap: 9, opacity: 0.4 });
    }
  }
  drawBlock(scene, { x: left, z: back - 0.65, wide, tall: 0.9, deep: 0.62 }, tones.mid);
  for (let x = left + 0.6; x < right; x += 0.6)
    sheet.line([view.at(x, 0.84, back - 0.65), view.at(x, 0.08, back - 0.65)], { weight: weight * 0.8 });
  for (let x = left + 0.3; x < right; x += 0.6)
    sheet.line([view.at(x - 0.08, 0.74, back - 0.65), view.at(x + 0.08, 0.74, back - 0.65)], { weight });
  pot(right * 0.55);
  hob(left * 0.62);
  tap();
  drawPendant(scene, left * 0.3, back - 1.2, walls.tall, 0.75, isLampLit(scene));

  function pot(x: number): void {
    sheet.shape(
      [
        view.at(x - 0.16, 1.14, back - 0.4),
        view.at(x + 0.16, 1.14, back - 0.4),
        view.at(x + 0.15, 0.92, back - 0.4),
        view.at(x - 0.15, 0.92, back - 0.4),
      ],
      tones.dark,
      { weight },
    );
    sheet.line([view.at(x + 0.16, 1.08, back - 0.4), view.at(x + 0.38, 1.1, back - 0.4)], {
      weight: weight * 2,
    });
    const [sx, sy] = view.at(x, 1.2, back - 0.4);
    for (const by of [-6, 6])
      sheet.line(
        [
          [sx + by, sy],
          [sx + by * 2, sy - 14],
          [sx + by * 0.4, sy - 28],
          [sx + by * 2, sy - 42],
        ],
        { round: true, weight: 1, opacity: 0.6, once: true },
      );
  }
  /** A hood over two rings, a pan on one of them. */
  function hob(x: number): void {
    const z = back - 0.45;
    const shape = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([across, up]) => view.at(x + across, up, z));
    sheet.shape(
      shape([
        [-0.12, walls.tall],
        [0.12, walls.tall],
        [0.12, 1.95],
        [0.38, 1.7],
        [-0.38, 1.7],
        [-0.12, 1.95],
      ]),
      tones.lit,
      { weight },
    );
    sheet.shape(
      shape([
        [-0.34, 0.94],
        [0.34, 0.94],
        [0.34, 0.9],
        [-0.34, 0.9],
      ]),
      tones.dark,
      { weight: weight * 0.8 },
    );
    sheet.shape(
      shape([
        [-0.22, 1.12],
        [0.08, 1.12],
        [0.06, 0.94],
        [-0.2, 0.94],
      ]),
      tones.near,
      { weight },
    );
    sheet.line(
      shape([
        [0.08, 1.08],
        [0.36, 1.12],
      ]),
      { weight: weight * 2.2 },
    );
  }
  function tap(): void {
    sheet.line(
      [
        view.at(0, 0.9, back - 0.2),
        view.at(0, 1.2, back - 0.2),
        view.at(0.08, 1.26, back - 0.2),
        view.at(0.16, 1.16, back - 0.2),
      ],
      { round: true, weight: weight * 1.6 },
    );
  }
}
