import { box, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

/** Dark rock all around, its mouth full of light, teeth of stone from above and below. */
export function drawCave(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.dark);
  const x = composition.x > width / 2 ? width * 0.4 : width * 0.6;
  const ground = Math.min(height * 0.9, Math.max(height * 0.5, view.at(0, 0, view.distance + 3)[1]));
  const reach = Math.min(width * 0.3, height * 0.5);
  for (const [size, tone] of [
    [1.5, tones.near],
    [1.22, tones.mid],
    [1, tones.lit],
  ] as const) {
    const mouth: Point[] = [
      [-1, 0],
      [-0.94, -0.4],
      [-0.6, -0.82],
      [-0.2, -0.95],
      [0.3, -1.05],
      [0.7, -0.75],
      [0.96, -0.36],
      [1.02, 0],
    ].map(
      ([px = 0, py = 0]): Point => [
        x + px * reach * size,
        ground + py * Math.min(ground * 0.86, reach * 1.3) * size,
      ],
    );
    sheet.shape(mouth, tone, { weight });
  }
  const floor: Point[] = [
    [-8, ground + 14],
    [width * 0.25, ground - 6],
    [x, ground + 5],
    [width * 0.8, ground - 8],
    [width + 8, ground + 12],
    [width + 8, height + 8],
    [-8, height + 8],
  ];
  sheet.shape(floor, tones.near, { weight });
  sheet.wash(
    [
      [x - reach * 0.9, ground + 4],
      [x + reach * 0.9, ground + 4],
      [x + reach * 1.7, height],
      [x - reach * 1.7, height],
    ],
    tones.lit,
    { opacity: 0.28 },
  );
  const tooth = (at: number, root: number, long: number, wide: number) => {
    const stone: Point[] = [
      [at - wide, root],
      [at - wide * 0.35, root + long * 0.5],
      [at, root + long],
      [at + wide * 0.4, root + long * 0.45],
      [at + wide, root],
    ];
    sheet.shape(stone, tones.near, { weight });
    sheet.hatch(stone, { side: scene.shadow, gap: 6, opacity: 0.6 });
  };
  for (let at = width * 0.02; at < width; at += width * between(random, 0.05, 0.1)) {
    const isMouth = Math.abs(at - x) < reach;
    tooth(
      at,
      -4,
      height * between(random, 0.06, isMouth ? 0.12 : 0.3),
      width * between(random, 0.012, 0.028),
    );
  }
  for (const at of [0.03, 0.1, 0.9, 0.97])
    tooth(width * at, height + 4, -height * between(random, 0.16, 0.3), width * between(random, 0.02, 0.04));
}
