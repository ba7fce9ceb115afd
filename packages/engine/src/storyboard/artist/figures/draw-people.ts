import { heightOf } from '../composition/subject-metres.ts';
import { drawCreature } from '../creatures/creature.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawThing } from '../things/draw-thing.ts';
import { drawBody } from './body.ts';
import { drawCrowd } from './crowd.ts';
import { drawFromAbove } from './from-above.ts';
import { drawFromHigh } from './from-high.ts';
import { drawBed, drawBench, drawBoard, drawSeat, isSeated, shade } from './furniture.ts';
import { drawHands } from './hands.ts';
import { facingOf, facingOfNth, lookOf } from './look-of.ts';
import { drawNear } from './near.ts';

const FAR = new Set(['vast', 'wide', 'full']);
/** What somebody does through whose eyes we look, so that they are not seen. */
const OWN = new Set(['walk', 'run', 'ride', 'swim', 'surf', 'reach', 'work', 'lie', 'hold', 'sit']);

export function drawPeople(scene: Scene): void {
  const { seen, view, composition, sheet, shot } = scene;
  const [first] = seen.people;
  if (!first) return;
  const isFar = FAR.has(composition.crop);
  if (composition.isPointOfView && seen.people.length === 1 && OWN.has(first.pose)) return;
  if (composition.isTopDown && first.pose === 'lie') drawLyingBelow(scene, first);
  else if (composition.isTopDown)
    drawFromAbove(sheet, seen.people, view, composition.x, lookOf(scene, 'back'));
  else if (shot.camera.size === 'insert') drawHands(sheet, seen, lookOf(scene, 'front'));
  else if (composition.isAerial && isFar) drawFromHigh(scene);
  else if (seen.isCrowd) drawCrowd(scene);
  else {
    const people = composition.isOverShoulder ? [first] : seen.people;
    (isFar ? drawWhole : drawNear)(scene, people);
  }
}

/** Straight from above, whoever lies on their back is seen from the front, across the frame. */
function drawLyingBelow(scene: Scene, person: Person): void {
  const { sheet, composition } = scene;
  const unit = Math.min(sheet.height * 1.1, sheet.width * 0.8);
  const turn = composition.facing * 1.15;
  const spot = {
    x: sheet.width / 2 - Math.sin(turn) * unit * 0.5,
    y: sheet.height / 2 + Math.cos(turn) * unit * 0.5,
    unit,
    turn,
  };
  const { prop: _, ...rest } = person;
  drawBody(sheet, { ...rest, pose: 'stand' }, spot, { ...lookOf(scene, 'front'), flip: false });
}

/** From head to toe, on the ground. */
function drawWhole(scene: Scene, people: readonly Person[]): void {
  const { seen, view, composition, sheet } = scene;
  const [first] = people;
  if (!first) return;
  const count = people.length;
  const ground = view.at(0, 0, view.distance)[1];
  const apart = count === 1 ? 0 : Math.min(view.scale * roomOf(first), (sheet.width * 0.8) / count);
  if (seen.creature !== undefined) drawCompanion(scene, first, ground);
  const isRiding = first.pose === 'ride';
  if (isRiding && seen.creature === undefined)
    drawThing(
      sheet,
      'bike',
      {
        x: composition.x + composition.facing * view.scale * 0.06,
        y: ground,
        unit: view.scale * 1.15,
        flip: composition.facing < 0,
      },
      { ...lookOf(scene, 'profile'), isWorn: false },
      { words: [], isTopDown: false },
    );
  const lift = isRiding ? view.scale * (seen.creature === 'horse' ? 0.75 : 0.5) : 0;
  people.forEach((person, n) => {
    const x = composition.x + (n - (count - 1) / 2) * apart;
    const facing = facingOfNth(scene, person, n, count);
    const look = { ...lookOf(scene, facingOf(scene, person)), flip: facing < 0 };
    if (n > 0 && person.garment === first.garment) look.isWorn = false;
    const unit = view.scale * heightOf(person.age);
    if (!isRiding) shade(scene, x, ground, unit * 0.2);
    if (isSeated(person)) drawSeat(scene, x, ground, unit, person, facing < 0);
    if (person.pose === 'surf') drawBoard(scene, { x, y: ground, unit, flip: facing < 0 });
    if (person.pose === 'lie') drawBed(scene, { x, y: ground, unit, flip: facing < 0 });
    // One ball is enough for all who run after it.
    const { prop: _, ...empty } = person;
    drawBody(
      sheet,
      n > 0 && person.prop === 'ball' ? empty : person,
      { x, y: ground - lift, unit, flip: facing < 0 },
      look,
    );
  });
  drawBench(scene, first);
}

function drawCompanion(scene: Scene, first: Person, ground: number): void {
  const { seen, view, composition, sheet } = scene;
  if (seen.creature === undefined) return;
  const isRidden = first.pose === 'ride' && seen.creature === 'horse';
  const unit =
    view.scale * ({ dog: 0.7, cat: 0.36, horse: 1.75, bird: 0.32, fish: 0.3 } as const)[seen.creature];
  const x = isRidden
    ? composition.x
    : composition.x + composition.facing * Math.max(view.scale * 0.75, unit * 0.9);
  drawCreature(
    sheet,
    seen.creature,
    { x, y: ground, unit, flip: composition.facing < 0 },
    { ...lookOf(scene, 'profile'), isWorn: false },
  );
}

/** Arms and umbrellas need room beside them. */
function roomOf({ pose, prop }: Person): number {
  if (prop === 'umbrella') return 1.15;
  if (pose === 'sit' || pose === 'read' || pose === 'play') return 1.2;
  return pose === 'dance' || pose === 'reach' || pose === 'jump' || pose === 'fight' ? 1.1 : 0.72;
}
