import { oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround, drawTufts, patch } from './ground.ts';
import { drawSky } from './sky.ts';

/** A path between round trees, a bench and a lamp beside it. */
export function drawPark(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.mid);
  const path = patch(scene, -1.4, 1.4, 0.6, 60);
  sheet.shape(path, tones.lit, { weight });
  for (let z = 26; z > view.distance + 1; z *= 0.66)
    for (const side of [-1, 1]) {
      const x = side * between(random, 3.2, 4.6);
      tree(x, z, between(random, 4, 5.6));
    }
  const side = composition.x > sheet.width / 2 ? -1 : 1;
  const z = view.distance + 1.2;
  lamp(side * 1.75, z);
  bench(side * 2.6, z);
  drawTufts(scene, 'grass', 40);

  function tree(x: number, z: number, tall: number): void {
    const [bx, by] = view.at(x, 0, z);
    const [, ty] = view.at(x, tall, z);
    const size = by - ty;
    if (size < 6 || by > height * 1.6) return;
    sheet.shape(
      [
        [bx - size * 0.04, by],
        [bx - size * 0.03, by - size * 0.5],
        [bx + size * 0.03, by - size * 0.5],
        [bx + size * 0.05, by],
      ],
      tones.dark,
      { weight: weight * 0.8 },
    );
    const crown: Point[] = oval(bx, by - size * 0.66, size * 0.3, size * 0.34);
    sheet.shape(crown, tones.near, { round: true, weight });
    sheet.hatch(crown, { side: shadow, reach: 0.5, gap: 7, opacity: 0.6 });
  }
  function lamp(x: number, z: number): void {
    sheet.line([view.at(x, 0, z), view.at(x, 3, z)], { weight: weight * 2.2 });
    const [lx, ly] = view.at(x, 3.1, z);
    const r = Math.max(3, (view.scale * view.distance * 0.16) / z);
    sheet.shape(oval(lx, ly, r, r * 1.2), tones.key === 'night' ? tones.accent : tones.lit, {
      round: true,
      weight,
    });
  }
  function bench(x: number, z: number): void {
    for (const y of [0.45, 0.7, 0.88])
      sheet.line([view.at(x - 0.8, y, z), view.at(x + 0.8, y, z)], { weight: weight * 2.6 });
    for (const leg of [x - 0.65, x + 0.65])
      sheet.line([view.at(leg, 0.9, z), view.at(leg, 0, z)], { weight: weight * 1.8 });
  }
}
