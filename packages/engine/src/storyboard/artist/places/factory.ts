import { oval } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, onWall } from './room.ts';

/** A works hall: high panes, pipes under the roof, machines with their wheels. */
export function drawFactory(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene, 'hall');
  const { left, right, back, tall } = walls;
  for (let n = 0; n < 4; n++) {
    const pane = onWall(
      scene,
      walls,
      left * 0.9 + n * (right * 0.46),
      tall * 0.42,
      right * 0.38,
      tall * 0.36,
    );
    sheet.shape(pane, tones.lit, { weight });
    for (let bar = 1; bar < 4; bar++) {
      const x = left * 0.9 + n * (right * 0.46) + (bar * right * 0.38) / 4;
      sheet.line([view.at(x, tall * 0.42, back), view.at(x, tall * 0.78, back)], { weight: weight * 0.7 });
    }
    const y = tall * 0.6;
    sheet.line(
      [
        view.at(left * 0.9 + n * (right * 0.46), y, back),
        view.at(left * 0.9 + n * (right * 0.46) + right * 0.38, y, back),
      ],
      { weight: weight * 0.7 },
    );
  }
  for (const y of [tall * 0.9, tall * 0.84])
    sheet.line([view.at(left, y, back - 1), view.at(right, y, back - 1)], { weight: weight * 3 });
  for (const x of [left * 0.55, right * 0.55])
    sheet.line([view.at(x, tall, back), view.at(x, tall, walls.near + 1)], { weight: weight * 2.4 });
  for (const [x, z, wide, high] of [
    [left * 0.92, back - 2.2, 2.4, 2.2],
    [right * 0.5, back - 2.6, 2.6, 1.7],
    [left * 0.95, view.distance + 1.4, 1.6, 1.5],
  ] as const) {
    drawBlock(scene, { x, z, wide, tall: high, deep: 1.2 }, tones.near);
    const [cx, cy] = view.at(x + wide * 0.45, high * 0.6, z);
    const r = (view.scale * view.distance * high * 0.28) / z;
    sheet.shape(oval(cx, cy, r, r), tones.mid, { round: true, weight: weight * 1.3 });
    sheet.shape(oval(cx, cy, r * 0.3, r * 0.3), tones.dark, { round: true, weight });
    for (let n = 0; n < 8; n++) {
      const turn = (n / 8) * Math.PI * 2;
      sheet.line(
        [
          [cx + Math.cos(turn) * r * 0.98, cy + Math.sin(turn) * r * 0.98],
          [cx + Math.cos(turn) * r * 1.2, cy + Math.sin(turn) * r * 1.2],
        ],
        { weight: weight * 2.6, once: true },
      );
    }
    sheet.line([view.at(x + wide * 0.9, high, z), view.at(x + wide * 0.9, tall * 0.84, z)], {
      weight: weight * 3,
    });
  }
  for (let n = 0; n < 9; n++) {
    const z = between(random, view.distance * 0.8, back - 1);
    const x = between(random, left * 0.8, right * 0.8);
    sheet.line([view.at(x, 0, z), view.at(x + 0.2, 0.06, z), view.at(x + 0.4, 0, z)], { weight });
  }
}
