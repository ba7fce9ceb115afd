import { heightOf } from '../composition/subject-metres.ts';
import { type Point, towards } from '../geometry.ts';
import type { Person, Prop } from '../seeing/person.ts';
import type { Figure } from './figure.ts';
import { drawProp } from './prop.ts';
import type { Limb } from './skeleton.ts';
import { onTrunk } from './torso.ts';

const LEAST = 26;
/** A thing in a child's hands is as large as in others', but may not hide the child. */
const LARGEST = 1.2;
const BOTH: ReadonlySet<Prop> = new Set([
  'book',
  'paper',
  'guitar',
  'cello',
  'flowers',
  'net',
  'broom',
  'ball',
  'camera',
  'violin',
  'rope',
  'fishing-rod',
]);
const NEAR: ReadonlySet<Prop> = new Set(['bag', 'suitcase', 'basket', 'tool', 'knife']);

/** Which hands are closed around something. */
export function gripsOf({ prop, pose }: Person): { near: boolean; far: boolean } {
  if (prop === undefined || isKicked(prop, pose)) return { near: false, far: false };
  const isBoth = BOTH.has(prop);
  return { near: isBoth || NEAR.has(prop), far: isBoth || !NEAR.has(prop) };
}

export function drawHeld(figure: Figure): void {
  const { person, spot, skeleton, look, place, sheet } = figure;
  const { prop, pose } = person;
  if (prop === undefined || spot.unit < LEAST) return;
  const { head, nod, build } = skeleton;
  const flip = spot.flip ?? false;
  const unit = spot.unit * Math.min(LARGEST, heightOf('adult') / heightOf(person.age));
  const kicked: Point = [spot.x + (flip ? -0.42 : 0.42) * spot.unit, spot.y - unit * 0.045];
  const inHand = (limb: Limb) => (isKicked(prop, pose) ? kicked : place(fist(limb, build.head)));
  drawProp(
    sheet,
    prop,
    {
      near: inHand(skeleton.near.arm),
      far: inHand(skeleton.far.arm),
      chin: place([head[0] - Math.sin(nod) * 0.4 * build.head, head[1] - build.head * 0.45]),
      belly: place(onTrunk(figure, 0.2, 0.3)),
      ground: spot.y,
      unit,
      flip,
    },
    look,
  );
}

/** A ball that is run after lies before the feet. */
function isKicked(prop: Prop, pose: Person['pose']): boolean {
  return prop === 'ball' && pose === 'run';
}

/** The middle of the fist beyond the wrist. */
function fist([, elbow, wrist]: Limb, head: number): Point {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  return towards(elbow, wrist, 1 + (head * 0.3) / length);
}
