import { type Point, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import { limbSides } from './limb.ts';
import type { Look } from './look.ts';

/** Where a finger leaves the hand, how it leans at each joint in degrees, how long and how thick it is. */
type Finger = readonly [x: number, y: number, first: number, second: number, long: number, thick: number];

const OPEN: readonly Finger[] = [
  [-29, -48, -16, -8, 40, 7],
  [-12, -55, -5, 0, 50, 8],
  [6, -57, 3, 6, 54, 8.5],
  [23, -52, 12, 14, 48, 8.5],
];
const GRIPPING: readonly Finger[] = [
  [-26, -46, 10, 64, 40, 8],
  [-12, -54, 16, 70, 48, 9],
  [4, -57, 20, 66, 52, 9.5],
  [19, -53, 24, 58, 48, 9.5],
];
const OPEN_THUMB: Finger = [27, -14, 52, 30, 46, 9.5];
const GRIPPING_THUMB: Finger = [26, -16, 60, 84, 44, 10];
const BACK = points('-21 6 21 6 26 -6 34 -20 33 -44 24 -58 6 -62 -14 -60 -32 -52 -36 -38 -30 -14');
const SLEEVE = points('-27 22 27 22 50 300 -50 300');
const CUFF = points('-29 16 29 16 30 34 -30 34');

/** A hand that fills the frame: five fingers with their joints, in lengths of the palm and up from the wrist. */
export function drawNearHand(
  sheet: Sheet,
  spot: Spot,
  look: Look,
  { isGripping, sleeve = look.tones.near }: { isGripping: boolean; sleeve?: string },
): void {
  const { tones } = look;
  const weight = Math.min(3, Math.max(1.4, spot.unit / 110));
  const at = (shape: readonly Point[]) => put(shape, spot);
  const skin = look.isSilhouette ? tones.dark : tones.skin;
  sheet.shape(at(points('-20 30 20 30 21 0 -21 0')), skin, { weight });
  sheet.shape(at(SLEEVE), sleeve, { weight: weight * 1.2 });
  sheet.hatch(at(SLEEVE), { side: look.shadow, reach: 0.5, gap: 7 });
  sheet.shape(at(CUFF), sleeve, { weight });
  const fingers = isGripping ? GRIPPING : OPEN;
  sheet.shape(at(BACK), skin, { round: true, weight: weight * 1.15 });
  for (const finger of fingers) drawFinger(sheet, spot, finger, skin, weight, tones.lit);
  // The back of the hand runs into the fingers, and only the knuckles tell.
  sheet.wash(at(points('-34 -48 -13 -57 5 -59 28 -54 30 -36 26 -24 -30 -26')), skin, { round: true });
  for (const [x, y] of fingers)
    sheet.line(
      at([
        [x / 100 - 0.05, y / 100 + 0.06],
        [x / 100, y / 100 + 0.03],
        [x / 100 + 0.05, y / 100 + 0.06],
      ]),
      { weight: weight * 0.7, round: true, opacity: 0.7, once: true },
    );
  drawFinger(sheet, spot, isGripping ? GRIPPING_THUMB : OPEN_THUMB, skin, weight, tones.lit);
  sheet.wash(at(points('18 -8 27 -4 31 -20 20 -26')), skin, { round: true });
  if (!look.isSilhouette)
    sheet.hatch(at(BACK), {
      side: look.shadow,
      reach: 0.45,
      gap: Math.max(5, spot.unit / 30),
      opacity: 0.45,
    });
}

function drawFinger(
  sheet: Sheet,
  spot: Spot,
  [x, y, first, second, long, thick]: Finger,
  skin: string,
  weight: number,
  nail: string,
): void {
  const root: Point = [x / 100, y / 100];
  const joint = lean(root, first, long / 190);
  const tip = lean(joint, second, long / 210);
  const w = thick / 100;
  const [ahead, behind] = limbSides([root, joint, tip], [w * 1.05, w, w * 0.86]);
  const end = lean(tip, second, w * 0.95);
  sheet.shape(put([...ahead, end, ...[...behind].reverse()], spot), skin, { round: true, weight });
  const turn = (second * Math.PI) / 180;
  const local = (px: number, py: number): Point => [
    tip[0] + px * w * Math.cos(turn) - py * w * Math.sin(turn),
    tip[1] + px * w * Math.sin(turn) + py * w * Math.cos(turn),
  ];
  sheet.shape(
    put([local(-0.45, -0.1), local(-0.4, -0.7), local(0.4, -0.7), local(0.45, -0.1), local(0, 0.15)], spot),
    nail,
    { round: true, weight: weight * 0.6, once: true },
  );
  const cross = (share: number) =>
    put(
      [
        [joint[0] - w * 0.7 * Math.cos(turn * share), joint[1] - w * 0.7 * Math.sin(turn * share)],
        [joint[0] + w * 0.6 * Math.cos(turn * share), joint[1] + w * 0.6 * Math.sin(turn * share)],
      ],
      spot,
    );
  sheet.line(cross(0.6), { weight: weight * 0.6, opacity: 0.6, once: true });
}

/** From a point upward, leaning ahead by an angle. */
function lean([x, y]: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * length, y - Math.cos(turn) * length];
}
