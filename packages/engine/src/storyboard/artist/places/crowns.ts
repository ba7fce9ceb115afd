import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';

export function drawCrowns(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const from = Math.max(0, view.horizon);
  for (let row = 0; row < 11; row++) {
    const down = (row / 10) ** 1.7;
    const y = from + (sheet.height * 1.06 - from) * down;
    const size = sheet.height * (0.03 + 0.13 * down);
    const count = Math.ceil(sheet.width / (size * 1.5));
    for (let n = 0; n <= count; n++) {
      const [x, r] = [(n + between(random, -0.3, 0.3)) * size * 1.5, size * between(random, 0.8, 1.15)];
      if (row > 2 && Math.abs(x - scene.composition.x) < size * 1.5 && scene.seen.main !== 'none') continue;
      const crown: Point[] = [
        [x - r, y],
        [x - r * 0.95, y - r * 0.5],
        [x - r * 0.55, y - r * 0.62],
        [x - r * 0.3, y - r * 1.15],
        [x + r * 0.1, y - r * 0.85],
        [x + r * 0.5, y - r * 0.9],
        [x + r, y - r * 0.2],
        [x + r * 0.6, y + r * 0.45],
        [x - r * 0.4, y + r * 0.5],
      ];
      sheet.shape(crown, random() < 0.5 ? tones.near : tones.mid, {
        round: true,
        weight: weight * 0.8,
        once: true,
      });
      if (row > 4) sheet.hatch(crown, { side: shadow, reach: 0.5, gap: 7 });
    }
  }
  if (
    wordsOf(scene.shot.place.text, scene.shot.subject.text).some((word) => /^(?:river|stream)s?$/.test(word))
  )
    drawRiver(scene, from);
}

function drawRiver({ sheet, tones, weight }: Scene, from: number): void {
  const { width, height } = sheet;
  const bank = (side: -1 | 1): Point[] =>
    Array.from({ length: 9 }, (_, n): Point => {
      const down = n / 8;
      const half = width * (0.012 + 0.085 * down ** 1.4);
      const x = width * (0.5 + 0.2 * Math.sin(down * 5.2 + 0.6) * (0.45 + down * 0.8));
      return [x + side * half, from + (height * 1.04 - from) * down];
    });
  const [left, right] = [bank(-1), bank(1)];
  sheet.wash([...left, ...right.toReversed()], tones.lit, { round: true });
  for (const side of [left, right]) sheet.line(side, { round: true, weight: weight * 1.2 });
  for (const n of [3, 5, 6, 7]) {
    const [a, b] = [left[n], right[n]];
    if (a && b)
      sheet.line(
        [
          [a[0] + (b[0] - a[0]) * 0.3, a[1]],
          [a[0] + (b[0] - a[0]) * 0.7, a[1] + 3],
        ],
        { weight: weight * 0.7, opacity: 0.6, once: true },
      );
  }
}
