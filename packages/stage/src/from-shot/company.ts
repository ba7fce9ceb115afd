import type { Deed } from '@cuewright/engine/seen';
import type { Person } from '../figure/person.ts';
import type { Placed } from '../scene.ts';
import type { Vector } from '../space/vector.ts';
import type { Side } from './told.ts';

export interface Crew {
  people: Person[];
  things: Placed[];
  /** Where what is between two of them is. */
  between?: Vector;
}

type Told = Omit<Person, 'at' | 'face' | 'pose'>;
const at = (x: number, z = 0): Vector => [x, 0, z];

/** One in the arms of the other. */
export function inArms(one: Told, other: Told): Crew {
  const low = one.tall / 1.75;
  return {
    people: [
      { ...one, at: at(0), face: 24, pose: 'cradle' },
      { ...other, at: [0.02, 0.94 * low, -0.3], face: 92, pose: 'lie' },
    ],
    things: [],
  };
}

const ACROSS: ReadonlySet<Deed> = new Set(['sit', 'eat', 'talk', 'play', 'drink', 'work']);

/** What two do together, as one pose with shared points: each alone would miss the other. */
export function together(
  deed: Deed | undefined,
  one: Told,
  other: Told,
  { isAtTable }: { isAtTable: boolean },
): Crew | undefined {
  if (isAtTable && (deed === undefined || ACROSS.has(deed))) return acrossATable(one, other);
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
    case 'duel':
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
    case 'handshake':
      return {
        people: [
          { ...one, at: at(-0.46), face: 84, pose: 'shake', reach: { right: [0, 1.06 * low, -0.04] } },
          { ...other, at: at(0.46), face: 276, pose: 'shake', reach: { right: [0, 1.06 * low, -0.04] } },
        ],
        things: [],
      };
    case 'offer':
      return {
        between: [0, 1.1 * Math.min(1, (one.tall + other.tall) / 3.5), -0.06],
        people: [
          { ...one, at: at(-0.62), face: 82, pose: 'offer', reach: { right: [-0.06, 1.12 * low, -0.04] } },
          { ...other, at: at(0.62), face: 278, pose: 'offer', reach: { left: [0.1, 1.1 * low, -0.04] } },
        ],
        things: [],
      };
    case 'talk':
      return {
        people: [
          { ...one, at: at(-0.5), face: 72, pose: 'stand', set: { right: [-0.22, 1.14, 0.34] } },
          { ...other, at: at(0.5), face: 288, pose: 'stand' },
        ],
        things: [],
      };
    case 'carry':
    case 'haul':
      return {
        people: [
          { ...one, at: at(-0.62), face: 84, pose: 'carry', set: WALKING },
          { ...other, at: at(0.62), face: 276, pose: 'carry', set: WALKING },
        ],
        things: [],
        between: [0, 0.62 * low, 0],
      };
    default:
      return undefined;
  }
}

const WALKING = {
  leftFoot: [0.1, 0.09, 0.26],
  rightFoot: [-0.1, 0.12, -0.3],
  rightToe: 30,
} as const satisfies Person['set'];

/** Across a table, each on a chair. */
function acrossATable(one: Told, other: Told): Crew {
  return {
    between: [0, 0.74, 0],
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

const WIDE: ReadonlySet<Person['pose']> = new Set([
  'run',
  'dance',
  'cheer',
  'ride',
  'cycle',
  'lie',
  'swim',
  'throw',
  'fall',
  'climb',
]);

/** Side by side, each turned a little to the next; who is told to be on a side is there. */
export function beside(
  people: readonly Omit<Person, 'at'>[],
  sides: readonly (Side | undefined)[],
): Person[] {
  const order = people.map((_, n) => n);
  const rank = (n: number) => (sides[n] === 'left' ? -1 : sides[n] === 'right' ? 1 : 0);
  order.sort((a, b) => rank(a) - rank(b) || a - b);
  const placed: Person[] = [];
  const step = people.some(({ pose }) => WIDE.has(pose)) ? 1.05 : 0.72;
  const only = people.length === 1 ? rank(0) : 0;
  for (const [place, n] of order.entries()) {
    const one = people[n];
    if (!one) continue;
    const x = (place - (people.length - 1) / 2) * step + only * 0.5;
    const turned = people.length > 1 && Math.abs(one.face) < 60 ? (x < 0 ? 14 : -30) : 0;
    placed[n] = { ...one, at: at(x, (place % 2) * 0.3), face: one.face + turned };
  }
  return placed;
}

/** As many as there are, in rows. */
export function crowd(people: readonly Told[], face: number, poses: readonly Person['pose'][]): Person[] {
  const across = Math.max(4, Math.ceil(people.length / 2));
  return people.map((one, n): Person => {
    const row = Math.floor(n / across);
    return {
      ...one,
      at: at(((n % across) - (across - 1) / 2) * 0.8 + (row % 2) * 0.36 + ((n * 7) % 5) * 0.03, row * 1),
      face: face + ((n * 37) % 30) - 15,
      pose: poses[n] ?? 'stand',
    };
  });
}
