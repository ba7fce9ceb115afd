import type { Shot } from '@cuewright/engine/shot';
import { animalHead, animalMetres } from '../animals/animals.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Scene } from '../scene.ts';
import { aimed, type Camera } from '../space/camera.ts';
import { add, mix, turned, type Vector } from '../space/vector.ts';
import { cameraOf, lensOf, type Target } from './camera-of.ts';
import type { Told } from './cast-of.ts';
import { boundsOfPerson, boundsOfPlaced, joined, type Reach } from './measure.ts';
import { wholeBodied } from './pose-of.ts';

type Players = Pick<Scene, 'people' | 'things' | 'creatures' | 'blocks'>;
type Size = NonNullable<Shot['camera']['size']>;

interface Aimed {
  camera: Camera;
  to: Vector;
  covered: number;
}

/** The camera on whoever and whatever is there; on the place itself where nobody is. */
export function aimedAt(
  shot: Shot,
  players: Players,
  told: Told,
  ratio: number,
  { isAlone }: { isAlone: boolean },
): Aimed {
  if (isAlone) return overThePlace(shot);
  const size = sizeOf(shot, players, told);
  const target = targetOf(players, size);
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

function sizeOf({ camera }: Shot, { people, things }: Players, told: Told): Size {
  if (camera.size) return camera.size;
  if (told.isHands) return 'insert';
  if (people.length > 2 || told.isCrowd) return 'wide-shot';
  const [first] = people;
  if (!first) return 'full-shot';
  if (
    wholeBodied.has(first.pose) ||
    things.some(({ thing }) =>
      ['piano', 'grand-piano', 'bicycle', 'motorcycle', 'sofa', 'bed', 'rowboat', 'ladder'].includes(thing),
    )
  )
    return 'full-shot';
  return people.length === 2 ? 'full-shot' : 'medium-wide-shot';
}

const NEAR: ReadonlySet<Size> = new Set(['close-up', 'extreme-close-up', 'medium-close-up']);

function targetOf({ people, things, creatures, blocks }: Players, size: Size): Target {
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
  const reaches: Reach[] = [
    ...(first ? people.map(boundsOfPerson) : []),
    ...creatures.map((one): Reach => {
      const [tall, wide] = animalMetres(one.animal, one.manner);
      return [add(one.at, [-wide / 2, 0, -0.2]), add(one.at, [wide / 2, tall, 0.2])];
    }),
    ...blocks.map(
      ({ at, size: [w, h, d] }): Reach => [add(at, [-w / 2, 0, -d / 2]), add(at, [w / 2, h, d / 2])],
    ),
    ...things
      .filter(({ thing }) =>
        first || creatures.length > 0 ? FRAMED.has(thing) : things.length === 1 || !UNDER.has(thing),
      )
      .map(boundsOfPlaced),
  ];
  const [low, high] = joined(reaches);
  const heads = people.map((person) => skeletonOf(person));
  const [bones] = heads;
  const middle = mix(low, high, 0.5);
  const isNear = NEAR.has(size) && people.length === 1 && bones;
  return {
    low: low[1],
    high: isNear ? Math.max(...people.map((person) => boundsOfPerson(person)[1][1])) : high[1],
    wide: isNear ? 0.4 : high[0] - low[0],
    middle: isNear ? bones.head : [middle[0], middle[1], first ? first.at[2] : middle[2]],
    isPerson: first !== undefined,
    ...(bones && { detail: mix(bones.leftArm.end, bones.rightArm.end, 0.5) }),
    eyes: bones ? bones.head[1] + 0.02 : middle[1],
  };
}

/** What small things stand on is not what a shot of them is about. */
const UNDER: ReadonlySet<string> = new Set(['table', 'desk', 'counter', 'bench', 'chair']);

/** Of what somebody is with, this has to be seen as a whole. */
const FRAMED: ReadonlySet<string> = new Set([
  'piano',
  'grand-piano',
  'bicycle',
  'motorcycle',
  'rowboat',
  'sailboat',
  'fishing-boat',
  'car',
  'van',
  'cello',
  'easel',
  'blackboard',
  'box',
  'sofa',
  'bed',
  'stove',
  'anvil',
  'drum-kit',
  'harp',
  'umbrella',
  'ladder',
  'tractor',
  'cart',
  'sewing-machine',
  'wheelchair',
]);
