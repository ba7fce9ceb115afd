import type { Scene } from '../scene.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** On a bridge: its deck to the far bank, railings, two towers and the cables that hang between them, water on both sides. */
export function drawBridge(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const { height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.07, { steps: 8 });
  drawGround(scene, tones.mid);
  drawTufts(scene, 'ripple', 36);
  const far = view.distance * 5 + 40;
  const near = 0.8;
  const half = 3;
  sheet.shape(
    [view.at(-half, 0, far), view.at(half, 0, far), view.at(half, 0, near), view.at(-half, 0, near)],
    tones.paper,
    { weight },
  );
  for (let z = far * 0.5; z > 1; z *= 0.78)
    sheet.line([view.at(-half, 0, z), view.at(half, 0, z)], {
      weight: weight * 0.6,
      opacity: 0.5,
      once: true,
    });
  const towers = [view.distance * 2.4 + 16, view.distance * 1.2 + 5];
  const tall = 9;
  for (const z of towers) {
    for (const x of [-half, half]) {
      const leg = [
        view.at(x - 0.3, tall, z),
        view.at(x + 0.3, tall, z),
        view.at(x + 0.4, 0, z),
        view.at(x - 0.4, 0, z),
      ];
      sheet.shape(leg, tones.near, { weight });
      sheet.hatch(leg, { side: scene.shadow, gap: 6 });
    }
    for (const y of [tall - 0.8, tall * 0.6])
      sheet.shape(
        [view.at(-half, y, z), view.at(half, y, z), view.at(half, y - 0.45, z), view.at(-half, y - 0.45, z)],
        tones.near,
        { weight },
      );
  }
  const [b = 20, a = 8] = towers;
  for (const x of [-half, half]) {
    const hang = (share: number) => tall - 7.4 * 4 * share * (1 - share);
    const cable = Array.from({ length: 13 }, (_, n) => view.at(x, hang(n / 12), b + ((a - b) * n) / 12));
    sheet.line(cable, { round: true, weight: weight * 1.6 });
    sheet.line([view.at(x, tall, a), view.at(x, 1.2, near)], { weight: weight * 1.6 });
    for (let n = 1; n < 12; n++) {
      const z = b + ((a - b) * n) / 12;
      sheet.line([view.at(x, hang(n / 12), z), view.at(x, 0, z)], { weight: weight * 0.7, once: true });
    }
    for (const y of [1.1, 0.6])
      sheet.line([view.at(x, y, far), view.at(x, y, near)], { weight: weight * 1.3 });
    for (let z = far * 0.4; z > near; z *= 0.85)
      sheet.line([view.at(x, 1.1, z), view.at(x, 0, z)], { weight });
  }
}
