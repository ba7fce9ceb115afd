import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawRoom } from './room.ts';

/** Canvas, three ropes, padded corners, and the dark of the hall behind them. */
export function drawRing(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  drawRoom(scene, 'hall');
  sheet.wash(box(0, 0, sheet.width, sheet.height), tones.dark, { opacity: 0.55 });
  const [half, far, near] = [3.2, view.distance + 2.6, Math.max(0.9, view.distance - 2.2)];
  const floor = [
    view.at(-half, 0, far),
    view.at(half, 0, far),
    view.at(half, 0, near),
    view.at(-half, 0, near),
  ];
  sheet.shape(floor, tones.paper, { weight });
  for (const up of [0.5, 0.95, 1.4])
    sheet.line(
      [view.at(-half, up, near), view.at(-half, up, far), view.at(half, up, far), view.at(half, up, near)],
      {
        weight: weight * 2.6,
        tone: up === 0.95 ? tones.accent : tones.lit,
      },
    );
  for (const x of [-half, half]) {
    const [from, to] = [x - 0.16, x + 0.16];
    const corner = [
      view.at(from, 1.6, far),
      view.at(to, 1.6, far),
      view.at(to, 0, far),
      view.at(from, 0, far),
    ];
    sheet.shape(corner, tones.near, { weight });
  }
}
