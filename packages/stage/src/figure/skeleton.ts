import {
  add,
  along,
  cross,
  dot,
  length,
  radians,
  sub,
  times,
  UP,
  unit,
  type Vector,
} from '../space/vector.ts';
import type { Person, Posture } from './person.ts';
import { poses } from './poses.ts';

/** Of somebody of 1.75 m. */
const MEASURED = 1.75;
const [UPPER_ARM, FOREARM, THIGH, SHIN] = [0.29, 0.26, 0.44, 0.43];

interface Limb {
  root: Vector;
  bend: Vector;
  end: Vector;
}

export interface Skeleton {
  posture: Posture;
  /** Their size beside that of the measured one. */
  size: number;
  ahead: Vector;
  toLeft: Vector;
  spine: Vector;
  shoulders: Vector;
  hip: Vector;
  waist: Vector;
  chest: Vector;
  neck: Vector;
  head: Vector;
  /** How tall the head is, and where its own left, up and ahead are. */
  headTall: number;
  headLeft: Vector;
  headUp: Vector;
  headAhead: Vector;
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
}

/** Twenty joints from a pose: the spine is told, hands and feet are reached. */
export function skeletonOf(person: Person): Skeleton {
  const posture: Posture = { ...poses[person.pose], ...person.set };
  const size = person.tall / MEASURED;
  const facing = radians(person.face);
  const ahead: Vector = [Math.sin(facing), 0, -Math.cos(facing)];
  const toLeft: Vector = [Math.cos(facing), 0, Math.sin(facing)];
  const place = (told: Vector) => along(person.at, times(told, size), toLeft, UP, ahead);
  const direction = (told: Vector) => along([0, 0, 0], told, toLeft, UP, ahead);

  const hip = place(posture.hip);
  const [lean, side, turn] = [radians(posture.lean), radians(posture.side), radians(posture.turn)];
  const stoop = person.isOld ? 0.12 : 0;
  const spine = unit(direction([Math.sin(side), Math.cos(lean) * Math.cos(side), Math.sin(lean) + stoop]));
  const turnedAhead = add(times(ahead, Math.cos(turn)), times(toLeft, Math.sin(turn)));
  const chestAhead = unit(sub(turnedAhead, times(spine, dot(turnedAhead, spine))));
  const across = unit(cross(chestAhead, spine));
  const shoulders = dot(across, toLeft) < 0 ? times(across, -1) : across;
  const waist = add(hip, times(spine, 0.26 * size));
  const chest = add(hip, times(spine, 0.49 * size));
  const neck = add(chest, times(spine, 0.07 * size));

  const [yaw, pitch, tilt] = [
    radians(posture.head[0]) + turn * 0.3,
    radians(posture.head[1]),
    radians(posture.head[2]),
  ];
  const looks = unit(add(times(ahead, Math.cos(yaw)), times(toLeft, Math.sin(yaw))));
  const headLeft = unit(sub(toLeft, times(looks, dot(toLeft, looks))));
  const headUp = unit(
    add(add(times(UP, Math.cos(pitch)), times(looks, Math.sin(pitch))), times(headLeft, Math.sin(tilt))),
  );
  const nodded = add(times(looks, Math.cos(pitch)), times(UP, -Math.sin(pitch)));
  const headAhead = unit(sub(nodded, times(headUp, dot(nodded, headUp))));
  const headTall = person.tall / person.heads;
  const head = add(
    add(neck, times(unit(add(spine, headUp)), 0.48 * headTall + 0.03 * size)),
    times(headAhead, 0.1 * headTall),
  );

  const wide = 0.178 * size * (person.heads < 6.5 ? 0.9 : 1) * (0.6 + 0.4 * person.build);
  const arm = (sign: 1 | -1, told: Vector, reached: Vector | undefined, elbow: Vector) =>
    limb(
      add(chest, times(shoulders, sign * wide)),
      reached ?? place(told),
      UPPER_ARM * size,
      FOREARM * size,
      direction(elbow),
    );
  const leg = (sign: 1 | -1, told: Vector, reached: Vector | undefined, knee: Vector) =>
    limb(
      add(hip, add(times(toLeft, sign * 0.09 * size), times(UP, -0.02 * size))),
      reached ?? place(told),
      THIGH * size,
      SHIN * size,
      direction(knee),
    );
  const { reach = {} } = person;
  return {
    posture,
    size,
    ahead,
    toLeft,
    spine,
    shoulders,
    hip,
    waist,
    chest,
    neck,
    head,
    headTall,
    headLeft,
    headUp,
    headAhead,
    leftArm: arm(1, posture.left, reach.left, posture.leftElbow ?? [0.55, -0.8, -0.4]),
    rightArm: arm(-1, posture.right, reach.right, posture.rightElbow ?? [-0.55, -0.8, -0.4]),
    leftLeg: leg(1, posture.leftFoot, reach.leftFoot, posture.leftKnee ?? [0.15, 0.1, 1]),
    rightLeg: leg(-1, posture.rightFoot, reach.rightFoot, posture.rightKnee ?? [-0.15, 0.1, 1]),
  };
}

/** Two bones from a root to what is reached, or as near as they are long. */
function limb(root: Vector, wanted: Vector, upper: number, lower: number, hint: Vector): Limb {
  const most = (upper + lower) * 0.995;
  const way = sub(wanted, root);
  const far = Math.min(length(way), most) || 1e-3;
  const ahead = unit(way);
  const end = add(root, times(ahead, far));
  const along_ = (upper * upper - lower * lower + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, upper * upper - along_ * along_));
  const bent = unit(sub(hint, times(ahead, dot(hint, ahead))));
  return { root, end, bend: add(add(root, times(ahead, along_)), times(bent, aside)) };
}
