import { box, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawCrowns } from './crowns.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';

export function drawForest(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.sky);
  sheet.wash(box(0, 0, width, Math.max(0, view.horizon)), tones.paper, { opacity: 0.4 });
  drawRidge(scene, tones.far, height * 0.3, { steps: 16 });
  drawGround(scene, scene.shot.place.weather === 'snow' ? tones.lit : tones.mid);
  if (composition.isAerial) {
    drawCrowns(scene);
    return;
  }
  const depths = [5, 3.2, 2.1, 1.45].map((by) => view.distance * by + 2);
  depths.forEach((z, row) => {
    const count = 8 - row;
    for (let n = 0; n < count; n++) {
      const px = width * ((n + between(random, 0.15, 0.85)) / count);
      if (row > 2 && Math.abs(px - composition.x) < width * 0.16) continue;
      trunk(
        view.vanish + (px - view.vanish),
        z,
        [tones.far, tones.mid, tones.near, tones.near][row] ?? tones.near,
        row,
      );
    }
  });
  drawTufts(scene, 'grass', 40);

  function trunk(px: number, z: number, tone: string, row: number): void {
    const unit = Math.abs(view.at(1, 0, z)[0] - view.at(0, 0, z)[0]);
    const foot = view.at(0, 0, z)[1];
    const wide = unit * between(random, 0.14, 0.24);
    const high = foot + 40;
    const lean = between(random, -0.02, 0.02) * high;
    const shape: Point[] = [
      [px - wide * 0.7 + lean, foot - high],
      [px + wide * 0.7 + lean, foot - high],
      [px + wide, foot - unit * 0.4],
      [px + wide * 1.5, foot],
      [px - wide * 1.5, foot],
      [px - wide, foot - unit * 0.4],
    ];
    sheet.shape(shape, tone, { weight: row < 2 ? weight * 0.7 : weight * 1.2, once: row < 2 });
    if (row > 1) {
      sheet.hatch(shape, { side: shadow, reach: 0.5, gap: 7, angle: 0.25 });
      for (let n = 0; n < 3; n++) {
        const y = foot - high * between(random, 0.45, 0.9);
        const to = random() < 0.5 ? -1 : 1;
        sheet.line(
          [
            [px + to * wide * 0.7, y],
            [px + to * unit * 0.7, y - unit * 0.35],
            [px + to * unit * 1.2, y - unit * 0.9],
          ],
          { round: true, weight },
        );
      }
    }
  }
}

/** A wood from the air: crown behind crown. */
