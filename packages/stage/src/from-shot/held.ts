import type { Person } from '../figure/person.ts';
import type { PoseName } from '../figure/poses.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Block, Placed } from '../scene.ts';
import { add, mix, sub, times, UP, unit, type Vector } from '../space/vector.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { boundsOfThing } from './measure.ts';
import { sittingPose } from './pose-of.ts';
import type { How, Item } from './told.ts';

export interface Handled {
  person: Person;
  things: Placed[];
}

const RIDDEN: ReadonlySet<ThingName> = new Set([
  'bicycle',
  'motorcycle',
  'moped',
  'rowboat',
  'sailboat',
  'fishing-boat',
  'skateboard',
  'car',
  'van',
  'truck',
  'bus',
  'tractor',
  'wheelchair',
]);
const LARGE_BOATS: ReadonlySet<ThingName> = new Set(['sailboat', 'fishing-boat']);
const TABLES: ReadonlySet<ThingName> = new Set(['table', 'desk', 'counter']);
const TABLE_HIGH = 0.76;

export const isRidden = (thing: ThingName): boolean => RIDDEN.has(thing);

export const isTable = ({ thing }: Item): boolean => thing !== undefined && TABLES.has(thing);

/** What nobody has in their hands: it stands on the floor. */
export function isLarge(thing: ThingName): boolean {
  const [low, high] = boundsOfThing(thing);
  const { hold } = thingNamed(thing);
  const most = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  return hold === 'ground' || hold === undefined ? most > 0.7 : false;
}

/** One sits on it, or lies. */
export function seated(thing: ThingName, how: How): boolean {
  const { seat } = thingNamed(thing);
  return (
    seat !== undefined &&
    !RIDDEN.has(thing) &&
    (how === 'on' || how === 'in' || how === 'onto' || how === 'across')
  );
}

export function onSeat(person: Person, thing: ThingName): Handled {
  const isLying = person.pose === 'lie';
  const { seat = 0.4 } = thingNamed(thing);
  const lift = isLying ? seat + 0.02 : 0;
  return {
    person: { ...person, at: add(person.at, [0, lift, 0]) },
    things: [
      {
        thing,
        at: add(person.at, [0, 0, isLying ? 0 : 0.04]),
        yaw: isLying ? person.face - 90 : person.face,
      },
    ],
  };
}

const grip = (arm: { bend: Vector; end: Vector }, size: number) =>
  add(arm.end, times(unit(sub(arm.end, arm.bend)), 0.07 * size));

/** In hand, and no more than that: whoever has a book need not read it. */
export function takenUp(
  person: Person,
  item: Item,
  nth: number,
): { person: Person; things?: Placed[]; blocks?: Block[] } {
  const { thing, label } = item;
  const hold = thing === undefined ? undefined : thingNamed(thing).hold;
  const isOneHanded = hold === 'hand' || hold === 'ear' || hold === 'mouth' || hold === 'overhead';
  const posed: Person =
    person.pose === 'stand' && !isOneHanded
      ? { ...person, pose: 'hold' }
      : person.pose === 'stand'
        ? { ...person, set: { right: [-0.22, 1.08, 0.34] } }
        : person;
  const { leftArm, rightArm, ahead, size } = skeletonOf(posed);
  const middle = add(mix(grip(leftArm, size), grip(rightArm, size), 0.5), times(ahead, 0.05));
  if (thing === undefined) {
    const across = 0.34;
    const at = add(middle, add(times(ahead, 0.1), [0, nth % 2 === 0 ? -0.12 : 0.16, 0]));
    return { person: posed, blocks: [{ label, at, size: [across, 0.24, 0.24], yaw: 14 }] };
  }
  const yaw = person.face;
  if (isOneHanded)
    return { person: posed, things: [{ thing, at: grip(nth % 2 === 0 ? rightArm : leftArm, size), yaw }] };
  const [low] = boundsOfThing(thing);
  const isSheet = ['book', 'newspaper', 'letter', 'cloth', 'net'].includes(thing);
  const lift = isSheet ? 0 : -Math.min(0, low[1]) * 0.6;
  return {
    person: posed,
    things: [
      {
        thing,
        at: add(middle, [0, lift - 0.02, 0]),
        yaw:
          thing === 'book' || thing === 'newspaper' || thing === 'letter' || thing === 'laptop'
            ? yaw + 180
            : yaw,
        ...(hold === 'chest' && { size: 0.95 }),
      },
    ],
  };
}

