import { box, oval } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

export function drawSpace({ sheet, tones, random, weight, shadow }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.dark);
  for (let n = 0; n < 90; n++) {
    const r = between(random, 0.7, 2);
    sheet.wash(oval(between(random, 0, width), between(random, 0, height), r, r), tones.lit);
  }
  const size = Math.min(width, height) * 0.75;
  const [x, y] = [shadow === 'left' ? width * 0.82 : width * 0.18, height * 1.05];
  const globe = oval(x, y, size, size);
  sheet.shape(globe, tones.far, { round: true, weight: weight * 1.4 });
  sheet.hatch(globe, { side: shadow, reach: 0.5, gap: 8, opacity: 0.7 });
  for (const share of [-0.3, 0.1])
    sheet.line(
      [
        [x - size * 0.8, y + size * share - size * 0.4],
        [x, y + size * share - size * 0.55],
        [x + size * 0.8, y + size * share - size * 0.35],
      ],
      { round: true, weight },
    );
}
