import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';

export function drawTrain(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.far);
  const back = view.distance + 9;
  const [half, tall] = [1.5, 2.35];
  const at = view.at;
  sheet.wash([at(-half, 0, back), at(half, 0, back), at(half, 0, 0.5), at(-half, 0, 0.5)], tones.mid);
  sheet.wash(
    [at(-half, tall, back), at(half, tall, back), at(half, tall, 0.5), at(-half, tall, 0.5)],
    tones.paper,
  );
  sheet.shape(
    [at(-half, tall, back), at(half, tall, back), at(half, 0, back), at(-half, 0, back)],
    tones.mid,
    { weight },
  );
  sheet.shape([at(-0.4, 2, back), at(0.4, 2, back), at(0.4, 0, back), at(-0.4, 0, back)], tones.lit, {
    weight,
  });
  for (const side of [-1, 1]) {
    const x = side * half;
    sheet.line([at(x, tall, back), at(x, tall, 0.5)], { weight });
    sheet.line([at(x, 0, back), at(x, 0, 0.5)], { weight });
    for (let z = back - 0.6; z > 0.9; z -= 1.7) {
      const near = Math.max(0.7, z - 1.2);
      sheet.shape(
        [at(x, 1.85, z), at(x, 1.85, near), at(x, 1, near), at(x, 1, z)],
        tones.key === 'night' ? tones.dark : tones.lit,
        { weight },
      );
    }
    sheet.line([at(x * 0.75, 2.05, back), at(x * 0.75, 2.05, 0.5)], { weight: weight * 1.5 });
    for (let z = back - 0.5; z > Math.max(1.2, view.distance * 0.7); z -= 1.7) {
      const [inner, outer] = [side * 0.42, side * 1.36];
      const seat = [at(inner, 1.15, z), at(outer, 1.15, z), at(outer, 0.4, z), at(inner, 0.4, z)];
      sheet.shape(seat, tones.near, { weight });
      sheet.hatch(seat, { side: scene.shadow, reach: 0.4, gap: 7 });
    }
  }
}
