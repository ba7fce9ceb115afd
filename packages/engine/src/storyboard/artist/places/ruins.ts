import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** Columns, most of them broken, an arch that still stands, drums and blocks in the grass. */
export function drawRuins(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.08, { steps: 6 });
  drawGround(scene);
  const piece = (x: number, z: number, shape: readonly (readonly [number, number])[], tone = tones.lit) => {
    const stone = shape.map(([px, py]): Point => view.at(x + px, py, z));
    sheet.shape(stone, tone, { weight });
    sheet.hatch(stone, { side: shadow, reach: 0.45, gap: 6 });
  };
  for (const z of [view.distance * 2.3 + 8, view.distance * 1.5 + 4])
    for (const x of [-9, -6.5, -4, 4, 6.5, 9]) {
      const isWhole = random() < 0.4;
      const tall = isWhole ? 5.4 : between(random, 1.2, 4.2);
      piece(x, z, [
        [-0.4, tall - 0.2],
        [-0.1, tall + (isWhole ? 0 : 0.25)],
        [0.2, tall - (isWhole ? 0 : 0.3)],
        [0.4, tall],
        [0.44, 0],
        [-0.44, 0],
      ]);
      for (const flute of [-0.15, 0.12])
        sheet.line([view.at(x + flute, 0.3, z), view.at(x + flute, tall - 0.4, z)], {
          weight: weight * 0.7,
          opacity: 0.6,
          once: true,
        });
      piece(
        x,
        z,
        [
          [-0.6, 0.3],
          [0.6, 0.3],
          [0.65, 0],
          [-0.65, 0],
        ],
        tones.mid,
      );
      if (isWhole)
        piece(
          x,
          z,
          [
            [-0.65, 5.75],
            [0.65, 5.75],
            [0.45, 5.4],
            [-0.45, 5.4],
          ],
          tones.mid,
        );
    }
  const z = view.distance * 1.9 + 6;
  const arch = (r: number, n: number): [number, number] => [Math.cos(n) * r, 3 + Math.sin(n) * r];
  const turns = Array.from({ length: 9 }, (_, n) => (n / 8) * Math.PI);
  const at = view.across(composition.x) > 0 ? -1.6 : 1.6;
  piece(
    at,
    z,
    [
      [2.3, 0],
      ...turns.map((turn) => arch(2.3, turn)),
      [-2.3, 0],
      [-1.5, 0],
      ...turns.toReversed().map((turn) => arch(1.5, turn)),
      [1.5, 0],
    ],
    tones.far,
  );
  for (let n = 0; n < 8; n++) {
    const depth = view.distance * between(random, 1.05, 1.6) + 1;
    const x = between(random, 1.3, 6) * (n % 2 === 0 ? -1 : 1);
    const wide = between(random, 0.25, 0.6);
    piece(
      x,
      depth,
      [
        [-wide, wide * 0.9],
        [wide * 0.6, wide],
        [wide, wide * 0.3],
        [wide, 0],
        [-wide, 0],
      ],
      tones.mid,
    );
  }
  drawTufts(scene, 'grass', 46);
}