/** Played, or done as this thing is for. */
export function played(person: Person, thing: ThingName): Handled {
  const { hold, pose } = thingNamed(thing);
  const own = pose !== undefined && person.pose.startsWith('sit') ? sittingPose(pose) : pose;
  const posed: Person = own === undefined ? person : { ...person, pose: own };
  const bones = skeletonOf(posed);
  const { leftArm, rightArm, ahead, toLeft, headAhead, head, headTall, neck, size } = bones;
  const yaw = person.face;
  const between = mix(grip(leftArm, size), grip(rightArm, size), 0.5);
  if (hold === 'chest' && thing === 'violin') {
    const from = add(add(neck, times(toLeft, 0.09)), times(ahead, 0.06));
    const bow: Placed = {
      thing: 'stick',
      at: add(grip(rightArm, size), times(toLeft, 0.16)),
      size: 0.42,
      yaw,
      up: unit(add(times(toLeft, 1), times(UP, 0.25))),
    };
    return {
      person: posed,
      things: [{ thing, at: from, yaw, up: unit(sub(grip(leftArm, size), from)), size: 0.95 }, bow],
    };
  }
  if (hold === 'chest') {
    if (thing === 'accordion')
      return { person: posed, things: [{ thing, at: add(between, times(ahead, -0.04)), yaw }] };
    const up = unit(sub(grip(leftArm, size), grip(rightArm, size)));
    return { person: posed, things: [{ thing, at: add(grip(rightArm, size), times(up, -0.24)), yaw, up }] };
  }
  if (hold === 'mouth')
    return {
      person: posed,
      things: [{ thing, at: add(add(head, times(headAhead, 0.5 * headTall)), [0, -0.2 * headTall, 0]), yaw }],
    };
  if (hold === 'hand' || hold === 'ear' || hold === 'overhead')
    return { person: posed, things: [{ thing, at: grip(rightArm, size), yaw }] };
  if (hold === 'two-hands') return { person: posed, things: takenUp(posed, heldItem(thing), 0).things ?? [] };
  return before(posed, thing, ahead);
}

const heldItem = (thing: ThingName): Item => ({ thing, label: '', count: 1, how: 'held', by: 0 });

/** It stands before them, its front to them. */
function before(person: Person, thing: ThingName, ahead: Vector): Handled {
  const [low, high] = boundsOfThing(thing);
  const deep = high[2] - low[2];
  const isOwnFront = thing === 'cello' || thing === 'drum' || thing === 'drum-kit' || thing === 'harp';
  const far =
    thing === 'cello'
      ? 0.34
      : thing === 'piano'
        ? 0.62
        : thing === 'grand-piano'
          ? 0.55
          : isOwnFront
            ? 0.52
            : Math.min(2.2, 0.42 + deep / 2);
  return {
    person,
    things: [
      { thing, at: add(person.at, times(ahead, far)), yaw: isOwnFront ? person.face : person.face + 180 },
    ],
  };
}

/** The table that was told of, before them at the height of their hands; whoever sits at one has a chair. */
export function atTable(person: Person, thing: ThingName): Placed[] {
  const { ahead } = skeletonOf(person);
  const isSeated = person.pose.startsWith('sit');
  const high = isSeated ? 0.72 : 0.88;
  const [low, top] = boundsOfThing(thing);
  const deep = top[2] - low[2];
  const at = add(person.at, times(ahead, Math.max(0.58, deep / 2 + 0.24)));
  const table: Placed = {
    thing,
    at,
    yaw: person.face,
    ...(thing === 'table' && { size: high / TABLE_HIGH }),
  };
  return isSeated ? [table, { thing: 'chair', at: person.at, yaw: person.face }] : [table];
}

/** Where it stands by itself beside somebody: a thing as large as it is, and a block as large as is sensible. */
export function besides(
  item: Item,
  at: Vector,
  yaw: number,
  tall: number,
): { things: Placed[]; blocks: Block[] } {
  const { thing, label, count } = item;
  if (thing === undefined)
    return {
      things: [],
      blocks: [
        { label, at, size: [Math.max(0.4, tall * 0.62), tall, Math.max(0.3, tall * 0.4)], yaw: yaw + 8 },
      ],
    };
  const [low, high] = boundsOfThing(thing);
  const wide = high[0] - low[0];
  return {
    things: Array.from({ length: count }, (_, n) => ({
      thing,
      at: add(at, [n * wide * 1.15, -Math.min(0, low[1]), wide > 2 ? wide * 0.3 : 0]),
      yaw,
    })),
    blocks: [],
  };
}

const HIP_HIGH: Partial<Record<PoseName, number>> = {
  cycle: 0.98,
  ride: 0.62,
  drive: 0.52,
  row: 0.36,
  sit: 0.52,
  surf: 0,
};

/** On a seat, the thing's own front ahead. */
export function riding(rider: Person, thing: ThingName): Handled {
  const { pose, seat = thing === 'tractor' ? 0.95 : 0.6 } = thingNamed(thing);
  const person: Person = {
    ...rider,
    pose: pose ?? sittingPose(rider.pose),
    face: Math.abs(rider.face) < 60 ? 78 : rider.face,
  };
  const hipHigh = HIP_HIGH[person.pose] ?? 0.52;
  const { ahead } = skeletonOf(person);
  const lift = seat - hipHigh * (person.tall / 1.75) + (thing === 'skateboard' ? 0 : 0.06);
  const back = thing === 'bicycle' ? -0.1 : thing === 'motorcycle' ? -0.12 : LARGE_BOATS.has(thing) ? 1.6 : 0;
  return {
    person: { ...person, at: add(person.at, add([0, lift, 0], times(ahead, back))) },
    things: [{ thing, at: person.at, yaw: thing === 'skateboard' ? person.face : person.face - 90 }],
  };
}
