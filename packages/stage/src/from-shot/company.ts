import type { Deed } from '@cuewright/engine/seen';
import type { Person } from '../figure/person.ts';
import type { Placed } from '../scene.ts';
import type { Vector } from '../space/vector.ts';

export interface Company {
  people: Person[];
  things: Placed[];
}

type Told = Omit<Person, 'at' | 'face' | 'pose'>;
const at = (x: number, z = 0): Vector => [x, 0, z];

/** What two do together, as one pose with shared points: each alone would miss the other. */
export function together(
  deed: Deed | undefined,
  one: Told,
  other: Told,
  isFar: boolean,
): Company | undefined {
  const low = Math.min(one.tall, other.tall) / 1.75;
  switch (deed) {
    case 'box':
      return {
        people: [
          {
            ...one,
            at: at(-0.62),
            face: 84,
            pose: 'punch',
            reach: { right: [0.58, 1.5 * (other.tall / 1.75), 0.14] },
          },
          { ...other, at: at(0.52, -0.1), face: 276, pose: 'slip' },
        ],
        things: [],
      };
    case 'fight':
      return {
        people: [
          { ...one, at: at(-0.7), face: 84, pose: 'punch' },
          { ...other, at: at(0.62), face: 274, pose: 'guard' },
        ],
        things: [],
      };
    case 'embrace': {
      const touch = 1.2 * low;
      return {
        people: [
          {
            ...one,
            at: at(-0.17),
            face: 90,
            pose: 'hug',
            reach: { left: [0.26, touch + 0.1, 0.1], right: [0.26, touch - 0.06, -0.14] },
          },
          {
            ...other,
            at: at(0.17, 0.02),
            face: 270,
            pose: 'hug',
            reach: { left: [-0.24, touch, -0.14], right: [-0.24, touch + 0.12, 0.12] },
          },
        ],
        things: [],
      };
    }
    case 'dance':
    case 'waltz':
      return {
        people: [
          {
            ...one,
            at: at(-0.24),
            face: 84,
            pose: 'waltz',
            reach: { left: [0.06, 1.46 * low, 0.44], right: [0.22, 1.1 * low, -0.12] },
          },
          {
            ...other,
            at: at(0.24, 0.02),
            face: 266,
            pose: 'waltz',
            set: { lean: -8 },
            reach: { right: [0.05, 1.46 * low, 0.42], left: [-0.22, 1.32 * low, -0.12] },
          },
        ],
        things: [],
      };
    case 'offer':
      return {
        people: [
          { ...one, at: at(-0.62), face: 82, pose: 'offer', reach: { right: [-0.06, 1.12 * low, -0.04] } },
          { ...other, at: at(0.62), face: 278, pose: 'offer', reach: { left: [0.1, 1.1 * low, -0.04] } },
        ],
        things: [],
      };
    case 'talk':
      return isFar
        ? undefined
        : {
            people: [
              { ...one, at: at(-0.5), face: 72, pose: 'stand', set: { right: [-0.22, 1.14, 0.34] } },
              { ...other, at: at(0.5), face: 288, pose: 'arms-crossed' },
            ],
            things: [],
          };
    default:
      return undefined;
  }
}

/** Both ends of something that one alone cannot lift. */
export function carrying(one: Told, other: Told, load: Placed, wide: number, high: number): Company {
  const reach = wide / 2 + 0.3;
  const grip = Math.min(1, 0.62 + high / 2);
  return {
    people: [
      {
        ...one,
        at: at(-reach),
        face: 90,
        pose: 'carry',
        set: { leftFoot: [0.1, 0.09, 0.26], rightFoot: [-0.1, 0.12, -0.3], rightToe: 30 },
        reach: { left: [-wide / 2 + 0.04, grip, 0.16], right: [-wide / 2 + 0.04, grip, -0.16] },
      },
      {
        ...other,
        at: at(reach),
        face: 270,
        pose: 'carry',
        set: { leftFoot: [0.1, 0.09, 0.26], rightFoot: [-0.1, 0.12, -0.3], rightToe: 30 },
        reach: { left: [wide / 2 - 0.04, grip, -0.16], right: [wide / 2 - 0.04, grip, 0.16] },
      },
    ],
    things: [load],
  };
}

/** Across a table, each on a chair. */
export function acrossATable(one: Told, other: Told): Company {
  return {
    people: [
      {
        ...one,
        at: at(-0.82),
        face: 90,
        pose: 'sit',
        set: { lean: 16, left: [0.16, 0.78, 0.46], right: [-0.14, 0.78, 0.5] },
      },
      {
        ...other,
        at: at(0.82),
        face: 270,
        pose: 'sit',
        set: { lean: 12, left: [0.16, 0.78, 0.46], right: [-0.14, 0.78, 0.46] },
      },
    ],
    things: [
      { thing: 'table', at: at(0), size: 0.96 },
      { thing: 'chair', at: at(-0.86), yaw: 90 },
      { thing: 'chair', at: at(0.86), yaw: 270 },
    ],
  };
}

/** Side by side, each turned a little to the next. */
export function sideBySide(people: readonly Told[], pose: Person['pose'], face: number): Person[] {
  const step =
    pose === 'run' || pose === 'dance' || pose === 'cheer' || pose === 'ride' || pose === 'cycle'
      ? 1.05
      : pose === 'lie'
        ? 0.9
        : 0.72;
  return people.map((one, n): Person => {
    const x = (n - (people.length - 1) / 2) * step;
    return {
      ...one,
      at: at(x, (n % 2) * 0.3),
      face: face + (people.length > 1 && Math.abs(face) < 60 ? (x < 0 ? 14 : -30) : 0),
      pose,
    };
  });
}

/** A few rows of people, further back than whoever is told apart. */
export function crowd(
  count: number,
  make: (nth: number) => Told,
  face: number,
  pose: Person['pose'],
): Person[] {
  return Array.from({ length: count }, (_, n): Person => {
    const row = Math.floor(n / 6);
    return {
      ...make(n),
      at: at(((n % 6) - 2.5) * 0.82 + (row % 2) * 0.4 + ((n * 7) % 5) * 0.05, 0.6 + row * 0.95),
      face: face + ((n * 37) % 50) - 25,
      pose,
    };
  });
}
