import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';

const VILLAGE = /^(?:villages?|hamlets?|houses|cottages|settlements?)$/;

/** Houses between the foot of the land and whoever stands before it, where a village is told. */
export function drawVillage(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow, shot } = scene;
  const { width, height } = sheet;
  if (!wordsOf(shot.place.text, shot.subject.text).some((word) => VILLAGE.test(word))) return;
  const isSnowy = shot.place.weather === 'snow';
  for (let n = 0; n < 11; n++) {
    const down = (n / 10) ** 1.4;
    const size = height * (0.035 + 0.05 * down);
    const x = width * (0.14 + 0.72 * ((n * 0.37) % 1)) + between(random, -8, 8);
    const y = view.horizon + size * 0.6 + (height - view.horizon) * 0.3 * down;
    house(x, y, size);
  }

  function house(x: number, y: number, size: number): void {
    const wall: Point[] = [
      [x - size, y],
      [x - size, y - size * 0.8],
      [x + size, y - size * 0.8],
      [x + size, y],
    ];
    sheet.shape(wall, tones.lit, { weight: weight * 0.9 });
    sheet.hatch(wall, { side: shadow, reach: 0.35, gap: 5, opacity: 0.5 });
    sheet.shape(
      [
        [x - size * 1.2, y - size * 0.75],
        [x - size * 0.7, y - size * 1.5],
        [x + size * 0.7, y - size * 1.5],
        [x + size * 1.2, y - size * 0.75],
      ],
      isSnowy ? tones.paper : tones.dark,
      { weight },
    );
    sheet.wash(
      [
        [x - size * 0.18, y],
        [x - size * 0.18, y - size * 0.48],
        [x + size * 0.18, y - size * 0.48],
        [x + size * 0.18, y],
      ],
      tones.key === 'night' ? tones.accent : tones.dark,
    );
    sheet.line(
      [
        [x + size * 0.45, y - size * 1.45],
        [x + size * 0.45, y - size * 1.8],
      ],
      { weight: weight * 2.4, once: true },
    );
  }
}
