import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

/** All below the horizon, in one wash, lighter where it is far. */
export function drawGround({ sheet, view, tones, weight }: Scene, tone = tones.far): void {
  const { width, height } = sheet;
  const y = Math.max(-10, view.horizon);
  if (y > height) return;
  sheet.wash(
    [
      [0, y],
      [width, y],
      [width, height],
      [0, height],
    ],
    tone,
  );
  sheet.line(
    [
      [0, y],
      [width, y],
    ],
    { weight },
  );
}

/** A stretch of ground between two depths, as seen in perspective. */
export function patch({ view }: Scene, left: number, right: number, near: number, far: number): Point[] {
  return [view.at(left, 0, far), view.at(right, 0, far), view.at(right, 0, near), view.at(left, 0, near)];
}

/** Short strokes on the ground that get larger towards the camera. */
export function drawTufts(
  { sheet, view, random, weight }: Scene,
  kind: 'grass' | 'ripple' | 'stone',
  count = 46,
): void {
  const { width, height } = sheet;
  const from = Math.max(0, view.horizon);
  if (from >= height) return;
  for (let n = 0; n < count; n++) {
    const depth = random() ** 1.5;
    const y = from + (height - from) * depth + 3;
    const size = 3 + (26 * (y - from)) / height;
    const x = between(random, 0, width);
    if (kind === 'grass') {
      for (const lean of [-0.35, 0, 0.4])
        sheet.line(
          [
            [x, y],
            [x + lean * size * 0.5, y - size * 0.6],
          ],
          { weight: weight * 0.7, opacity: 0.7, once: true },
        );
    } else if (kind === 'ripple')
      sheet.line(
        [
          [x - size, y],
          [x - size * 0.3, y - size * 0.12],
          [x + size * 0.4, y + size * 0.08],
          [x + size * 1.2, y],
        ],
        { round: true, weight: weight * 0.7, opacity: 0.6, once: true },
      );
    else
      sheet.line(
        [
          [x - size * 0.3, y],
          [x, y - size * 0.16],
          [x + size * 0.3, y],
        ],
        { weight: weight * 0.7, opacity: 0.6, once: true },
      );
  }
}

/** A line of hills or trees along the horizon. */
export function drawRidge(
  { sheet, view, random, weight }: Scene,
  tone: string,
  tall: number,
  { steps = 9, isJagged = false, base = 0 } = {},
): Point[] {
  const { width } = sheet;
  const y = view.horizon + base;
  const ridge = Array.from(
    { length: steps + 1 },
    (_, n): Point => [
      (n / steps) * width * 1.1 - width * 0.05,
      y -
        tall *
          (isJagged
            ? n % 2 === 0
              ? between(random, 0.2, 0.55)
              : between(random, 0.6, 1)
            : between(random, 0.3, 1)),
    ],
  );
  const shape: Point[] = [...ridge, [width * 1.06, y], [-width * 0.06, y]];
  sheet.wash(shape, tone, { round: false });
  sheet.line(ridge, { weight, round: !isJagged });
  return shape;
}
