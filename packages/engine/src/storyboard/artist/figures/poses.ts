import { type Point, points } from '../geometry.ts';
import type { Pose } from '../seeing/see-person.ts';

/** Joints in heights of the body, from the ground up, looking right. The near side is nearer to the camera. */
export interface Joints {
  head: Point;
  neck: Point;
  near: { arm: Limb; leg: Limb };
  far: { arm: Limb; leg: Limb };
}
/** Shoulder, elbow, hand; or hip, knee, foot. */
export type Limb = readonly [Point, Point, Point];

const LEGS = '-5 50 -6 27 -8 2 5 50 6 27 9 2';
const SEATED = '-3 27 21 28 21 2 3 27 24 27 28 2';

/** Head, neck, near arm, far arm, near leg, far leg. */
const POSES: Readonly<Record<Pose, string>> = {
  stand: `0 92.5 0 85 -10 80.5 -13 64 -11 47 10 80.5 13 64 12 47 ${LEGS}`,
  lean: `2 92 1 85 -8 80.5 -9 63 4 56 10 80 15 64 11 48 -5 50 -6 27 -8 2 5 50 11 28 3 2`,
  walk: '2 92.5 1 85 -5 80.5 -13 65 -15 49 6 80.5 13 66 20 53 -3 50 9 28 15 2 3 50 -3 28 -16 5',
  run: '11 91 7 84 0 80 -14 72 -9 58 8 80 18 67 29 76 -2 50 17 41 13 17 1 50 -7 27 -29 21',
  sit: `2 69 0 61.5 -7 57 -6 41 10 34 6 57 10 42 19 35 ${SEATED}`,
  read: `4 68 1 61.5 -6 57 -3 42 14 46 6 57 13 43 20 47 ${SEATED}`,
  play: `3 69 0 61.5 -7 57 -10 41 7 38 6 57 17 46 26 54 ${SEATED}`,
  kneel: '5 63 1 55.5 -5 51 0 36 16 31 6 51 14 38 22 33 -3 24 13 3 -15 3 3 24 20 25 19 2',
  lie: '45 8 37 8 32 11 20 5 8 8 33 6 25 13 16 15 4 8 -17 14 -35 3 4 6 -18 5 -42 3',
  swim: '42 12 35 9 30 9 44 16 58 12 30 6 18 2 8 4 2 7 -17 8 -36 10 2 5 -18 3 -38 1',
  work: `5 91.5 2 84.5 -6 80 -3 63 16 58 8 80 16 64 24 59 ${LEGS}`,
  hold: `1 92.5 0 85 -9 80.5 -11 63 6 60 9 80.5 14 64 18 62 ${LEGS}`,
  reach: `0 92.5 0 85 -9 80 -14 64 -12 48 9 81 18 94 21 111 ${LEGS}`,
  dance: '1 93 0 85.5 -9 81.5 -22 87 -34 98 9 81.5 23 83 36 91 -5 51 -5 28 -2 2 5 51 21 40 17 16',
  ride: '5 69 2 61.5 -5 57 2 43 20 40 6 57 12 44 24 42 -3 27 14 20 7 -2 3 27 16 20 10 -2',
};

const JOINTS = Object.fromEntries(
  Object.entries(POSES).map(([pose, pairs]) => [pose, jointsOf(points(pairs))]),
) as Record<Pose, Joints>;

export function joints(pose: Pose): Joints {
  return JOINTS[pose];
}

function jointsOf(all: readonly Point[]): Joints {
  const at = (n: number): Point => all[n] ?? [0, 0];
  const limb = (n: number): Limb => [at(n), at(n + 1), at(n + 2)];
  return {
    head: at(0),
    neck: at(1),
    near: { arm: limb(2), leg: limb(8) },
    far: { arm: limb(5), leg: limb(11) },
  };
}
