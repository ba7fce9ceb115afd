import type { Sheet } from '../pencil/sheet.ts';
import type { Tones } from '../pencil/tones.ts';

/** The corner marks that every picture of a board has. */
export function drawCorners(sheet: Sheet, tones: Tones): void {
  const { width, height } = sheet;
  const inset = 16;
  const long = Math.min(width, height) * 0.05;
  const how = { weight: 2, tone: tones.key === 'day' ? tones.ink : tones.lit, once: true };
  for (const [x, sx] of [
    [inset, 1],
    [width - inset, -1],
  ] as const)
    for (const [y, sy] of [
      [inset, 1],
      [height - inset, -1],
    ] as const)
      sheet.line(
        [
          [x + sx * long, y],
          [x, y],
          [x, y + sy * long],
        ],
        how,
      );
}
