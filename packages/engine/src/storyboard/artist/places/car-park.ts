import type { Scene } from '../scene.ts';
import { drawRoom } from './room.ts';

/** A low deck on pillars, bays painted on the floor, tubes of light in rows. */
export function drawCarPark(scene: Scene): void {
  const { sheet, view, tones, weight, shadow } = scene;
  const { back, tall } = drawRoom(scene, 'deck');
  for (let z = back - 1; z > 1.4; z -= 2.7)
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * 2.4, side * 7];
      sheet.line([view.at(inner, 0, z), view.at(outer, 0, z)], { weight: weight * 1.6, tone: tones.lit });
    }
  for (let z = back - 2; z > view.distance * 0.6; z -= 4) {
    sheet.shape(
      [
        view.at(-0.9, tall, z),
        view.at(0.9, tall, z),
        view.at(0.9, tall, z - 0.3),
        view.at(-0.9, tall, z - 0.3),
      ],
      tones.lit,
      { weight: weight * 0.8 },
    );
  }
  for (let z = back - 2.4; z > view.distance * 0.75; z -= 5.4)
    for (const x of [-3.1, 3.1]) {
      const [from, to] = [x - 0.3, x + 0.3];
      const pillar = [view.at(from, tall, z), view.at(to, tall, z), view.at(to, 0, z), view.at(from, 0, z)];
      sheet.shape(pillar, tones.mid, { weight: weight * 1.2 });
      sheet.hatch(pillar, { side: shadow, reach: 0.45, gap: 6 });
      sheet.wash(
        [view.at(from, 1.1, z), view.at(to, 1.1, z), view.at(to, 0.5, z), view.at(from, 0.5, z)],
        tones.accent,
      );
    }
}
