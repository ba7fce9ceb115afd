import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawRidge, drawTufts, patch } from './ground.ts';
import { drawSky } from './sky.ts';

/** The edge of the shadow, from the foot to the peak: a share across the slope, and one down it. */
const SPUR = [
  [0.16, 1],
  [0.22, 0.82],
  [0.04, 0.7],
  [0.14, 0.5],
  [-0.05, 0.36],
  [0.06, 0.2],
] as const;

export function drawMountains(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { height } = sheet;
  drawSky(scene);
  const tall = Math.min(height * 0.42, Math.max(height * 0.16, view.horizon * 0.72));
  drawRidge(scene, tones.far, tall * 0.8, { steps: 7, isJagged: true });
  const ridge = drawRidge(scene, tones.mid, tall, { steps: 5, isJagged: true });
  for (let n = 1; n < ridge.length - 2; n += 2) {
    const [px, py] = ridge[n] ?? [0, 0];
    const [lx, ly] = (shadow === 'right' ? ridge[n + 1] : ridge[n - 1]) ?? [0, 0];
    const slope: Point[] = [
      [px, py],
      [lx, ly],
      [lx, view.horizon],
      ...SPUR.map(([over, down]): Point => [px + (lx - px) * over, py + (view.horizon - py) * down]),
    ];
    sheet.wash(slope, tones.near, { opacity: 0.75 });
    sheet.hatch(slope, { gap: 9, angle: shadow === 'right' ? 0.9 : -0.9, opacity: 0.35 });
    const snow: Point[] = [
      [px, py],
      [px + (lx - px) * 0.34, py + (ly - py) * 0.34],
      [px + (lx - px) * 0.1, py + (view.horizon - py) * 0.18],
      [px, py + (view.horizon - py) * 0.28],
      [px - (lx - px) * 0.14, py + (view.horizon - py) * 0.16],
      [px - (lx - px) * 0.26, py + (ly - py) * 0.28],
    ];
    sheet.wash(snow, tones.lit);
    sheet.line(
      [
        [px, py],
        [px + (lx - px) * 0.05, py + (view.horizon - py) * 0.3],
        [px - (lx - px) * 0.03, py + (view.horizon - py) * 0.55],
      ],
      { weight: weight * 0.8, opacity: 0.7 },
    );
  }
  drawGround(scene);
  sheet.wash(patch(scene, -60, 60, view.distance * 3, view.distance * 30), tones.mid, { opacity: 0.35 });
  for (let n = 0; n < 26; n++)
    fir(between(random, 0, sheet.width), view.horizon + between(random, 2, 16), between(random, 12, 24));
  drawTufts(scene, 'stone', 34);

  function fir(x: number, y: number, size: number): void {
    sheet.shape(
      [
        [x, y - size],
        [x + size * 0.28, y],
        [x - size * 0.28, y],
      ],
      tones.near,
      { weight: weight * 0.7, once: true },
    );
  }
}
