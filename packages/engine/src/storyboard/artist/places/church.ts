import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom } from './room.ts';

/** A nave: pointed windows, a cross over the altar, pews on either side. */
export function drawChurch(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene, 'hall');
  const { left, right, back, tall } = walls;
  for (const x of [-3.6, 0, 3.6]) window(x, x === 0 ? 1.15 : 0.75, x === 0 ? tall * 0.62 : tall * 0.5);
  for (const side of [left, right])
    for (let z = back - 1.6; z > view.distance * 0.6; z -= 2.6) sideWindow(side, z);
  drawBlock(scene, { x: -1.3, z: back - 1.4, wide: 2.6, tall: 1.05, deep: 0.7 }, tones.lit);
  const [cx, top] = [0, 3.1];
  for (const [x, y, wide, high] of [
    [cx - 0.09, 1.05, 0.18, top - 1.05],
    [cx - 0.55, 2.4, 1.1, 0.18],
  ] as const)
    sheet.shape(
      [
        view.at(x, y + high, back - 1.2),
        view.at(x + wide, y + high, back - 1.2),
        view.at(x + wide, y, back - 1.2),
        view.at(x, y, back - 1.2),
      ],
      tones.dark,
      { weight: weight * 0.8, once: true },
    );
  for (let z = back - 3; z > Math.max(1, view.distance * 0.5); z -= 1.15)
    for (const [x, wide] of [
      [left * 0.86, -left * 0.86 - 1],
      [1, right * 0.86 - 1],
    ] as const)
      drawBlock(scene, { x, z, wide, tall: 0.92, deep: 0.14 }, tones.near);

  function window(x: number, half: number, high: number): void {
    const pane = pointed((across, up) => view.at(x + across * half, 1.7 + up * high, back));
    sheet.shape(pane, tones.lit, { weight: weight * 1.3 });
    sheet.line([view.at(x, 1.7, back), view.at(x, 1.7 + high, back)], { weight });
    for (const up of [0.25, 0.5, 0.72])
      sheet.line([view.at(x - half, 1.7 + high * up, back), view.at(x + half, 1.7 + high * up, back)], {
        weight: weight * 0.7,
      });
  }
  function sideWindow(x: number, z: number): void {
    const pane = pointed((across, up) => view.at(x, 2 + up * tall * 0.5, z + across * 0.6));
    sheet.shape(pane, tones.lit, { weight });
  }
}

function pointed(at: (across: number, up: number) => Point): Point[] {
  return [at(-1, 0), at(-1, 0.66), at(-0.72, 0.82), at(0, 1), at(0.72, 0.82), at(1, 0.66), at(1, 0)];
}
