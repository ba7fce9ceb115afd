import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

export function drawStage(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.near);
  const floor = Math.min(height * 0.97, Math.max(height * 0.5, view.at(0, 0, view.distance + 3)[1]));
  for (let x = 0; x < width; x += width / 16)
    sheet.line(
      [
        [x + between(random, -4, 4), 0],
        [x + between(random, -8, 8), floor * 0.5],
        [x, floor],
      ],
      { round: true, weight, opacity: 0.7 },
    );
  sheet.shape(
    [
      [-5, floor],
      [width + 5, floor],
      [width + 5, height + 5],
      [-5, height + 5],
    ],
    tones.mid,
    { weight },
  );
  for (let n = -8; n <= 8; n++)
    sheet.line(
      [
        [view.vanish + n * width * 0.07, floor],
        [view.vanish + n * width * 0.16, height],
      ],
      { weight: weight * 0.6, opacity: 0.5, once: true },
    );
  // The beam finds who it is meant for.
  const spot = composition.x;
  const ground = Math.min(height * 0.95, view.at(0, 0, view.distance)[1]);
  const from = spot + (scene.shadow === 'right' ? -0.22 : 0.22) * width;
  const reach = Math.max(width * 0.12, view.scale * 0.9);
  sheet.wash(
    [
      [from - 8, 0],
      [from + 8, 0],
      [spot + reach, ground],
      [spot - reach, ground],
    ],
    tones.lit,
    { opacity: 0.28 },
  );
  sheet.wash(oval(spot, ground, reach, Math.max(8, reach * 0.16)), tones.lit, { round: true, opacity: 0.55 });
  for (const sign of [-1, 1]) {
    const x = sign < 0 ? 0 : width;
    const drape = [0, 0.35, 0.7, 1].map((y, n): Point => [x - sign * width * (0.17 - n * 0.03), y * floor]);
    const curtain: Point[] = [[x, -5], ...drape, [x, floor]];
    sheet.shape(curtain, tones.dark, { weight: weight * 1.4 });
    for (const share of [0.25, 0.5, 0.75])
      sheet.line(
        drape.map(([px, py]) => [x + (px - x) * share, py] as const),
        { tone: tones.mid, weight, round: true },
      );
  }
  const swag: Point[] = [
    [-5, -5],
    [width + 5, -5],
    [width + 5, height * 0.07],
    ...Array.from(
      { length: 9 },
      (_, n): Point => [width * (1 - (n + 0.5) / 9), height * (n % 2 === 0 ? 0.12 : 0.07)],
    ),
    [-5, height * 0.07],
  ];
  sheet.shape(swag, tones.dark, { weight });
}
