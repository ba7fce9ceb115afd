import type { Point } from '../geometry.ts';
import { type Figure, LEAST_FOR_HATCH } from './figure.ts';
import { alongLimb } from './limb.ts';
import type { Facing } from './look.ts';
import { drawPack } from './pack.ts';
import { onTrunk } from './torso.ts';

/** Where the middle of the chest lies across the trunk. */
const MIDDLE: Readonly<Record<Facing, number>> = { front: 0, back: 0, 'three-quarter': 0.2, profile: 0.62 };
const LEAST = 64;

/** Collars, lapels, buttons, a bib: what tells one coat from another. */
export function drawSeams(figure: Figure): void {
  const { sheet, place, person, look, outfit, weight, spot } = figure;
  const { tones, facing } = look;
  if (look.isSilhouette || spot.unit < LEAST || (look.isOneOfMany && spot.unit < LEAST_FOR_HATCH)) return;
  const mid = MIDDLE[facing];
  const side = facing === 'profile' ? 0.5 : 1;
  const at = (aside: number, along: number): Point =>
    place(onTrunk(figure, Math.max(-1, Math.min(1, mid + aside * side)), along));
  const line = (...along: (readonly [number, number])[]) =>
    sheet.line(
      along.map(([aside, t]) => at(aside, t)),
      { weight: weight * 0.85, round: along.length > 2, once: true },
    );
  const shape = (tone: string, ...along: (readonly [number, number])[]) =>
    sheet.shape(
      along.map(([aside, t]) => at(aside, t)),
      tone,
      { weight: weight * 0.85, once: true },
    );
  const belt = (tone: string, along = 0.1) =>
    shape(tone, [-1.6, along + 0.04], [1.6, along + 0.04], [1.6, along - 0.06], [-1.6, along - 0.06]);
  const hem = () => line([-1.6, -0.03], [0, -0.06], [1.6, -0.03]);
  if (facing === 'back') {
    if (person.garment === 'hoodie')
      shape(outfit.top, [-0.5, 1.05], [0.5, 1.05], [0.35, 0.8], [0, 0.74], [-0.35, 0.8]);
    else line([-0.34, 1.04], [0, 1.0], [0.34, 1.04]);
    if (person.garment === 'apron') belt(tones.lit, 0.34);
    if (person.garment === 'coat' || person.garment === 'robe') belt(tones.dark, 0.36);
    drawPack(figure);
    return;
  }
  switch (person.garment) {
    case 'plain':
      line([-0.4, 1.06], [-0.16, 0.96], [0.16, 0.96], [0.4, 1.06]);
      hem();
      break;
    case 'tshirt':
      line([-0.36, 1.05], [0, 0.94], [0.36, 1.05]);
      hem();
      break;
    case 'shirt':
      shape(
        outfit.top,
        [-0.34, 1.08],
        [-0.44, 0.97],
        [-0.14, 0.9],
        [0, 0.98],
        [0.14, 0.9],
        [0.44, 0.97],
        [0.34, 1.08],
        [0, 1.0],
      );
      line([0, 0.98], [0.02, 0.5], [0, -0.05]);
      hem();
      break;
    case 'suit':
      shape(tones.lit, [-0.3, 1.07], [0.3, 1.07], [0, 0.5]);
      shape(
        outfit.top === tones.accent ? tones.dark : tones.accent,
        [-0.07, 0.97],
        [0.07, 0.97],
        [0.05, 0.6],
        [0, 0.54],
        [-0.05, 0.6],
      );
      shape(outfit.top, [-0.32, 1.08], [-0.56, 0.84], [-0.34, 0.8], [0, 0.48], [-0.2, 0.9]);
      shape(outfit.top, [0.32, 1.08], [0.56, 0.84], [0.34, 0.8], [0, 0.48], [0.2, 0.9]);
      line([0, 0.48], [0.03, 0.1], [0.12, -0.18]);
      break;
    case 'coat':
      shape(outfit.top, [-0.3, 1.1], [-0.62, 0.88], [-0.3, 0.74], [0, 0.66], [-0.06, 0.94]);
      shape(outfit.top, [0.3, 1.1], [0.62, 0.88], [0.3, 0.74], [0, 0.66], [0.06, 0.94]);
      line([0, 0.66], [0.03, 0.2], [0.02, -0.6]);
      belt(tones.near, 0.3);
      break;
    case 'dress':
    case 'gown':
      shape(tones.skin, [-0.5, 1.06], [0.5, 1.06], [0.34, 0.9], [0, 0.84], [-0.34, 0.9]);
      line([-1.4, 0.4], [0, 0.37], [1.4, 0.4]);
      break;
    case 'skirt':
      line([-0.36, 1.05], [0, 0.92], [0.36, 1.05]);
      break;
    case 'robe':
      line([0.34, 1.06], [0.1, 0.8], [-0.5, 0.42]);
      line([-0.34, 1.06], [-0.05, 0.84], [0.06, 0.78]);
      belt(tones.dark, 0.38);
      break;
    case 'hoodie':
      shape(
        outfit.top,
        [-0.62, 1.02],
        [-0.3, 1.12],
        [0.3, 1.12],
        [0.62, 1.02],
        [0.3, 0.9],
        [0, 0.86],
        [-0.3, 0.9],
      );
      line([-0.12, 0.9], [-0.14, 0.68]);
      line([0.12, 0.9], [0.12, 0.7]);
      line([-0.5, 0.06], [-0.34, 0.34], [0.34, 0.34], [0.5, 0.06]);
      hem();
      break;
    case 'apron':
      line([-0.36, 1.05], [0, 0.95], [0.36, 1.05]);
      drawApron(figure, at);
      break;
    case 'uniform':
      line([-0.3, 1.07], [0, 0.94], [0.3, 1.07]);
      line([0, 0.94], [0.02, 0.14]);
      shape(outfit.top, [-0.62, 0.76], [-0.24, 0.76], [-0.26, 0.58], [-0.6, 0.58]);
      shape(outfit.top, [0.24, 0.76], [0.62, 0.76], [0.6, 0.58], [0.26, 0.58]);
      for (const to of [-1, 1])
        shape(tones.accent, [to * 0.86, 1.01], [to * 0.5, 1.06], [to * 0.46, 1.0], [to * 0.84, 0.95]);
      belt(tones.dark, 0.16);
      break;
    case 'armour':
      line([-1, 0.48], [0, 0.34], [1, 0.48]);
      line([0, 0.98], [0.02, 0.36]);
      line([-0.7, 0.96], [0, 0.9], [0.7, 0.96]);
      belt(tones.dark, 0.14);
      break;
    case 'overalls':
      shape(
        outfit.leg,
        [-0.42, 0.74],
        [0.42, 0.74],
        [0.62, 0.3],
        [1.2, 0.24],
        [1.2, -0.1],
        [-1.2, -0.1],
        [-1.2, 0.24],
        [-0.62, 0.3],
      );
      for (const to of [-1, 1])
        shape(outfit.leg, [to * 0.42, 0.76], [to * 0.32, 0.74], [to * 0.5, 1.05], [to * 0.62, 1.04]);
      line([-0.2, 0.6], [0.2, 0.6]);
      break;
    case 'spacesuit':
      shape(tones.mid, [-0.45, 0.66], [0.45, 0.66], [0.45, 0.36], [-0.45, 0.36]);
      shape(tones.accent, [-0.3, 0.58], [-0.08, 0.58], [-0.08, 0.48], [-0.3, 0.48]);
      belt(tones.near, 0.12);
      break;
    case 'bare':
      line([-0.5, 0.74], [-0.1, 0.7]);
      line([0.1, 0.7], [0.5, 0.74]);
      belt(outfit.leg, 0.02);
  }
  drawPack(figure);
}

function drawApron(
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
