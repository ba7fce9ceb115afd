import { type Point, type Spot, towards } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/see-person.ts';
import { drawHead } from './head.ts';
import { limbOutline } from './limb.ts';
import type { Look } from './look.ts';
import { type Joints, joints, type Limb } from './poses.ts';
import { drawProp } from './prop.ts';

const SMALL = 46;
const LEAST_FOR_HATCH = 90;

/** Somebody whole, `spot` at the ground between the feet and its unit the height of the body. */
export function drawBody(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { tones } = look;
  const skeleton = joints(person.pose);
  const place = ([x, y]: Point): Point => [spot.x + (spot.flip ? -x : x) * spot.unit, spot.y - y * spot.unit];
  const limb = (part: Limb): Limb => [place(part[0]), place(part[1]), place(part[2])];
  const stout = person.age === 'child' ? 1.12 : 1;
  const weight = Math.min(3, Math.max(0.7, spot.unit / 260));
  const dark = look.isSilhouette ? tones.dark : undefined;
  const cloth =
    dark ??
    (person.hat === 'veil' && person.garment === 'dress'
      ? tones.lit
      : look.isWorn
        ? tones.accent
        : person.garment === 'dress' || person.garment === 'coat'
          ? tones.near
          : tones.mid);
  const sleeve = person.garment === 'apron' ? (dark ?? tones.mid) : cloth;
  const legs =
    dark ?? (person.garment === 'dress' ? tones.skin : spot.unit < SMALL ? tones.dark : tones.near);
  const how = { round: true, weight, once: spot.unit < 120 || look.isOneOfMany === true };
  const drawLimb = (part: Limb, widths: readonly [number, number, number], tone: string) => {
    const w = widths.map((width) => width * spot.unit * stout) as [number, number, number];
    sheet.shape(limbOutline(limb(part), w), tone, how);
  };
  const hand = (part: Limb) => {
    const [elbow, end] = [place(part[1]), place(part[2])];
    const size = spot.unit * 0.026;
    const tip = towards(elbow, end, 1.12);
    if (spot.unit >= SMALL)
      sheet.shape(
        [
          [tip[0] - size, tip[1] - size * 0.6],
          [tip[0] + size * 0.6, tip[1] - size],
          [tip[0] + size, tip[1] + size * 0.5],
          [tip[0] - size * 0.5, tip[1] + size],
        ],
        dark ?? tones.skin,
        how,
      );
  };
  const shoe = (part: Limb) => {
    const [x, y] = place(part[2]);
    const s = spot.unit * 0.03;
    const dir = person.pose === 'stand' ? 0.4 : 1;
    const f = spot.flip ? -dir : dir;
    sheet.shape(
      [
        [x - s * f, y - s * 0.5],
        [x + s * f, y - s * 0.7],
        [x + s * 2.3 * f, y + s * 0.4],
        [x + s * 2 * f, y + s * 0.8],
        [x - s * f, y + s * 0.8],
      ],
      tones.dark,
      how,
    );
  };
  const back = look.facing === 'back';
  if (!back) {
    drawLimb(skeleton.far.arm, [0.035, 0.028, 0.02], sleeve);
    hand(skeleton.far.arm);
  }
  for (const side of [skeleton.far, skeleton.near]) {
    drawLimb(side.leg, [0.06, 0.042, 0.026], legs);
    if (person.pose !== 'lie' && person.pose !== 'swim') shoe(side.leg);
  }
  const torso = torsoOutline(skeleton, person).map(place);
  sheet.shape(torso, cloth, how);
  if (spot.unit >= LEAST_FOR_HATCH && !look.isSilhouette && !look.isOneOfMany)
    sheet.hatch(torso, {
      side: look.shadow,
      gap: Math.max(4.5, spot.unit / 90),
      reach: 0.48,
      angle: -0.9,
      opacity: 0.6,
    });
  if (!look.isSilhouette && !look.isOneOfMany && spot.unit >= LEAST_FOR_HATCH)
    drawSeams(sheet, skeleton, person, place, look, weight);
  const heads = person.age === 'child' ? 0.18 : 0.142;
  const [hx, hy] = place(skeleton.head);
  const turned = person.pose === 'lie' || person.pose === 'swim' ? 0 : 0;
  const neck: Limb = [
    skeleton.neck,
    towards(skeleton.neck, skeleton.head, 0.4),
    towards(skeleton.neck, skeleton.head, 0.7),
  ];
  drawLimb(neck, [0.036, 0.029, 0.029], dark ?? tones.skin);
  drawHead(sheet, person, { x: hx, y: hy + turned, unit: heads * spot.unit, flip: spot.flip ?? false }, look);
  if (back) {
    drawLimb(skeleton.far.arm, [0.035, 0.028, 0.02], sleeve);
    hand(skeleton.far.arm);
  }
  if (person.prop !== undefined && spot.unit >= 30)
    drawProp(
      sheet,
      person.prop,
      {
        near: place(skeleton.near.arm[2]),
        far: place(skeleton.far.arm[2]),
        ground: spot.y,
        unit: spot.unit,
        flip: spot.flip ?? false,
      },
      look,
    );
  drawLimb(skeleton.near.arm, [0.036, 0.029, 0.02], sleeve);
  hand(skeleton.near.arm);
}

