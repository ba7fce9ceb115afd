import type { Person } from '../figure/person.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Placed } from '../scene.ts';
import { add, mix, sub, times, UP, unit, type Vector } from '../space/vector.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { boundsOfThing } from './measure.ts';
import { overATable } from './pose-of.ts';

export interface Handled {
  person: Person;
  things: Placed[];
}

const RIDDEN: ReadonlySet<ThingName> = new Set([
  'bicycle',
  'motorcycle',
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
const TABLE_HIGH = 0.76;

/** Somebody with a thing: in the hands that the pose has for it, before them, under them, or on a table between. */
export function handling(person: Person, thing: ThingName, isDeedKnown: boolean): Handled {
  const { hold, pose, stands, seat } = thingNamed(thing);
  const isWorkedOn =
    stands === 'table' && (overATable.has(person.pose) || hold === 'ground' || hold === undefined);
  if (RIDDEN.has(thing) && seat !== undefined)
    return riding({ ...person, pose: pose ?? person.pose }, thing, seat);
  const posed: Person = isDeedKnown || pose === undefined ? person : { ...person, pose };
  if (isWorkedOn) return atTable({ ...posed, pose: pose && !isDeedKnown ? pose : posed.pose }, thing);
  const bones = skeletonOf(posed);
  const { leftArm, rightArm, ahead, toLeft, headAhead, head, headTall, neck } = bones;
  const yaw = person.face;
  const grip = (arm: { bend: Vector; end: Vector }) =>
    add(arm.end, times(unit(sub(arm.end, arm.bend)), 0.07 * bones.size));
  const between = mix(grip(leftArm), grip(rightArm), 0.5);
  if (thing === 'ball' && posed.pose === 'kick')
    return { person: posed, things: [{ thing, at: add(person.at, times(ahead, 0.95)), yaw }] };
  switch (hold) {
    case 'hand':
      return { person: posed, things: [{ thing, at: grip(rightArm), yaw }] };
    case 'two-hands': {
      const [low] = boundsOfThing(thing);
      const lift =
        thing === 'book' ||
        thing === 'newspaper' ||
        thing === 'letter' ||
        thing === 'cloth' ||
        thing === 'net'
          ? 0
          : -Math.min(0, low[1]);
      return {
        person: posed,
        things: [
          {
            thing,
            at: add(add(between, times(ahead, 0.05)), [0, lift * 0.6 - 0.02, 0]),
            yaw: thing === 'book' || thing === 'newspaper' || thing === 'letter' ? yaw + 180 : yaw,
          },
        ],
      };
    }
    case 'chest': {
      if (thing === 'violin') {
        const from = add(add(neck, times(toLeft, 0.09)), times(ahead, 0.06));
        const bow: Placed = {
          thing: 'stick',
          at: add(grip(rightArm), times(toLeft, 0.16)),
          size: 0.42,
          yaw,
          up: unit(add(times(toLeft, 1), times(UP, 0.25))),
        };
        return {
          person: posed,
          things: [{ thing, at: from, yaw, up: unit(sub(grip(leftArm), from)), size: 0.95 }, bow],
        };
      }
      if (thing === 'accordion')
        return { person: posed, things: [{ thing, at: add(between, times(ahead, -0.04)), yaw }] };
      const up = unit(sub(grip(leftArm), grip(rightArm)));
      return {
        person: posed,
        things: [{ thing, at: add(add(grip(rightArm), times(up, -0.24)), times(ahead, 0.0)), yaw, up }],
      };
    }
    case 'ear':
      return { person: posed, things: [{ thing, at: grip(rightArm), yaw }] };
    case 'mouth':
      return {
        person: posed,
        things: [
          {
            thing,
            at: add(add(head, times(headAhead, 0.5 * headTall)), [0, -0.2 * headTall, 0]),
            yaw: yaw - (thing === 'flute' ? 0 : 0),
          },
        ],
      };
    case 'ground':
      return before(posed, thing, ahead);
    default:
      return before(posed, thing, ahead);
  }
}

const PLAYED_SEATED: ReadonlySet<ThingName> = new Set([
  'piano',
  'grand-piano',
  'cello',
  'drum',
  'drum-kit',
  'harp',
  'potters-wheel',
]);

/** It stands before them, its front to them; whoever plays sitting has a stool. */
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
  const things: Placed[] = [
    { thing, at: add(person.at, times(ahead, far)), yaw: isOwnFront ? person.face : person.face + 180 },
  ];
  if (PLAYED_SEATED.has(thing)) things.push({ thing: 'chair', at: person.at, yaw: person.face });
  return { person, things };
}

/** What is worked on lies on a table before them; whoever sits has a chair. */
export function atTable(person: Person, thing: ThingName | undefined): Handled {
  const { ahead } = skeletonOf(person);
  const isSeated = person.pose.startsWith('sit');
  const at = add(person.at, times(ahead, isSeated ? 0.62 : 0.58));
  const high = isSeated ? 0.72 : 0.88;
  const table: Placed = { thing: 'table', at, yaw: person.face, size: high / TABLE_HIGH };
  const [low] = thing ? boundsOfThing(thing) : [[0, 0, 0] as Vector];
  const things: Placed[] = [table];
  if (thing)
    things.push({
      thing,
      at: add(add(at, times(ahead, -0.1)), [0, high - low[1], 0]),
      yaw:
        person.face +
        (thing === 'laptop' || thing === 'typewriter' || thing === 'sewing-machine' || thing === 'book'
          ? 180
          : 20),
    });
  if (isSeated) things.push({ thing: 'chair', at: person.at, yaw: person.face });
  return { person, things };
}

/** On a seat, the thing's own front ahead. */
function riding(person: Person, thing: ThingName, seat: number): Handled {
  const hipHigh =
    { cycle: 0.98, ride: 0.62, drive: 0.52, row: 0.36, sit: 0.52, surf: 0 }[person.pose as string] ?? 0.52;
  const { ahead } = skeletonOf(person);
  const lift = seat - hipHigh * (person.tall / 1.75) + (thing === 'skateboard' ? 0 : 0.06);
  const back = thing === 'bicycle' ? -0.1 : thing === 'motorcycle' ? -0.12 : LARGE_BOATS.has(thing) ? 1.6 : 0;
  const isAsideOn = thing === 'skateboard';
  return {
    person: { ...person, at: add(person.at, add([0, lift, 0], times(ahead, back))) },
    things: [{ thing, at: person.at, yaw: isAsideOn ? person.face : person.face - 90 }],
  };
}
