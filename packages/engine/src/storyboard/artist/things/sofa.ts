import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';

/** Behind and under an animal on it: a back, two arms, a seat that ends in front of its paws. */
export function drawSofa(
  { sheet, tones, weight, shadow }: Scene,
  x: number,
  ground: number,
  unit: number,
  [tall, wide]: readonly [number, number],
): void {
  const metre = unit / tall;
  const half = Math.max(0.75, wide * 0.9) * metre;
  const back = box(x - half, ground - metre * 0.55, half * 2, metre * 0.55);
  sheet.shape(back, tones.near, { weight: weight * 1.2 });
  sheet.hatch(back, { side: shadow, reach: 0.3, gap: 8, opacity: 0.4 });
  sheet.line(
    [
      [x, ground - metre * 0.55],
      [x, ground - metre * 0.02],
    ],
    { weight },
  );
  sheet.shape(box(x - half, ground - metre * 0.04, half * 2, metre * 0.3), tones.mid, {
    weight: weight * 1.2,
  });
  for (const side of [x - half - metre * 0.2, x + half])
    sheet.shape(box(side, ground - metre * 0.28, metre * 0.2, metre * 0.56), tones.mid, {
      weight: weight * 1.2,
    });
}
