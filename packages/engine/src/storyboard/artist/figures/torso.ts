import type { Point } from '../geometry.ts';
import { type Figure, LEAST_FOR_HATCH } from './figure.ts';
import type { Facing } from './look.ts';
import { spineAt } from './skeleton.ts';

/** Half widths at a height of the trunk: 0 at the hips, 1 at the shoulders; behind and ahead of the spine. */
type Row = readonly [along: number, behind: number, ahead: number];

const HEM = -0.12;

/** A point on the trunk: `aside` from -1 behind to 1 ahead, or from left to right. */
export function onTrunk({ skeleton, person, look, outfit }: Figure, aside: number, along: number): Point {
  const rows = rowsOf(
    skeleton.build,
    person.isWoman && person.age !== 'child' && person.age !== 'toddler',
    look.facing,
    outfit.loose,
  );
  const after = Math.max(
    1,
    rows.findIndex(([t]) => t <= along),
  );
  const [upper, lower] = [rows[after - 1] ?? rows[0], rows[after] ?? rows.at(-1)];
  if (!upper || !lower) return skeleton.pelvis;
  const share = Math.min(1, Math.max(0, (upper[0] - along) / (upper[0] - lower[0] || 1)));
  const of = (n: 1 | 2) => upper[n] + (lower[n] - upper[n]) * share;
  return off(skeleton, along, aside < 0 ? aside * of(1) : aside * of(2));
}

function torsoOutline(figure: Figure): Point[] {
  const { skeleton, person, look, outfit } = figure;
  const rows = rowsOf(
    skeleton.build,
    person.isWoman && person.age !== 'child' && person.age !== 'toddler',
    look.facing,
    outfit.loose,
  );
  return [
    ...rows.map(([along, behind]) => off(skeleton, along, -behind)),
    ...[...rows].reverse().map(([along, , ahead]) => off(skeleton, along, ahead)),
    off(skeleton, look.facing === 'back' ? 1.1 : 1.0, look.facing === 'profile' ? 0.02 : 0),
  ];
}

export function drawTorso(figure: Figure): void {
  const { sheet, place, outfit, weight, isQuick, look, spot } = figure;
  const outline = torsoOutline(figure).map(place);
  sheet.shape(outline, outfit.top, { round: true, weight, once: isQuick });
  if (spot.unit >= LEAST_FOR_HATCH && !look.isSilhouette && !look.isOneOfMany)
    sheet.hatch(outline, {
      side: look.shadow,
      gap: Math.max(4.5, spot.unit / 85),
      reach: 0.42,
      angle: -0.9,
      opacity: 0.55,
    });
}

function rowsOf(
  { shoulder, waist, hip, thick, head }: Figure['skeleton']['build'],
  isShapely: boolean,
  facing: Facing,
  loose: number,
): Row[] {
  const neck = head * 0.24;
  const room = (loose - 1) * 0.02;
  if (facing === 'profile') {
    const deep = waist * 0.84 + room;
    const bust = isShapely ? 0.012 : 0;
    return [
      [1.07, neck * 0.9, neck * 0.5],
      [1.0, deep * 0.72, deep * 0.6],
      [0.86, deep * 0.98, deep * 0.86 + bust * 0.4],
      [0.7, deep, deep * 0.98 + bust],
      [0.4, deep * 0.78, deep * 0.8],
      [0.08, deep * 1.12, deep * 0.82],
      [HEM, deep * 1.06, deep * 0.84],
    ];
  }
  const turned = facing === 'three-quarter';
  const [near, far] = turned ? [0.97, 0.78] : [1, 1];
  const hips = hip + 0.05 * thick;
  const rows: Row[] = [
    [1.07, neck, neck],
    [1.02, shoulder * 0.56, shoulder * 0.56],
    [0.96, shoulder * 0.92, shoulder * 0.92],
    [0.88, shoulder + 0.014 * thick + room, shoulder + 0.014 * thick + room],
    [0.7, shoulder * 0.9 + room, shoulder * 0.9 + room],
    [0.4, waist + room, waist + room],
    [0.06, hips + room, hips + room],
    [HEM, hips + room, hips + room],
  ];
  return rows.map(([along, behind, ahead]) => [along, behind * near, ahead * far]);
}

function off(skeleton: Figure['skeleton'], along: number, aside: number): Point {
  const { at, ahead } = spineAt(skeleton, along);
  return [at[0] + ahead[0] * aside, at[1] + ahead[1] * aside];
}
