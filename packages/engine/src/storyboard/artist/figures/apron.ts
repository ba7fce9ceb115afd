import type { Point } from '../geometry.ts';
import type { Figure } from './figure.ts';
import { alongLimb } from './limb.ts';

/** A bib and what falls from it to the thighs; `at` is a point of the chest, from its middle. */
export function drawApron(
  { sheet, place, skeleton, look, weight }: Figure,
  at: (aside: number, along: number) => Point,
): void {
  const to = 0.5;
  const [near, far] = [alongLimb(skeleton.near.leg, to).at, alongLimb(skeleton.far.leg, to).at];
  const [left, right] = near[0] < far[0] ? [near, far] : [far, near];
  const outline = [
    at(-0.42, 0.82),
    at(0.42, 0.82),
    at(0.6, 0.42),
    at(0.86, 0.2),
    place([right[0] + 0.03, right[1]]),
    place([left[0] - 0.03, left[1]]),
    at(-0.86, 0.2),
    at(-0.6, 0.42),
  ];
  sheet.shape(outline, look.tones.lit, { weight, once: true });
  sheet.hatch(outline, { side: look.shadow, reach: 0.3, gap: 6 });
  for (const side of [-1, 1])
    sheet.line([at(side * 0.4, 0.82), at(side * 0.28, 1.05)], { weight, once: true });
  sheet.line([at(-0.9, 0.34), at(0.9, 0.34)], { weight: weight * 0.8, once: true });
}
