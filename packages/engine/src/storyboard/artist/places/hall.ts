import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawRoom } from './room.ts';

export function drawHall(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene, 'hall');
  const { left, right, back, tall } = walls;
  arch(0, back, 1.9, tall * 0.62, tones.lit);
  for (let z = back - 0.6; z > view.distance * 0.55; z -= 2.6)
    for (const side of [left * 0.72, right * 0.72]) {
      const half = 0.28;
      const pillar = [
        view.at(side - half, tall, z),
        view.at(side + half, tall, z),
        view.at(side + half, 0, z),
        view.at(side - half, 0, z),
      ];
      sheet.shape(pillar, tones.far, { weight });
      sheet.hatch(pillar, { side: scene.shadow, reach: 0.5, gap: 7 });
      const foot = [
        view.at(side - half * 1.4, 0.3, z),
        view.at(side + half * 1.4, 0.3, z),
        view.at(side + half * 1.4, 0, z),
        view.at(side - half * 1.4, 0, z),
      ];
      sheet.shape(foot, tones.mid, { weight });
    }
  for (let n = -4; n <= 4; n++)
    sheet.line([view.at((n * right) / 5, 0, back), view.at((n * right) / 5, 0, walls.near)], {
      weight: weight * 0.6,
      opacity: 0.5,
      once: true,
    });
  for (let z = back; z > 1.2; z *= 0.72)
    sheet.line([view.at(left, 0, z), view.at(right, 0, z)], {
      weight: weight * 0.6,
      opacity: 0.4,
      once: true,
    });

  function arch(x: number, z: number, half: number, high: number, tone: string): void {
    const curve = Array.from({ length: 7 }, (_, n): Point => {
      const angle = Math.PI * (n / 6);
      return view.at(x - Math.cos(angle) * half, high + Math.sin(angle) * half, z);
    });
    sheet.shape([view.at(x - half, 1.2, z), ...curve, view.at(x + half, 1.2, z)], tone, {
      weight: weight * 1.3,
    });
    sheet.line([view.at(x, 1.2, z), view.at(x, high + half, z)], { weight });
    for (const y of [0.4, 0.7, 1])
      sheet.line(
        [view.at(x - half, 1.2 + (high - 1.2) * y, z), view.at(x + half, 1.2 + (high - 1.2) * y, z)],
        { weight: weight * 0.8 },
      );
  }
}