function torsoOutline({ neck, near, far }: Joints, { garment, pose, isWoman }: Person): Point[] {
  const [sn, sf] = [near.arm[0], far.arm[0]];
  const [hn, hf] = [near.leg[0], far.leg[0]];
  const out = (inner: Point, outer: Point, by: number): Point => [
    outer[0] + (outer[0] - inner[0]) * by,
    outer[1] + (outer[1] - inner[1]) * by,
  ];
  const upper: Point[] = [towards(neck, sn, 0.3), out(sf, sn, 0.12)];
  const other: Point[] = [out(sn, sf, 0.12), towards(neck, sf, 0.3)];
  const waist = isWoman ? 0.06 : 0.01;
  const waistN = towards(towards(sn, hn, 0.66), towards(sf, hf, 0.66), waist);
  const waistF = towards(towards(sf, hf, 0.66), towards(sn, hn, 0.66), waist);
  const flat = pose === 'lie' || pose === 'swim';
  if ((garment === 'dress' || garment === 'coat') && !flat) {
    const [kn, kf] = [near.leg[1], far.leg[1]];
    const seated =
      pose === 'sit' || pose === 'read' || pose === 'play' || pose === 'kneel' || pose === 'ride';
    const low = garment === 'dress' ? 0.1 : 0.04;
    const hem: Point[] = seated
      ? [
          out(hf, hn, 0.4),
          [hn[0] + 0.02, hn[1] - 0.07],
          [Math.max(kn[0], kf[0]) + 0.03, Math.min(kn[1], kf[1]) - low],
          [Math.max(kn[0], kf[0]) + 0.04, Math.max(kn[1], kf[1]) + 0.04],
          [hf[0] + 0.05, hf[1] + 0.06],
        ]
      : [
          out(hf, hn, 0.35),
          [Math.min(kn[0], kf[0]) - 0.07, Math.min(kn[1], kf[1]) - low],
          [Math.max(kn[0], kf[0]) + 0.07, Math.min(kn[1], kf[1]) - low],
          out(hn, hf, 0.35),
        ];
    return [...upper, waistN, ...hem, waistF, ...other];
  }
  return [
    ...upper,
    waistN,
    out(hf, hn, 0.55),
    [(hn[0] + hf[0]) / 2, Math.min(hn[1], hf[1]) - 0.03],
    out(hn, hf, 0.55),
    waistF,
    ...other,
  ];
}

/** Collar, buttons, an apron: what tells clothes from a bag. */
function drawSeams(
  sheet: Sheet,
  { neck, near, far }: Joints,
  { garment }: Person,
  place: (at: Point) => Point,
  look: Look,
  weight: number,
): void {
  if (look.facing === 'back') {
    sheet.line(
      [
        place(towards(neck, near.arm[0], 0.2)),
        place([neck[0], neck[1] - 0.1]),
        place(towards(near.leg[0], far.leg[0], 0.5)),
      ],
      { weight: weight * 0.7, opacity: 0.5 },
    );
    return;
  }
  const chest: Point = [neck[0] + 0.01, neck[1] - 0.11];
  sheet.line(
    [place(towards(neck, near.arm[0], 0.35)), place(chest), place(towards(neck, far.arm[0], 0.35))],
    { weight },
  );
  const middle = towards(near.leg[0], far.leg[0], 0.5);
  if (garment === 'coat' || garment === 'trousers')
    sheet.line([place(chest), place(towards(chest, middle, 0.9))], { weight: weight * 0.7, opacity: 0.8 });
  if (garment === 'apron') {
    const apron = [
      towards(chest, near.arm[0], 0.3),
      [near.leg[0][0], near.leg[0][1] - 0.16] as const,
      [far.leg[0][0] + 0.02, far.leg[0][1] - 0.16] as const,
      towards(chest, far.arm[0], 0.3),
    ].map(place);
    sheet.shape(apron, look.tones.lit, { weight });
    sheet.hatch(apron, { side: look.shadow, reach: 0.35, gap: 7 });
  }
}
