import type { Shot } from '@cuewright/engine/shot';
import { animalHead, animalMetres } from '../animals/animals.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Scene } from '../scene.ts';
import { aimed, type Camera } from '../space/camera.ts';
import { add, mix, turned, type Vector } from '../space/vector.ts';
import { cameraOf, lensOf, type Target } from './camera-of.ts';
import { isLarge } from './held.ts';
import { boundsOfPerson, boundsOfPlaced, joined, type Reach } from './measure.ts';
import { wholeBodied } from './pose-of.ts';
import type { Told } from './told.ts';

type Cast = Pick<Scene, 'people' | 'things' | 'creatures' | 'blocks'>;
type Size = NonNullable<Shot['camera']['size']>;

interface Aimed {
  camera: Camera;
  to: Vector;
  covered: number;
}

/** The camera on whoever and whatever is there; on the place itself where nobody is. */
export function aimedAt(
  shot: Shot,
  players: Cast,
  told: Told,
  ratio: number,
  { isAlone }: { isAlone: boolean },
): Aimed {
  if (isAlone) return overThePlace(shot);
  const size = sizeOf(shot, players, told);
  const target = targetOf(players, size, shot.camera.size !== undefined);
  const [first] = players.people;
  const isSingle = players.people.length === 1 && players.creatures.length === 0;
  const lead =
    isSingle && first && size !== 'insert' && size !== 'macro'
      ? Math.sin((first.face * Math.PI) / 180) * 0.8
      : 0;
  const { camera, covered } = cameraOf(shot, target, ratio, size, lead);
  return { camera, covered, to: [target.middle[0], (target.low + target.high) / 2, target.middle[2]] };
}

function overThePlace(shot: Shot): Aimed {
  const mm = lensOf(shot, shot.camera.size ?? 'wide-shot');
  const { angle } = shot.camera;
  const high =
    angle === 'aerial' || angle === 'overhead'
      ? 16
      : angle === 'high-angle'
        ? 5
        : angle === 'low-angle'
          ? 0.5
          : 1.7;
  const to: Vector = high > 4 ? [0, 1, 22] : [0, angle === 'low-angle' ? 2.6 : 1.5, 4];
  return { camera: aimed([-0.3, high, -4], to, { mm: Math.min(mm, 50) }), to, covered: 4 };
}

/** As near as it is told; where it is not, near enough for everything to be seen that is told. */
function sizeOf({ camera }: Shot, { people, things, blocks, creatures }: Cast, told: Told): Size {
  if (told.isHands) return 'insert';
  if (camera.size) return camera.size;
  const [first] = people;
  if (!first) return 'full-shot';
  const isWhole =
    people.length > 1 ||
    wholeBodied.has(first.pose) ||
    creatures.length > 0 ||
    first.at[1] > 0.1 ||
    things.some(({ at, thing }) => at[1] < 0.5 || isLarge(thing)) ||
    blocks.some(({ at }) => at[1] < 0.5);
  return isWhole ? 'full-shot' : things.length + blocks.length > 0 ? 'medium-wide-shot' : 'medium-shot';
}

const WHOLE: ReadonlySet<Size> = new Set([
  'full-shot',
  'wide-shot',
  'extreme-wide-shot',
  'establishing-shot',
]);
const NEAR: ReadonlySet<Size> = new Set(['close-up', 'extreme-close-up', 'medium-close-up']);

function targetOf({ people, things, creatures, blocks }: Cast, size: Size, isTold: boolean): Target {
  const [first] = people;
  const [animal] = creatures;
  if (!first && animal && NEAR.has(size)) {
    const head = animalHead(animal.animal, animal.manner);
    const [tall] = animalMetres(animal.animal, animal.manner);
    const at = add(animal.at, turned(head, animal.yaw ?? 0));
    const half = tall * (size === 'medium-close-up' ? 0.4 : 0.26);
    return {
      low: at[1] - half,
      high: at[1] + half,
      wide: half * 2,
      middle: at,
      isPerson: false,
      eyes: at[1],
    };
  }
  const bodies = people.map(boundsOfPerson);
  const others: Reach[] = [
    ...creatures.map((one): Reach => {
      const [tall, wide] = animalMetres(one.animal, one.manner);
      return [add(one.at, [-wide / 2, 0, -0.2]), add(one.at, [wide / 2, tall, 0.2])];
    }),
    ...blocks.map(
      ({ at, size: [w, h, d] }): Reach => [add(at, [-w / 2, 0, -d / 2]), add(at, [w / 2, h, d / 2])],
    ),
    ...things.map(boundsOfPlaced),
  ];
  const lead = bodies[0] ?? others.toSorted((one, other) => offCentre(one) - offCentre(other))[0];
  const reaches = [
    ...bodies,
    ...others.filter((reach) => isFramed(reach, lead, isTold && first !== undefined)),
  ];
  const [low, high] = joined(reaches);
  const heads = people.map((person) => skeletonOf(person));
  const [bones] = heads;
  const middle = mix(low, high, 0.5);
  const isNear = NEAR.has(size) && people.length === 1 && bones;
  return {
    low: low[1],
    // What is higher than whoever is seen to the waist is out of frame.
    high: bodies.length > 0 && !WHOLE.has(size) ? Math.max(...bodies.map((body) => body[1][1])) : high[1],
    wide: isNear ? 0.4 : high[0] - low[0],
    middle: isNear ? bones.head : [middle[0], middle[1], first ? first.at[2] : middle[2]],
    isPerson: first !== undefined,
    ...(bones && { detail: mix(bones.leftArm.end, bones.rightArm.end, 0.5) }),
    eyes: bones ? bones.head[1] + 0.02 : middle[1],
  };
}

function offCentre([low, high]: Reach): number {
  return Math.abs((low[0] + high[0]) / 2) + Math.max(0, low[2]);
}

/** A size that is told is that of whoever is seen; else all is seen that is not many times as large. */
function isFramed([low, high]: Reach, lead: Reach | undefined, isTold: boolean): boolean {
  if (!lead) return true;
  const [tall, own] = [high[1] - low[1], lead[1][1] - lead[0][1]];
  if (!isTold) return tall < Math.max(3.2, own * 3.2);
  const isNear = low[0] < lead[1][0] + 0.3 && high[0] > lead[0][0] - 0.3 && low[2] < lead[1][2] + 0.4;
  return isNear && tall < own * 1.1;
}
