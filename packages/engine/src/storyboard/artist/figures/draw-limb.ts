import { type Point, towards } from '../geometry.ts';
import { type Figure, LEAST_FOR_FOLDS, LEAST_FOR_HATCH } from './figure.ts';
import { alongLimb, limbSides } from './limb.ts';
import type { Limb } from './skeleton.ts';

type Widths = readonly [number, number, number];

/** An arm or a leg in its sleeve: open where it leaves the body, or it would be a doll's. */
export function drawLimb(figure: Figure, limb: Limb, widths: Widths, tone: string, isArm = true): void {
  const { sheet, place, weight, isQuick } = figure;
  const [ahead, behind] = limbSides(limb, widths).map((side) => side.map(place)) as [Point[], Point[]];
  // The head of a sleeve is round, and stands a little beyond the joint.
  const cap = place(towards(limb[1], limb[0], 1.04));
  const outline = [...ahead, ...[...behind].reverse(), ...(isArm ? [cap] : [])];
  if (isQuick) {
    // The joints alone: of a small limb nobody sees the muscle.
    const few = [...ahead.filter(isJoint), ...behind.filter(isJoint).reverse(), ...(isArm ? [cap] : [])];
    sheet.shape(few, tone, { round: true, weight, once: true });
    return;
  }
  sheet.wash(outline, tone, { round: true });
  if (!figure.look.isSilhouette && figure.spot.unit >= LEAST_FOR_HATCH)
    sheet.hatch(outline, {
      side: figure.look.shadow,
      reach: 0.4,
      gap: Math.max(4.5, figure.spot.unit / 85),
      angle: -0.7,
      opacity: 0.45,
    });
  const chest = place(isArm ? figure.skeleton.chest : figure.skeleton.pelvis);
  const away = ([x, y]: Point = chest) => Math.hypot(x - chest[0], y - chest[1]);
  const [outer, inner] = away(ahead[1]) > away(behind[1]) ? [ahead, behind] : [behind, ahead];
  sheet.line(isArm ? [cap, ...outer] : outer, { round: true, weight: weight * 1.15 });
  sheet.line(inner.slice(1), { round: true, weight: weight * 0.85 });
  const [a, b] = [ahead.at(-1), behind.at(-1)];
  if (a && b) sheet.line([a, b], { weight, once: true });
  if (figure.spot.unit >= LEAST_FOR_FOLDS && !figure.look.isSilhouette) drawFolds(figure, limb, widths);
}

function isJoint(_: Point, n: number): boolean {
  return n % 2 === 0;
}

/** Where the cloth is pressed together: inside of the bend. */
function drawFolds({ sheet, place, weight }: Figure, [a, b, c]: Limb, [, w]: Widths): void {
  const turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  if (Math.abs(turn) < 0.0012) return;
  const sign = turn > 0 ? 1 : -1;
  for (const share of [0.47, 0.54]) {
    const { at, ahead } = alongLimb([a, b, c], share);
    const from: Point = [at[0] + ahead[0] * sign * w, at[1] + ahead[1] * sign * w];
    const to: Point = [at[0] - ahead[0] * sign * w * 0.1, at[1] - ahead[1] * sign * w * 0.1];
    sheet.line([place(from), place(towards(from, to, 0.6)), place([to[0], to[1] + 0.006])], {
      round: true,
      weight: weight * 0.7,
      opacity: 0.75,
      once: true,
    });
  }
}

/** The part of a limb that a short sleeve leaves bare. */
export function upTo([a, b, c]: Limb, share: number): Limb {
  if (share >= 1) return [a, b, c];
  const end = alongLimb([a, b, c], share).at;
  const mid = alongLimb([a, b, c], share / 2).at;
  return share > 0.54 ? [a, b, end] : [a, mid, end];
}
