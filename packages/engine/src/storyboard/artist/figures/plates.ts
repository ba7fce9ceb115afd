import { oval, type Point, towards } from '../geometry.ts';
import type { Figure } from './figure.ts';

/** What a knight wears over the joints, the last to be drawn. */
export function drawPlates({ sheet, place, skeleton, look, weight, spot }: Figure): void {
  if (look.isSilhouette || look.isOneOfMany || spot.unit < 64) return;
  const size = spot.unit * 0.045;
  const plate = (at: Point, rx: number, ry: number) => {
    const [x, y] = place(at);
    const outline = oval(x, y, size * rx, size * ry);
    sheet.shape(outline, look.tones.lit, { round: true, weight, once: spot.unit < 160 });
    sheet.hatch(outline, { side: look.shadow, reach: 0.5, gap: 4.5 });
  };
  for (const { arm, leg } of [skeleton.far, skeleton.near]) {
    plate(leg[1], 0.85, 1);
    if (leg === skeleton.far.leg && look.facing !== 'back') continue;
    plate(towards(arm[0], arm[1], 0.12), 1.25, 1.1);
    plate(arm[1], 0.72, 0.72);
  }
}
