import { type Point, put, type Spot, towards } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import { drawLimb, upTo } from './draw-limb.ts';
import type { Figure } from './figure.ts';
import { drawHand } from './hand.ts';
import { drawHead } from './head.ts';
import { drawHeld, gripsOf } from './held.ts';
import type { Look } from './look.ts';
import { outfitOf } from './outfit.ts';
import { drawPackBehind } from './pack.ts';
import { drawPlates } from './plates.ts';
import { drawSeams } from './seams.ts';
import { drawShoe } from './shoe.ts';
import { type Limb, skeletonOf } from './skeleton.ts';
import { drawSkirt } from './skirt.ts';
import { drawTorso } from './torso.ts';

const QUICK = 110;

/** Somebody whole, `spot` at the ground between the feet and its unit the height of the body. */
export function drawBody(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const skeleton = skeletonOf(person, look.facing);
  const figure: Figure = {
    sheet,
    person,
    look,
    skeleton,
    outfit: outfitOf(person, look, spot.unit),
    spot,
    weight: Math.min(3, Math.max(0.8, spot.unit / 250)),
    isQuick: spot.unit < QUICK || look.isOneOfMany === true,
    place: ([x, y]) => put([[x, -y]], spot)[0] ?? [spot.x, spot.y],
  };
  const { place } = figure;
  const isBack = look.facing === 'back';
  const grips = gripsOf(person);
  const arm = (side: 'near' | 'far') => drawArm(figure, skeleton[side].arm, grips[side]);
  const isFarAcross =
    look.facing !== 'profile' &&
    !isBack &&
    skeleton.far.arm[2][1] > skeleton.far.arm[1][1] - 0.03 &&
    Math.abs(skeleton.far.arm[2][0]) < 0.16;
  const prop = () => drawHeld(figure);
  if (isBack) prop();
  if (!isFarAcross) arm('far');
  for (const side of ['far', 'near'] as const) drawLeg(figure, skeleton[side].leg);
  drawNeck(figure);
  drawPackBehind(figure);
  drawTorso(figure);
  drawSkirt(figure);
  drawSeams(figure);
  const [x, y] = place(skeleton.head);
  drawHead(
    sheet,
    person,
    {
      x,
      y,
      unit: skeleton.build.head * spot.unit,
      flip: spot.flip ?? false,
      turn: skeleton.nod + (spot.turn ?? 0),
    },
    look,
  );
  if (isFarAcross) arm('far');
  if (!isBack) prop();
  arm('near');
  if (person.garment === 'armour') drawPlates(figure);
}

function drawArm(figure: Figure, limb: Limb, isHolding: boolean): void {
  const { outfit, skeleton, look } = figure;
  const t = skeleton.build.thick;
  const bare = look.isSilhouette ? outfit.sleeve : look.tones.skin;
  drawHand(figure, limb[1], limb[2], isHolding);
  const r = outfit.loose;
  const isPlain = look.isOneOfMany === true && outfit.sleeveTo > 0;
  if (outfit.sleeveTo < 1 && !isPlain) drawLimb(figure, limb, [0.032 * t, 0.025 * t, 0.018 * t], bare);
  if (outfit.sleeveTo > 0) {
    const to = isPlain ? 1 : outfit.sleeveTo;
    const end = to < 1 ? 0.038 : r > 1.4 ? 0.042 : 0.023;
    drawLimb(
      figure,
      upTo(limb, to),
      [0.033 * t * Math.sqrt(r), 0.031 * t * r, end * t * (r > 1.4 ? 1.1 : 1)],
      outfit.sleeve,
    );
  }
}

function drawLeg(figure: Figure, limb: Limb): void {
  const { outfit, skeleton, look, person } = figure;
  const t = skeleton.build.thick;
  const bare = look.isSilhouette ? outfit.leg : look.tones.skin;
  drawShoe(figure, limb);
  const { skirt } = outfit;
  // Under a long skirt there is nothing to see.
  if (skirt && skirt.to > 0.9 && person.pose !== 'run' && person.pose !== 'jump' && person.pose !== 'lie')
    return;
  const slim = skirt ? 0.7 : 1;
  const r = Math.sqrt(outfit.loose);
  if (outfit.legTo < 1) drawLimb(figure, limb, [0.053 * t * slim, 0.036 * t, 0.021 * t], bare, false);
  if (outfit.legTo > 0)
    drawLimb(
      figure,
      upTo(limb, outfit.legTo),
      [0.053 * t * r * slim, 0.045 * t * r, (outfit.legTo < 1 ? 0.055 : 0.035) * t * r],
      outfit.leg,
      false,
    );
}

function drawNeck({ sheet, skeleton, look, place, weight, isQuick, outfit }: Figure): void {
  const { build, chest, head, nod } = skeleton;
  const half = build.head * (look.facing === 'profile' ? 0.2 : 0.22) * (build.thick > 1.2 ? 0.85 : 1);
  const top: Point = [head[0] - Math.sin(nod) * build.head * 0.2, head[1] - Math.cos(nod) * build.head * 0.2];
  const foot: Point = [chest[0] + 0.002, chest[1] - 0.05];
  const outline = [
    [top[0] - half * 1.1, top[1]],
    [towards(foot, top, 0.4)[0] - half, towards(foot, top, 0.4)[1]],
    [foot[0] - half * 1.35, foot[1]],
    [foot[0] + half * 1.15, foot[1]],
    [towards(foot, top, 0.4)[0] + half * 0.85, towards(foot, top, 0.4)[1]],
    [top[0] + half * 0.8, top[1]],
  ].map((at) => place(at as unknown as Point));
  sheet.wash(outline, look.isSilhouette ? outfit.top : look.tones.skin);
  sheet.line(outline.slice(0, 3), { weight, round: true, once: isQuick });
  sheet.line(outline.slice(3), { weight, round: true, once: isQuick });
  if (!isQuick && !look.isSilhouette && look.facing !== 'back')
    sheet.hatch(outline, {
      side: 'all',
      gap: Math.max(3.5, build.head * 0.03 * 200),
      angle: -0.4,
      opacity: 0.45,
    });
}
