import { eyeLine } from '../composition/eye-line.ts';
import { heightOf } from '../composition/subject-metres.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawBody } from './body.ts';
import { buildOf } from './build.ts';
import { drawBench, drawSeat } from './furniture.ts';
import type { Look } from './look.ts';
import { facingOf, lookOf } from './look-of.ts';
import { skeletonOf } from './skeleton.ts';

const CLOSE = new Set(['chest', 'face', 'detail']);
const SEATED = new Set(['sit', 'read', 'play']);
/** Held before the chest, where a close frame still sees it. */
const SHOWN = new Set([
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
const AT_HEAD = new Set(['umbrella', 'violin', 'microphone', 'camera']);
const ADULT_HEAD = buildOf({ age: 'adult', isWoman: false }).head;
/** A head is at most so wide in a narrow frame. */
const WIDEST = { knees: 0.4, waist: 0.5, chest: 0.72, face: 1.02 } as const;

/** Cut by the frame: hung from the eyes, or whoever sits would slip out of it. */
export function drawNear(scene: Scene, people: readonly Person[]): void {
  const { sheet, composition, view } = scene;
  const { width, height } = sheet;
  const count = Math.min(people.length, 4);
  const { crop } = composition;
  people.slice(0, count).forEach((told, n) => {
    const facing = count === 1 ? composition.facing : n < count / 2 ? 1 : -1;
    const look: Look = { ...lookOf(scene, facingOf(scene, told)), flip: facing < 0 };
    if (count > 2 && n > 0 && n < count - 1) look.facing = 'front';
    if (n > 0 && told.garment === people[0]?.garment) look.isWorn = false;
    const person = CLOSE.has(crop) ? posed(told, crop) : told;
    const build = buildOf(person);
    const share = CLOSE.has(crop) ? (ADULT_HEAD / build.head) ** (crop === 'chest' ? 0.7 : 1) : 1;
    const most =
      crop === 'detail'
        ? Number.POSITIVE_INFINITY
        : (width * (WIDEST[crop as keyof typeof WIDEST] ?? 1)) / build.head / (count > 1 ? count * 0.62 : 1);
    const tall = heightOf(person.age) / heightOf(people[0]?.age ?? 'adult');
    const unit =
      crop === 'detail'
        ? Math.max(width * 1.45, height * 1.5) / build.head
        : Math.min(
            most,
            view.scale *
              heightOf(people[0]?.age ?? 'adult') *
              (count > 1 && !CLOSE.has(crop) ? tall : 1) *
              share,
          );
    const skeleton = skeletonOf(person, look.facing);
    const head = unit * build.head;
    // Hair and a hat need room too.
    const least =
      crop === 'detail'
        ? 0
        : crop === 'face'
          ? head * 0.56
          : height * 0.05 + head * (person.hat === undefined ? 0.6 : 0.78);
    const drop =
      count > 1 && !CLOSE.has(crop)
        ? view.scale * (heightOf(people[0]?.age ?? 'adult') - heightOf(person.age))
        : 0;
    const y = Math.max(least, eyeLine(crop) * height) + Math.max(0, drop);
    const x =
      count === 1 ? composition.x : width * (0.5 + (n - (count - 1) / 2) * (count === 2 ? 0.4 : 0.8 / count));
    const aside = crop === 'detail' && head * 0.34 > width * 0.7 ? head * 0.17 * facing : 0;
    const spot = {
      x: x - skeleton.head[0] * unit * facing + aside,
      y: y + skeleton.head[1] * unit,
      unit,
      flip: facing < 0,
    };
    if (SEATED.has(person.pose)) drawSeat(scene, spot.x, spot.y, unit, person, facing < 0);
    drawBody(sheet, person, spot, look);
  });
  const [first] = people;
  if (first && !CLOSE.has(crop)) drawBench(scene, first);
}

function posed(person: Person, crop: string): Person {
  const { prop, ...rest } = person;
  if (prop !== undefined && AT_HEAD.has(prop)) return { ...person, pose: 'stand' };
  if (prop !== undefined && crop === 'chest' && SHOWN.has(prop)) return { ...person, pose: 'show' };
  return { ...rest, pose: 'stand' };
}
