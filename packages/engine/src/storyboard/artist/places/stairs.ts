import type { Scene } from '../scene.ts';
import { drawRoom } from './room.ts';

const [STEPS, RISE, TREAD] = [13, 0.19, 0.34] as const;

/** A flight that climbs away from the camera, with a rail on either side. */
export function drawStairs(scene: Scene): void {
  const { sheet, view, tones, weight, shadow } = scene;
  const { left, right } = drawRoom(scene, 'stairwell');
  const foot = view.distance + 0.6;
  for (let n = STEPS - 1; n >= 0; n--) {
    const [y, z] = [n * RISE, foot + n * TREAD];
    const riser = [
      view.at(left, y + RISE, z),
      view.at(right, y + RISE, z),
      view.at(right, y, z),
      view.at(left, y, z),
    ];
    sheet.shape(riser, tones.near, { weight: weight * 0.9 });
    sheet.hatch(riser, { side: shadow, reach: 0.3, gap: 8, opacity: 0.4 });
    if (view.eye < y + RISE) continue;
    const behind = z + TREAD;
    sheet.shape(
      [
        view.at(left, y + RISE, behind),
        view.at(right, y + RISE, behind),
        view.at(right, y + RISE, z),
        view.at(left, y + RISE, z),
      ],
      tones.lit,
      { weight: weight * 0.9 },
    );
  }
  const end = foot + STEPS * TREAD;
  for (const x of [left + 0.14, right - 0.14]) {
    sheet.line([view.at(x, 0.95, foot), view.at(x, STEPS * RISE + 0.95, end)], { weight: weight * 2.6 });
    for (let n = 0; n < STEPS; n += 2)
      sheet.line([view.at(x, n * RISE, foot + n * TREAD), view.at(x, n * RISE + 0.95, foot + n * TREAD)], {
        weight: weight * 0.9,
      });
  }
}
