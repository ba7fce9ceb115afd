import { box, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** Still water from bank to bank: trees on the far one and upside down below it, reeds on the near one. */
export function drawLake(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow, seen } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.12, { steps: 7 });
  drawGround(scene, tones.lit);
  const bank = view.horizon;
  for (let x = -10; x < width + 20; x += between(random, 12, 26)) {
    const tall = between(random, 0.035, 0.085) * height;
    const tree = (up: number): Point[] => [
      [x - tall * 0.3, bank],
      [x, bank - up * tall],
      [x + tall * 0.3, bank],
    ];
    sheet.shape(tree(1), tones.near, { weight: weight * 0.7, once: true });
    sheet.wash(tree(-0.8), tones.mid, { opacity: 0.5 });
  }
  sheet.wash(box(0, bank, width, Math.max(2, height * 0.008)), tones.dark, { opacity: 0.6 });
  drawTufts(scene, 'ripple', 34);
  const stands = seen.main === 'person' && seen.thing !== 'rowboat' && seen.people[0]?.pose !== 'swim';
  if (stands) {
    const foot = view.at(0, 0, view.distance)[1] - height * 0.035;
    sheet.shape(
      [
        [-10, foot + height * 0.02],
        [width * 0.3, foot - height * 0.01],
        [width * 0.7, foot + height * 0.012],
        [width + 10, foot - height * 0.02],
        [width + 10, height + 10],
        [-10, height + 10],
      ],
      tones.mid,
      { weight },
    );
  }
  const side = shadow === 'left' ? 0.02 : 0.8;
  for (let n = 0; n < 11; n++) {
    const x = width * (side + between(random, 0, 0.17));
    const tall = height * between(random, 0.14, 0.3);
    const lean = between(random, -0.1, 0.1) * tall;
    sheet.line(
      [
        [x, height + 4],
        [x + lean * 0.3, height - tall * 0.5],
        [x + lean, height - tall],
      ],
      { round: true, weight: weight * 1.1, once: true },
    );
    if (n % 3 === 0)
      sheet.line(
        [
          [x + lean * 0.8, height - tall * 0.82],
          [x + lean, height - tall],
        ],
        { weight: weight * 3.4, once: true },
      );
  }
}
