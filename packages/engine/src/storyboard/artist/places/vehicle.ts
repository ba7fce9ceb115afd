import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

export function drawVehicle(scene: Scene): void {
  const { sheet, tones, weight, seen, random } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.sky);
  const far = height * 0.42;
  sheet.wash(box(0, far, width, height - far), tones.far);
  for (let n = 0; n < 8; n++) {
    const x = width * between(random, 0, 1);
    sheet.wash(box(x, far - height * between(random, 0.06, 0.2), width * 0.07, height * 0.22), tones.mid);
  }
  sheet.wash(
    [
      [width * 0.47, far],
      [width * 0.53, far],
      [width * 0.82, height],
      [width * 0.18, height],
    ],
    tones.mid,
  );
  sheet.line(
    [
      [0, far],
      [width, far],
    ],
    { weight },
  );
  sheet.line(
    [
      [width * 0.5, far],
      [width * 0.5, height * 0.62],
    ],
    { weight: weight * 1.5, tone: tones.lit },
  );
  const frame: Point[][] = [
    [
      [-5, -5],
      [width + 5, -5],
      [width + 5, height * 0.1],
      [width * 0.5, height * 0.07],
      [-5, height * 0.1],
    ],
    [
      [-5, height * 0.05],
      [width * 0.09, height * 0.08],
      [width * 0.03, height * 0.66],
      [-5, height * 0.7],
    ],
    [
      [width + 5, height * 0.05],
      [width * 0.91, height * 0.08],
      [width * 0.97, height * 0.66],
      [width + 5, height * 0.7],
    ],
  ];
  for (const part of frame) sheet.shape(part, tones.dark, { weight: weight * 1.3 });
  sheet.shape(box(width * 0.44, height * 0.1, width * 0.13, height * 0.075), tones.dark, { weight });
  sheet.wash(box(width * 0.447, height * 0.112, width * 0.116, height * 0.05), tones.mid);
  const dash: Point[] = [
    [-5, height * 0.68],
    [width * 0.25, height * 0.64],
    [width * 0.75, height * 0.64],
    [width + 5, height * 0.68],
    [width + 5, height + 5],
    [-5, height + 5],
  ];
  sheet.shape(dash, tones.near, { weight: weight * 1.4 });
  sheet.hatch(dash, { gap: 11, angle: -0.5, opacity: 0.3 });
  const wheel = seen.main === 'person' ? width * 0.26 : width * 0.3;
  const size = Math.min(width, height) * 0.27;
  for (const r of [1, 0.84])
    sheet.line(oval(wheel, height * 0.92, size * r, size * r * 0.85), {
      round: true,
      closed: true,
      weight: weight * 2,
    });
  sheet.shape(oval(wheel, height * 0.92, size * 0.26, size * 0.22), tones.dark, { round: true, weight });
  for (const x of [-1, 1])
    sheet.line(
      [
        [wheel + x * size * 0.25, height * 0.92],
        [wheel + x * size * 0.86, height * 0.9],
      ],
      { weight: weight * 3 },
    );
  for (const x of [0.62, 0.74])
    sheet.shape(oval(width * x, height * 0.76, height * 0.045, height * 0.04), tones.lit, {
      round: true,
      weight,
    });
}
