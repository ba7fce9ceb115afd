import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';

export function drawStudio({ sheet, view, tones, weight, shadow, composition }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.paper);
  const bend = Math.max(height * 0.3, Math.min(height * 0.84, view.at(0, 0, view.distance + 1.2)[1] - 6));
  const side = width * 0.14;
  // A roll of paper that becomes the floor.
  sheet.wash(
    [
      [0, 0],
      [side, 0],
      [side, bend],
      [-side * 0.4, height],
      [0, height],
    ],
    tones.mid,
  );
  sheet.wash(
    [
      [width, 0],
      [width - side, 0],
      [width - side, bend],
      [width + side * 0.4, height],
      [width, height],
    ],
    tones.mid,
  );
  sheet.line(
    [
      [side, height * 0.05],
      [side, bend],
      [-side * 0.4, height],
    ],
    { weight },
  );
  sheet.line(
    [
      [width - side, height * 0.05],
      [width - side, bend],
      [width + side * 0.4, height],
    ],
    { weight },
  );
  sheet.shape(
    [
      [side * 0.8, height * 0.025],
      [width - side * 0.8, height * 0.025],
      [width - side * 0.8, height * 0.06],
      [side * 0.8, height * 0.06],
    ],
    tones.near,
    { weight },
  );
  sheet.wash(
    [
      [side, bend - 26],
      [width - side, bend - 26],
      [width - side * 0.85, bend + 18],
      [side * 0.85, bend + 18],
    ],
    tones.far,
    { opacity: 0.7 },
  );
  const isFar =
    composition.crop === 'vast' ||
    composition.crop === 'wide' ||
    composition.crop === 'full' ||
    composition.crop === 'knees' ||
    composition.crop === 'waist';
  if (!isFar) return;
  const dir = shadow === 'right' ? 1 : -1;
  const x = shadow === 'right' ? width * 0.1 : width * 0.9;
  const size = Math.min(width, height) * 0.15;
  sheet.line(
    [
      [x - dir * size * 0.3, height * 0.3],
      [x - dir * size * 0.3, height * 0.86],
    ],
    { weight: weight * 2 },
  );
  for (const foot of [-0.5, 0.5])
    sheet.line(
      [
        [x - dir * size * 0.3, height * 0.8],
        [x - dir * size * 0.3 + foot * size, height * 0.9],
      ],
      { weight: weight * 1.6 },
    );
  sheet.shape(
    [
      [x - dir * size * 0.35, height * 0.24],
      [x + dir * size * 0.5, height * 0.12],
      [x + dir * size * 0.7, height * 0.42],
      [x - dir * size * 0.35, height * 0.34],
    ],
    tones.dark,
    { weight },
  );
  sheet.shape(
    [
      [x + dir * size * 0.5, height * 0.12],
      [x + dir * size * 0.62, height * 0.12],
      [x + dir * size * 0.82, height * 0.42],
      [x + dir * size * 0.7, height * 0.42],
    ],
    tones.lit,
    { weight },
  );
  sheet.wash(
    [
      [x + dir * size * 0.7, height * 0.14],
      [x + dir * size * 3.4, height * 0.3],
      [x + dir * size * 3.4, height * 0.9],
      [x + dir * size * 0.82, height * 0.42],
    ],
    tones.lit,
    { opacity: 0.4 },
  );
}
