import type { Pose } from '../seeing/person.ts';

/**
 * Angles in degrees, looking right: limbs hang at 0, reach ahead at 90 and up at 180; the trunk is upright at 0 and
 * bends ahead. The near side is nearer to the camera.
 */
interface Stance {
  trunk: number;
  /** On top of the trunk. */
  head: number;
  near: Angles;
  far: Angles;
  /** Off the ground, in heights of the body. */
  lift: number;
}
/** Upper arm, forearm, thigh, shin. */
export type Angles = readonly [number, number, number, number];

/** Trunk, head, then near and far angles, then lift. */
const POSES: Readonly<Record<Pose, string>> = {
  stand: '0 0 -9 2 -4 -2 10 8 6 3 0',
  lean: '-7 8 10 78 -2 -8 4 -64 18 4 0',
  walk: '4 -2 -26 -6 25 15 24 46 -17 -40 0',
  run: '17 -10 -58 24 64 -12 44 122 -26 -88 4',
  sit: '-2 4 14 62 86 4 22 68 82 10 0',
  'sit-low': '4 4 30 62 116 34 44 70 98 76 0',
  read: '3 16 12 96 86 4 24 102 82 10 0',
  play: '5 14 -18 72 84 2 58 112 80 12 0',
  kneel: '8 10 26 66 84 0 36 72 -4 -92 0',
  crouch: '30 -14 40 70 112 -30 52 84 98 -36 0',
  lie: '-90 8 76 96 92 90 96 88 134 54 0',
  swim: '80 -46 104 92 -84 -96 -50 -72 -96 -80 14',
  work: '13 14 20 70 -6 -3 36 80 11 4 0',
  hold: '0 4 -9 4 -4 -2 18 104 6 3 0',
  reach: '-3 -10 -12 -2 -6 -2 156 172 8 4 0',
  climb: '26 -20 112 134 76 -16 76 120 -8 -28 0',
  point: '0 0 -10 2 -5 -2 84 90 10 4 0',
  dance: '-5 6 -112 -136 -2 0 78 112 66 -34 0',
  embrace: '4 4 30 124 -6 -10 24 132 12 2 0',
  jump: '5 -8 -146 -162 42 -42 148 164 -12 -78 17',
  ride: '14 -6 40 72 58 -22 48 78 66 -8 0',
  meditate: '0 4 24 66 82 246 36 74 98 262 0',
  surf: '14 -8 -78 -60 8 -28 72 88 52 -4 5',
  show: '0 3 -8 2 -4 -2 24 146 6 3 0',
  fight: '12 -6 -60 30 34 6 70 104 -26 -34 0',
};

const STANCES = Object.fromEntries(
  Object.entries(POSES).map(([pose, angles]) => [pose, stanceOf(angles.split(' ').map(Number))]),
) as Record<Pose, Stance>;

export function stance(pose: Pose): Stance {
  return STANCES[pose];
}

function stanceOf([trunk = 0, head = 0, ...rest]: readonly number[]): Stance {
  const at = (n: number) => rest[n] ?? 0;
  return {
    trunk,
    head,
    near: [at(0), at(1), at(2), at(3)],
    far: [at(4), at(5), at(6), at(7)],
    lift: at(8) / 100,
  };
}
