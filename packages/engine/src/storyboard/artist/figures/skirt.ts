import type { Point } from '../geometry.ts';
import { type Figure, LEAST_FOR_FOLDS, LEAST_FOR_HATCH } from './figure.ts';
import { alongLimb } from './limb.ts';
import type { Limb } from './skeleton.ts';
import { onTrunk } from './torso.ts';

/** What falls from the waist over the legs: of a dress, a coat, a robe. */
export function drawSkirt(figure: Figure): void {
  const { outfit, skeleton, sheet, place, weight, isQuick, look, spot } = figure;
  const { skirt } = outfit;
  if (!skirt) return;
  const legs = [skeleton.near.leg, skeleton.far.leg] as const;
  const wide = 0.062 * skeleton.build.thick;
  const flare = 0.022 * skirt.flare;
  const share = Math.min(1, skirt.to);
  const edge = (leg: Limb, at: number, sign: 1 | -1): Point => {
    const { at: on, ahead } = alongLimb(leg, at);
    const by = sign * (wide * (1 - at * 0.3) + flare * at);
    return [on[0] + ahead[0] * by, on[1] + ahead[1] * by - (skirt.to > 1 ? 0.03 * at : 0)];
  };
  const [first, last] = [0, 1].map((n) => alongLimb(legs[n] ?? legs[0], share).at) as [Point, Point];
  // The leg that is ahead carries the front of the cloth.
  const isSeated = legs[0][1][0] - legs[0][0][0] > 0.12;
  const isNearAhead = isSeated ? legs[0][1][1] > legs[1][1][1] : first[0] > last[0];
  const [front, back] = isNearAhead ? [legs[0], legs[1]] : [legs[1], legs[0]];
  const stops = share > 0.56 ? [share * 0.3, 0.46, 0.54, share] : [share * 0.5, share];
  const down = stops.map((stop) => edge(back, stop, -1));
  const up = stops.map((stop) => edge(front, stop, 1)).reverse();
  const hem = [down.at(-1), up[0]] as [Point, Point];
  const sag: Point = [(hem[0][0] + hem[1][0]) / 2, (hem[0][1] + hem[1][1]) / 2 - 0.012];
  const outline = [
    onTrunk(figure, -1, 0.36),
    onTrunk(figure, -1.02, 0.08),
    ...down,
    sag,
    ...up,
    onTrunk(figure, 1.02, 0.08),
    onTrunk(figure, 1, 0.36),
  ].map(place);
  if (isQuick) sheet.shape(outline, skirt.tone, { round: true, weight, once: true });
  else {
    // Open at the waist, where it belongs to what is above.
    sheet.wash(outline, skirt.tone, { round: true });
    sheet.line(outline, { round: true, weight });
  }
  if (look.isSilhouette || look.isOneOfMany) return;
  if (spot.unit >= LEAST_FOR_HATCH)
    sheet.hatch(outline, {
      side: look.shadow,
      gap: Math.max(4.5, spot.unit / 85),
      reach: 0.4,
      angle: -1,
      opacity: 0.5,
    });
  if (spot.unit < LEAST_FOR_FOLDS * 0.7 || share < 0.4) return;
  const folds = skirt.flare > 1 ? [0.25, 0.5, 0.72] : [0.5];
  for (const n of folds) {
    const from = onTrunk(figure, n * 1.6 - 0.8, 0.2);
    const to: Point = [
      hem[0][0] + (hem[1][0] - hem[0][0]) * n,
      hem[0][1] + (hem[1][1] - hem[0][1]) * n - 0.004,
    ];
    const knee: Point = isSeated
      ? [(front[1][0] + back[1][0]) / 2, (front[1][1] + back[1][1]) / 2]
      : [from[0] + (to[0] - from[0]) * 0.45, from[1] + (to[1] - from[1]) * 0.5];
    sheet.line([from, knee, to].map(place), { round: true, weight: weight * 0.7, opacity: 0.7, once: true });
  }
}
