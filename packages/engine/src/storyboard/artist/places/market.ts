import { box, oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawBlock } from './room.ts';

export function drawMarket(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const { width, height } = sheet;
  const inside = scene.shot.place.class === 'interior';
  sheet.wash(box(0, 0, width, height), inside ? tones.far : tones.sky);
  sheet.wash(
    [
      [0, view.horizon],
      [width, view.horizon],
      [width, height],
      [0, height],
    ],
    tones.far,
  );
  for (let z = view.distance + 14; z > view.distance * 0.6; z -= 3.4)
    for (const side of [-1, 1]) {
      const x = side < 0 ? -4.6 : 2.2;
      drawBlock(scene, { x, z, wide: 2.4, tall: 0.9, deep: 2 }, tones.mid);
      const [a, b] = [x - 0.15, x + 2.55];
      const awning = [
        view.at(a + 0.2, 2.9, z + 1.8),
        view.at(b - 0.2, 2.9, z + 1.8),
        view.at(b, 2.35, z - 0.4),
        view.at(a, 2.35, z - 0.4),
      ];
      sheet.shape(awning, side < 0 ? tones.lit : tones.near, { weight });
      for (let n = 1; n < 6; n++)
        sheet.line(
          [
            view.at(a + 0.2 + ((b - a - 0.4) * n) / 6, 2.9, z + 1.8),
            view.at(a + ((b - a) * n) / 6, 2.35, z - 0.4),
          ],
          { weight: weight * 0.8 },
        );
      for (const post of [a + 0.1, b - 0.1])
        sheet.line([view.at(post, 2.35, z - 0.3), view.at(post, 0, z - 0.3)], { weight: weight * 1.3 });
      for (let n = 0; n < 6; n++) {
        const [px, py] = view.at(x + 0.25 + n * 0.38, 0.98, z + 0.1);
        const size = Math.abs(view.at(0.14, 0, z)[0] - view.at(0, 0, z)[0]);
        sheet.shape(oval(px, py, size, size * 0.9), random() < 0.4 ? tones.accent : tones.lit, {
          round: true,
          weight: weight * 0.8,
          once: true,
        });
      }
    }
}
