import { heightOf } from '../composition/subject-metres.ts';
import { drawCreature } from '../creatures/creature.ts';
import { isRidden, outlineOf } from '../creatures/outline-of.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawThing } from '../things/draw-thing.ts';
import { thingMetres } from '../things/metres.ts';
import { drawBody } from './body.ts';
import { drawCrowd } from './crowd.ts';
import { drawFromAbove } from './from-above.ts';
import { drawFromHigh } from './from-high.ts';
import { drawBed, drawBench, drawBoard, drawSeat, shade } from './furniture.ts';
import { drawHands } from './hands.ts';
import { drawLongSeat } from './long-seat.ts';
import { facingOf, facingOfNth, lookOf } from './look-of.ts';
import { drawNear } from './near.ts';
import { drawPiano } from './piano.ts';
import { isSeated } from './seated.ts';

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
  const onWheels = isRiding && seen.creature === undefined;
  const isMotor = seen.words.some((word) => MOTOR.test(word));
  // The saddle stands behind the middle: rider and wheels move apart, and the hips come to sit on it.
  // A child has a bicycle of its own size.
  const wheels = isMotor ? view.scale : (view.scale * heightOf(first.age)) / heightOf('adult');
  const behind = onWheels ? composition.facing * wheels * (isMotor ? 0.22 : SADDLE_BEHIND) : 0;
  if (onWheels)
    drawThing(
      sheet,
      isMotor ? 'motorcycle' : 'bike',
      {
        x: composition.x + behind,
        y: ground,
        unit: wheels * 1.15,
        flip: composition.facing < 0,
      },
      { ...lookOf(scene, 'profile'), isWorn: false },
      { words: seen.words, isTopDown: false },
    );
  const lift = isRiding ? (onWheels ? wheels : view.scale) * liftOf(seen) : 0;
  const across = (n: number) => composition.x - behind + (n - (count - 1) / 2) * apart;
  drawLongSeat(
    scene,
    people,
    people.map((person, n) => ({ x: across(n), y: ground, unit: view.scale * heightOf(person.age) })),
  );
  people.forEach((person, n) => {
    const x = across(n);
    const facing = facingOfNth(scene, person, n, count);
    const look = { ...lookOf(scene, facingOf(scene, person)), flip: facing < 0 };
    if (n > 0 && person.garment === first.garment) look.isWorn = false;
    const unit = view.scale * heightOf(person.age);
    if (!isRiding) shade(scene, isSeated(person) ? x + facing * unit * 0.14 : x, ground, unit * 0.2);
    if (isSeated(person)) drawSeat(scene, x, ground, unit, person, facing < 0);
    if (n === 0 && person.pose === 'play') drawPiano(scene, { x, y: ground, unit, flip: facing < 0 });
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
  // Whoever is in a boat is hidden by its side.
  if (seen.thing === 'rowboat' && !isRiding) {
    const [tall] = thingMetres.rowboat;
    drawThing(
      sheet,
      'rowboat',
      {
        x: composition.x + composition.facing * view.scale * 0.2,
        y: ground + view.scale * 0.1,
        unit: view.scale * tall,
        flip: composition.facing < 0,
      },
      { ...lookOf(scene, 'profile'), isWorn: false },
      { words: [], isTopDown: false },
    );
  }
}

const MOTOR = /^(?:motor(?:cycle|bike|cyclist)s?|bikers?|scooters?|mopeds?)$/;

function drawCompanion(scene: Scene, first: Person, ground: number): void {
  const { seen, view, composition, sheet } = scene;
  if (seen.creature === undefined) return;
  const outline = outlineOf(seen.creature, seen.words);
  const [tall, wide] = outline.metres;
  const look = { ...lookOf(scene, 'profile'), isWorn: false };
  const flip = composition.facing < 0;
  const draw = (x: number, y: number) =>
    drawCreature(sheet, outline, { x, y, unit: view.scale * Math.min(tall, MOST_TALL), flip }, look);
  if (outline.floats) {
    // Behind and above, as large as leaves room for who swims before it.
    const unit = Math.min(view.scale * tall, (sheet.width * 0.55 * tall) / wide, sheet.height * 0.4);
    drawCreature(
      sheet,
      outline,
      { x: sheet.width / 2 - composition.facing * sheet.width * 0.12, y: sheet.height * 0.5, unit, flip },
      look,
    );
    return;
  }
  if (first.pose === 'ride' && isRidden(seen)) {
    draw(composition.x, ground);
    return;
  }
  const beside = view.scale * (0.35 + Math.min(wide, MOST_WIDE) * 0.55);
  for (let n = Math.max(1, seen.creatures) - 1; n >= 0; n--) {
    const step = beside + n * view.scale * Math.min(wide, MOST_WIDE) * 0.85;
    draw(composition.x + composition.facing * step, ground - n * view.scale * 0.12);
  }
}

/** What stands beside somebody must not push them out of the picture. */
const MOST_TALL = 3;
const MOST_WIDE = 3;
const SADDLE_BEHIND = 0.155;
/** How high a saddle lifts who sits in it. */
const SADDLE = 0.4;

function liftOf(seen: Scene['seen']): number {
  return seen.creature !== undefined && isRidden(seen)
    ? outlineOf(seen.creature, []).metres[0] * SADDLE
    : 0.5;
}

/** Arms and umbrellas need room beside them. */
function roomOf({ pose, prop }: Person): number {
  if (pose === 'embrace') return 0.36;
  if (prop === 'umbrella') return 1.15;
  if (pose === 'sit' || pose === 'read' || pose === 'play') return 1.2;
  return pose === 'dance' || pose === 'reach' || pose === 'jump' || pose === 'fight' ? 1.1 : 0.72;
}
