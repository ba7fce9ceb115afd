import type { Look } from '../figures/look.ts';
import { oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Outline } from './outline.ts';

export function drawCreature(
  sheet: Sheet,
  { parts, strokes, thick = [], eyes, eye = 0.024 }: Outline,
  spot: Spot,
  { tones, shadow, isSilhouette, isWorn }: Look,
): void {
  const weight = Math.min(3.2, Math.max(0.8, spot.unit / 120));
  for (const { at, tone, isBody = false } of parts) {
    const shape = put(points(at), spot);
    sheet.shape(shape, isSilhouette ? tones.dark : isBody && isWorn ? tones.accent : tones[tone], {
      round: true,
      weight: isBody ? weight * 1.2 : weight,
    });
    if (isBody && !isSilhouette && spot.unit > 50)
      sheet.hatch(inside(shape), {
        side: shadow,
        reach: 0.25,
        gap: Math.max(5, spot.unit / 45),
        angle: -0.9,
      });
  }
  if (spot.unit < 40) return;
  for (const stroke of thick) sheet.line(put(points(stroke), spot), { round: true, weight: weight * 2.4 });
  for (const stroke of strokes)
    sheet.line(put(points(stroke), spot), { round: true, weight: weight * 0.8, opacity: 0.85 });
  for (const [x, y] of put(points(eyes), spot)) {
    sheet.wash(oval(x, y, spot.unit * eye, spot.unit * eye * 1.08), tones.ink, { round: true });
    if (spot.unit > 120)
      sheet.wash(
        oval(
          x + spot.unit * eye * 0.3,
          y - spot.unit * eye * 0.38,
          spot.unit * eye * 0.33,
          spot.unit * eye * 0.33,
        ),
        tones.lit,
        { round: true },
      );
  }
}

/** The round outline cuts its corners: hatching keeps a little away from them. */
function inside(shape: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const [sx, sy] = shape.reduce<readonly [number, number]>(([ax, ay], [x, y]) => [ax + x, ay + y], [0, 0]);
  const [mx, my] = [sx / shape.length, sy / shape.length];
  return shape.map(([x, y]) => [mx + (x - mx) * 0.95, my + (y - my) * 0.93]);
}
