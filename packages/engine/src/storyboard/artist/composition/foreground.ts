import { drawOwnHands } from '../figures/own-hands.ts';
import { drawShoulder } from '../figures/shoulder.ts';
import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

/** What stands between the camera and the picture: a shoulder, a doorway, branches. */
export function drawForeground(scene: Scene): void {
  const { sheet, composition, shot, tones, random } = scene;
  const { width, height } = sheet;
  if (composition.isOverShoulder) {
    drawShoulder(scene);
    return;
  }
  if (composition.isPointOfView) drawOwnHands(scene);
  if (shot.camera.framings.includes('frame-within-a-frame')) {
    const side = width * 0.13;
    const frame: Point[][] = [
      [
        [-6, -6],
        [side, -6],
        [side * 0.94, height + 6],
        [-6, height + 6],
      ],
      [
        [width + 6, -6],
        [width - side, -6],
        [width - side * 0.94, height + 6],
        [width + 6, height + 6],
      ],
      [
        [-6, -6],
        [width + 6, -6],
        [width + 6, height * 0.09],
        [-6, height * 0.1],
      ],
    ];
    for (const part of frame) sheet.shape(part, tones.dark, { weight: 2 });
    return;
  }
  const isWide = composition.crop === 'vast' || composition.crop === 'wide';
  if (isWide && !composition.isAerial && (composition.place === 'forest' || composition.place === 'field'))
    branches();

  function branches(): void {
    const sign = composition.x < width / 2 ? 1 : -1;
    const x = sign > 0 ? width + 10 : -10;
    sheet.line(
      [
        [x, height * 0.02],
        [x - sign * width * 0.12, height * 0.07],
        [x - sign * width * 0.26, height * 0.05],
      ],
      { round: true, weight: 5, tone: tones.dark },
    );
    for (let n = 0; n < 22; n++) {
      const lx = x - sign * width * between(random, 0.02, 0.28);
      const ly = height * between(random, 0.02, 0.14);
      sheet.wash(
        [
          [lx, ly],
          [lx + 9, ly + 5],
          [lx + 7, ly + 16],
          [lx - 3, ly + 9],
        ],
        tones.dark,
        { round: true },
      );
    }
  }
}
