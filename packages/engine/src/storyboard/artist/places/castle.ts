import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** Where each tower stands, how wide and tall it is, in metres, and whether it has a roof. */
const TOWERS = [
  [-15, 4, 15, true],
  [15, 4, 13, false],
  [-6, 3.4, 20, false],
  [6.5, 3, 24, true],
] as const;

/** Walls with merlons between towers, a gate in the middle, a way that leads up to it. */
export function drawCastle(scene: Scene): void {
  const { sheet, view, tones, weight, shadow, composition } = scene;
  drawSky(scene);
  drawRidge(scene, tones.far, sheet.height * 0.1, { steps: 6 });
  drawGround(scene);
  const z = view.distance * 1.6 + 34;
  // It leaves the middle to whoever stands before it.
  const off = composition.x > sheet.width / 2 ? -5 : 5;
  const up = view.eye * 0.2;
  const at = (x: number, y: number): Point => view.at(x + off, y + up, z);
  for (const [x, wide, tall, isRoofed] of TOWERS) tower(x, wide, tall, isRoofed);
  wall(-15, 15, 8);
  const gate = [at(-2, 0), at(-2, 3.4), at(-1.2, 4.6), at(0, 5), at(1.2, 4.6), at(2, 3.4), at(2, 0)];
  sheet.shape(gate, tones.dark, { weight });
  for (const x of [-1, 0, 1]) sheet.line([at(x, 0), at(x, 4.4)], { weight: weight * 0.7, tone: tones.mid });
  for (const bar of [1.4, 2.8])
    sheet.line([at(-1.9, bar), at(1.9, bar)], { weight: weight * 0.7, tone: tones.mid });
  for (const [x, wide, tall, isRoofed] of TOWERS.slice(0, 2)) tower(x, wide, tall, isRoofed);
  sheet.wash([at(-1.6, 0), at(1.6, 0), view.at(2.2, 0, 1.2), view.at(-2.2, 0, 1.2)], tones.lit, {
    opacity: 0.7,
  });
  drawTufts(scene, 'grass', 40);

  function wall(from: number, to: number, tall: number): void {
    const top: Point[] = [];
    const step = 1.1;
    for (let x = from, n = 0; x < to; x += step, n++)
      top.push(at(x, tall + (n % 2) * 1.1), at(Math.min(to, x + step), tall + (n % 2) * 1.1));
    const face = [at(from, 0), ...top, at(to, 0)];
    sheet.shape(face, tones.mid, { weight: weight * 1.2 });
    sheet.hatch(face, { side: shadow, reach: 0.3, gap: 8, opacity: 0.5 });
  }

  function tower(x: number, wide: number, tall: number, isRoofed: boolean): void {
    wall(x - wide / 2, x + wide / 2, tall);
    sheet.line([at(x - wide / 2 - 0.3, tall - 0.4), at(x + wide / 2 + 0.3, tall - 0.4)], { weight });
    for (const y of [tall * 0.45, tall * 0.75])
      sheet.wash([at(x - 0.3, y), at(x + 0.3, y), at(x + 0.3, y + 1.5), at(x - 0.3, y + 1.5)], tones.dark);
    if (!isRoofed) return;
    const roof = [at(x - wide * 0.62, tall + 1), at(x, tall + 7), at(x + wide * 0.62, tall + 1)];
    sheet.shape(roof, tones.near, { weight });
    sheet.hatch(roof, { side: shadow, reach: 0.5, gap: 6 });
    sheet.line([at(x, tall + 7), at(x, tall + 9)], { weight });
    sheet.shape([at(x, tall + 9), at(x + 2, tall + 8.5), at(x, tall + 8)], tones.accent, {
      weight: weight * 0.7,
    });
  }
}
