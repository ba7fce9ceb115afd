import { box, oval } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge } from './ground.ts';

/** Black sky over grey ground with craters, and a planet that is not here. */
export function drawMoon(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.dark);
  for (let n = 0; n < 70; n++) {
    const r = between(random, 0.7, 1.9);
    sheet.wash(oval(between(random, 0, width), between(random, 0, height), r, r), tones.lit);
  }
  const size = Math.min(width, height) * 0.11;
  const [x, y] = [shadow === 'left' ? width * 0.78 : width * 0.22, Math.max(size * 1.4, view.horizon * 0.36)];
  const globe = oval(x, y, size, size);
  sheet.shape(globe, tones.lit, { round: true, weight });
  sheet.hatch(globe, { side: shadow, reach: 0.5, gap: 6, opacity: 0.7 });
  for (const [dx, dy, r] of [
    [-0.3, -0.2, 0.34],
    [0.25, 0.3, 0.28],
  ] as const)
    sheet.wash(oval(x + dx * size, y + dy * size, size * r, size * r * 0.6), tones.mid, { round: true });
  drawRidge(scene, tones.near, height * 0.08, { steps: 12, isJagged: true });
  drawGround(scene, tones.far);
  for (let n = 0; n < 13; n++) {
    const depth = (n / 12) ** 1.6;
    const cy = view.horizon + (height - view.horizon) * (0.05 + depth * 0.9);
    const rx = width * (0.014 + depth * between(random, 0.03, 0.08));
    const crater = oval(between(random, 0, width), cy, rx, rx * 0.3);
    sheet.shape(crater, tones.mid, { round: true, weight: weight * 0.9 });
    sheet.hatch(crater, { side: shadow, reach: 0.5, gap: 5, opacity: 0.6 });
  }
}
