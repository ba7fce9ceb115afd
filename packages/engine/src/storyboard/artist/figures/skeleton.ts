import { type Point, towards } from '../geometry.ts';
import type { Person } from '../seeing/person.ts';
import type { Build } from './build.ts';
import { buildOf } from './build.ts';
import { holdOf } from './holds.ts';
import type { Facing } from './look.ts';
import { type Angles, stance } from './poses.ts';

/** Shoulder, elbow, wrist; or hip, knee, ankle. */
export type Limb = readonly [Point, Point, Point];

/** Joints in heights of the body, from the ground up, looking right. */
export interface Skeleton {
  build: Build;
  pelvis: Point;
  /** The middle of the back, which a bent back pushes out. */
  belly: Point;
  chest: Point;
  head: Point;
  /** Of the head, ahead, in radians. */
  nod: number;
  near: { arm: Limb; leg: Limb };
  far: { arm: Limb; leg: Limb };
}

const ANKLE = 0.042;
/** How broad somebody seems, by where they look. */
const SPREAD: Readonly<Record<Facing, readonly [near: number, far: number]>> = {
  front: [1, 1],
  back: [1, 1],
  'three-quarter': [0.98, 0.74],
  profile: [0.12, 0.12],
};
const STRIDES = new Set(['walk', 'run']);
const MOST_TURNED = 0.24;
const RIDER_HIP = 0.27;

export function skeletonOf(person: Person, facing: Facing): Skeleton {
  const build = buildOf(person);
  const pose = stance(person.pose);
  const [near, far] = SPREAD[facing];
  const isFlat = facing === 'front' || facing === 'back';
  const isLying = person.pose === 'lie' || person.pose === 'swim';
  const hold = holdOf(person.prop, person.pose);
  let nearAngles: Angles = hold.near ? [...hold.near, pose.near[2], pose.near[3]] : pose.near;
  let farAngles: Angles = hold.far ? [...hold.far, pose.far[2], pose.far[3]] : pose.far;
  const isStriding = isFlat && STRIDES.has(person.pose);
  if (isFlat && !isLying) [nearAngles, farAngles] = flattened(nearAngles, farAngles, isStriding);
  const trunk = rad(isFlat && !isLying ? 0 : pose.trunk + build.hunch * 160 * (isLying ? 0 : 1));
  const long = 1 - build.head - build.neck - build.leg;
  const pelvis: Point = [0, 0];
  const chest: Point = [Math.sin(trunk) * long, Math.cos(trunk) * long];
  const bend = isFlat || isLying ? 0 : build.hunch * 0.9;
  const belly: Point = [chest[0] / 2 - Math.cos(trunk) * bend, chest[1] / 2 + Math.sin(trunk) * bend];
  const nod = trunk + rad(pose.head) + bend;
  const reach = build.neck + build.head * 0.5;
  const head: Point = [chest[0] + Math.sin(nod) * reach, chest[1] + Math.cos(nod) * reach];
  // Whoever leans to the side turns the far shoulder in.
  const turned = facing === 'three-quarter' ? Math.min(MOST_TURNED, Math.abs(trunk) * 0.8) : 0;
  const side = (sign: 1 | -1, share: number, angles: Angles, short: number) => {
    const shoulder: Point = [
      chest[0] + sign * Math.cos(trunk) * build.shoulder * share,
      chest[1] - sign * Math.sin(trunk) * build.shoulder * share - 0.034,
    ];
    const hip: Point = [sign * Math.cos(isLying ? trunk : 0) * build.hip * share, 0];
    const [upper, lower, thigh, shin] = angles;
    const elbow = along(shoulder, upper, build.arm * 0.53);
    const knee = along(hip, thigh, (build.leg - ANKLE) * 0.52);
    return {
      arm: [shoulder, elbow, along(elbow, lower, build.arm * 0.47)] as const,
      leg: [hip, knee, along(knee, shin, (build.leg - ANKLE) * 0.48 * short)] as const,
    };
  };
  const body = {
    near: side(-1, near, nearAngles, 1),
    far: side(1, far - turned, farAngles, isStriding ? 0.8 : 1),
  };
  const lowest = Math.min(
    body.near.leg[2][1] - ANKLE,
    body.far.leg[2][1] - ANKLE,
    body.near.leg[1][1] - 0.04,
    body.far.leg[1][1] - 0.04,
    pelvis[1] - (person.pose === 'meditate' ? 0.09 : 0.06),
    ...(isLying ? [chest[1] - 0.06] : []),
  );
  const rise = person.pose === 'ride' ? RIDER_HIP : pose.lift - lowest;
  const up = ([x, y]: Point): Point => [x, y + rise];
  const lifted = ({ arm, leg }: { arm: Limb; leg: Limb }) => ({ arm: arm.map(up), leg: leg.map(up) });
  return {
    build,
    pelvis: up(pelvis),
    belly: up(belly),
    chest: up(chest),
    head: up(head),
    nod,
    near: lifted(body.near) as unknown as Skeleton['near'],
    far: lifted(body.far) as unknown as Skeleton['far'],
  };
}

/** Seen from the front an arm that reaches ahead lies across the body. */
function flattened(near: Angles, far: Angles, isStriding: boolean): [Angles, Angles] {
  const across = (upper: number, lower: number): readonly [number, number] =>
    Math.abs(lower) > 120 || Math.abs(upper) > 60
      ? [Math.abs(upper) * 0.8, Math.abs(lower)]
      : Math.abs(lower) > 40
        ? [16, -Math.abs(lower) * 0.72]
        : [11, 4];
  const [nu, nl] = across(near[0], near[1]);
  const [fu, fl] = across(far[0], far[1]);
  const wide = Math.abs(far[2]) > 40 && !isStriding;
  return [
    [-nu, -nl, -4, -2],
    [fu, fl, wide ? far[2] : 5, wide ? far[3] : 3],
  ];
}

/** A point of the back and which way is ahead of it; 0 at the hips, 1 at the shoulders. */
export function spineAt({ pelvis, belly, chest }: Skeleton, share: number): { at: Point; ahead: Point } {
  const s = Math.min(1, Math.max(0, share));
  const control: Point = [
    2 * belly[0] - (pelvis[0] + chest[0]) / 2,
    2 * belly[1] - (pelvis[1] + chest[1]) / 2,
  ];
  const [a, b] = [towards(pelvis, control, s), towards(control, chest, s)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const on = towards(a, b, s);
  const over = (share - s) * Math.hypot(chest[0] - pelvis[0], chest[1] - pelvis[1]);
  return {
    at: [on[0] + (dx / length) * over, on[1] + (dy / length) * over],
    ahead: [dy / length, -dx / length],
  };
}

function along([x, y]: Point, degrees: number, length: number): Point {
  return [x + Math.sin(rad(degrees)) * length, y - Math.cos(rad(degrees)) * length];
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
