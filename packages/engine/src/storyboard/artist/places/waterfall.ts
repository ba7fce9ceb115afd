import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** Water over a rock face into a pool, spray where it lands, boulders at the rim. */
export function drawWaterfall(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.far);
  const base = Math.min(height * 0.72, Math.max(height * 0.42, view.horizon + height * 0.05));
  const x = composition.x > width / 2 ? width * 0.33 : width * 0.67;
  const half = Math.min(width * 0.11, height * 0.2);
  for (const side of [-1, 1]) {
    const rock: Point[] = [
      [x + side * half * 0.6, base],
      [x + side * half * 0.7, height * 0.12],
      [x + side * half * 1.5, height * 0.07],
      [x + side * half * 2.6, height * 0.13],
      [x + side * width * 0.34, height * 0.1],
      [side < 0 ? -10 : width + 10, height * 0.2],
      [side < 0 ? -10 : width + 10, base],
    ];
    sheet.shape(rock, side < 0 === (shadow === 'left') ? tones.near : tones.mid, { weight: weight * 1.2 });
    sheet.hatch(rock, { angle: 1.3, gap: 11, opacity: 0.4 });
    for (let n = 0; n < 7; n++) {
      const [cx, cy] = [
        x + side * (half + width * between(random, 0.02, 0.3)),
        height * between(random, 0.16, 0.36),
      ];
      const long = height * between(random, 0.05, 0.13);
      sheet.line(
        [
          [cx, cy],
          [cx + side * 5, cy + long * 0.5],
          [cx - side * 4, cy + long],
        ],
        { weight: weight * 0.9 },
      );
    }
  }
  const fall: Point[] = [
    [x - half * 0.62, height * 0.13],
    [x + half * 0.66, height * 0.12],
    [x + half * 0.8, base],
    [x - half * 0.85, base],
  ];
  sheet.shape(fall, tones.lit, { weight });
  for (let n = 0; n < 12; n++) {
    const at = x + half * between(random, -0.62, 0.62);
    const top = height * between(random, 0.13, 0.3);
    sheet.line(
      [
        [at, top],
        [at + between(random, -3, 3), (top + base) / 2],
        [at + between(random, -5, 5), base - 6],
      ],
      { round: true, weight: weight * 0.7, opacity: 0.6, once: true },
    );
  }
  for (let n = 0; n < 6; n++) {
    const [cx, r] = [x + half * between(random, -1.3, 1.3), half * between(random, 0.25, 0.5)];
    sheet.wash(
      [
        [cx - r, base + 5],
        [cx - r * 0.7, base - r * 0.5],
        [cx, base - r * 0.8],
        [cx + r * 0.8, base - r * 0.4],
        [cx + r, base + 6],
      ],
      tones.lit,
      { round: true, opacity: 0.6 },
    );
  }
  drawTufts(scene, 'ripple', 30);
  const bank = Math.max(base + height * 0.07, view.at(0, 0, view.distance)[1] - height * 0.035);
  sheet.shape(
    [
      [-10, bank + height * 0.02],
      [width * 0.3, bank - height * 0.012],
      [width * 0.7, bank + height * 0.014],
      [width + 10, bank - height * 0.02],
      [width + 10, height + 10],
      [-10, height + 10],
    ],
    tones.mid,
    { weight },
  );
  for (const [at, size] of [
    [x - half * 1.9, 0.06],
    [x + half * 1.8, 0.07],
    [x + half * 2.9, 0.045],
    [x - half * 2.8, 0.05],
  ] as const) {
    const r = height * size;
    const boulder: Point[] = [
      [at - r * 1.4, base + r * 0.6],
      [at - r, base - r * 0.4],
      [at, base - r * 0.8],
      [at + r * 1.1, base - r * 0.2],
      [at + r * 1.4, base + r * 0.6],
    ];
    sheet.shape(boulder, tones.near, { weight });
    sheet.hatch(boulder, { side: shadow, gap: 6 });
  }
}
