import type { Crop } from '../composition/compose.ts';
import { eyeLine } from '../composition/eye-line.ts';
import { heightOf } from '../composition/subject-metres.ts';
import type { Spot } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person, Prop } from '../seeing/person.ts';
import { type Build, buildOf } from './build.ts';
import type { Look } from './look.ts';
import { facingOf, facingOfNth, isSideBySide, lookOf } from './look-of.ts';
import { isSeated } from './seated.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

interface Placed {
  person: Person;
  spot: Spot;
  look: Look;
}

const MOST = 4;
const ADULT_HEAD = buildOf({ age: 'adult', isWoman: false }).head;
/** A head is at most so wide in a narrow frame, as a share of it. */
const WIDEST: Partial<Record<Crop, number>> = { knees: 0.4, waist: 0.5, chest: 0.72, face: 1.02 };
/** Of what one is taller, what is left of it when both sit. */
const SITTING = 0.6;
/** Between the eyes, in heights of the head. */
const EYES_APART = 0.34;
/** Held before the chest, where a close frame still sees it. */
const SHOWN: ReadonlySet<Prop> = new Set([
  'phone',
  'cup',
  'glass',
  'book',
  'paper',
  'flowers',
  'ball',
  'lantern',
  'torch',
  'brush',
  'knife',
]);
/** Held at the head, where even a face has it beside it. */
const AT_HEAD: ReadonlySet<Prop> = new Set(['umbrella', 'violin', 'microphone', 'camera']);

export function isClose(crop: Crop): boolean {
  return crop === 'chest' || crop === 'face' || crop === 'detail';
}

/** Where each of them stands who is cut by the frame: hung from the eyes, or whoever sits would slip out of it. */
export function placeNear(scene: Scene, people: readonly Person[]): Placed[] {
  const { composition, view, sheet } = scene;
  const { crop } = composition;
  const { width, height } = sheet;
  const shown = people.slice(0, MOST);
  const count = shown.length;
  const tallest = heightOf(shown[0]?.age ?? 'adult');
  return shown.map((told, n) => {
    const facing = facingOfNth(scene, told, n, count);
    const look: Look = { ...lookOf(scene, facingOf(scene, told)), flip: facing < 0 };
    const isMiddle = count > 2 && n > 0 && n < count - 1;
    if ((crop === 'detail' && look.facing !== 'profile') || (isMiddle && look.facing !== 'back'))
      look.facing = 'front';
    if (n > 0 && told.garment === shown[0]?.garment) look.isWorn = false;
    const person = isClose(crop) ? posed(told, crop) : told;
    const build = buildOf(person);
    const own = isClose(crop) || count === 1 ? tallest : heightOf(person.age);
    const unit = unitOf(crop, build, view.scale * own, { width, height, count });
    const head = unit * build.head;
    // Whoever is smaller stands lower beside the other.
    const drop = Math.max(0, view.scale * (tallest - own)) * (isSeated(person) ? SITTING : 1);
    const y = Math.max(headroom(crop, head, height, person), eyeLine(crop) * height) + drop;
    const alone = crop === 'detail' ? width / 2 : composition.x;
    const x =
      count === 1
        ? alone
        : width * (0.5 + (n - (count - 1) / 2) * (count > 2 ? 0.8 / count : apartOf(scene, told)));
    // Where both eyes do not fit, there is one.
    const aside = crop === 'detail' && head * EYES_APART > width * 0.7 ? (head * EYES_APART * facing) / 2 : 0;
    const skeleton = skeletonOf(person, look.facing);
    if (person.pose === 'lie') return { person, look, spot: lying(skeleton.head, unit, facing, scene) };
    return {
      person,
      look,
      spot: {
        x: x - skeleton.head[0] * unit * facing + aside,
        y: y + skeleton.head[1] * unit,
        unit,
        flip: facing < 0,
      },
    };
  });
}

/** How far two stand from each other, of the width. */
function apartOf(scene: Scene, person: Person): number {
  const { width, height } = scene.sheet;
  if (person.pose === 'embrace') return Math.min(0.4, (0.26 * height) / width);
  return isSideBySide(scene, person) ? 0.3 : 0.4;
}

/** Whoever lies has the head to one side and the rest across the frame. */
function lying(
  [x, y]: Skeleton['head'],
  unit: number,
  facing: 1 | -1,
  { sheet: { width, height }, composition }: Scene,
): Spot {
  const fits = Math.min(unit, width * (composition.crop === 'knees' ? 0.72 : 1.1));
  return {
    x: width * (0.5 - facing * 0.26) - x * fits * facing,
    y: height * 0.62 + y * fits,
    unit: fits,
    flip: facing < 0,
  };
}

function unitOf(
  crop: Crop,
  { head }: Build,
  tall: number,
  { width, height, count }: { width: number; height: number; count: number },
): number {
  if (crop === 'detail') return Math.max(width * 1.45, height * 1.5) / head;
  const most = (width * (WIDEST[crop] ?? 1)) / head / (count > 1 ? count * 0.62 : 1);
  // A close frame is measured by the head, which is large on a small child.
  const share = isClose(crop) ? (ADULT_HEAD / head) ** (crop === 'chest' ? 0.7 : 1) : 1;
  return Math.min(most, tall * share);
}

/** Hair and a hat need room too. */
function headroom(crop: Crop, head: number, height: number, { hat }: Person): number {
  if (crop === 'detail') return 0;
  return crop === 'face'
    ? head * 0.56
    : height * 0.05 + head * (hat === undefined ? 0.6 : hat === 'toque' ? 0.96 : 0.78);
}

function posed(person: Person, crop: Crop): Person {
  const { prop, ...rest } = person;
  if (prop !== undefined && AT_HEAD.has(prop)) return { ...person, pose: 'stand' };
  if (prop !== undefined && crop === 'chest' && SHOWN.has(prop)) return { ...person, pose: 'show' };
  return { ...rest, pose: 'stand' };
}
