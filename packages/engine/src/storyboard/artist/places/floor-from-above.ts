import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { PlaceKind } from '../seeing/see-place.ts';

const TILED: ReadonlySet<PlaceKind> = new Set(['bathroom', 'kitchen', 'hospital', 'laboratory', 'corridor']);

/** Straight from above no wall shows: boards, or tiles where the floor is washed. */
export function drawFloorFromAbove({ sheet, tones, weight, composition }: Scene): void {
  const { width, height } = sheet;
  const step = height / 7;
  const line = { weight: weight * 0.7, opacity: 0.6, once: true };
  sheet.wash(box(0, 0, width, height), tones.far);
  for (let y = step; y < height; y += step)
    sheet.line(
      [
        [0, y],
        [width, y],
      ],
      line,
    );
  const isTiled = TILED.has(composition.place);
  for (let row = 0; row < 7; row++)
    for (let x = isTiled ? 0 : ((row % 3) * width) / 6; x < width; x += isTiled ? step : width / 2)
      sheet.line(
        [
          [x, row * step],
          [x, (row + 1) * step],
        ],
        line,
      );
}
