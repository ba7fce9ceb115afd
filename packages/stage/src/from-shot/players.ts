import { wordsOf } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import { animalHead, animalMetres } from '../animals/animals.ts';
import type { Person } from '../figure/person.ts';
import type { PoseName } from '../figure/poses.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Block, Placed, Scene } from '../scene.ts';
import { add, mix, times, turned, type Vector } from '../space/vector.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { machines } from '../things/machines.ts';
import { box } from '../things/primitive.ts';
import { vehicles } from '../things/vehicles.ts';
import { beside, type Crew, crowd, inArms, together } from './company.ts';
import { bothAt, handsOn, oneAt } from './hands-on.ts';
import {
  atTable,
  besides,
  isLarge,
  isRidden,
  isTable,
  onSeat,
  played,
  riding,
  seated,
  takenUp,
} from './held.ts';
import { boundsOfThing } from './measure.ts';
import { comesWith, instrumentOf, poseOf, sittingPose } from './pose-of.ts';
import { still } from './still.ts';
import type { Beast, Item, Somebody, Told } from './told.ts';
import { dressed } from './wear.ts';

export type Players = Pick<Scene, 'people' | 'things' | 'creatures' | 'blocks'> & {
  dressing: NonNullable<Scene['dressing']>[number][];
};

const FACES: Partial<Record<PoseName, number>> = {
  walk: 66,
  run: 72,
  cycle: 78,
  ride: 78,
  work: 58,
  'sit-work': 56,
  haul: 80,
  shove: 80,
  pull: 78,
  dig: 62,
  climb: 150,
  swim: 82,
  surf: 20,
  sit: 48,
  phone: 46,
  fish: 70,
  'sit-fish': 70,
  sweep: 60,
  lie: 84,
  pray: 72,
  row: 84,
  drive: 80,
  paint: 130,
  hammer: 62,
  throw: 74,
  kick: 74,
  kneel: 64,
  crouch: 60,
  bend: 70,
  offer: 60,
  cello: 24,
  piano: 74,
  'sit-eat': 52,
  guard: 70,
  umbrella: 50,
  point: 62,
  'sit-read': 48,
  read: 42,
  photograph: 58,
  fall: 70,
};

/** Where people look is a matter of the scene and not of how near the camera is: a closer frame shows the same. */
function faceOf({ camera: { angle }, subject }: Shot): number | undefined {
  if (angle === 'profile' || wordsOf(subject.text).includes('profile')) return 88;
  if (angle === 'three-quarter') return 40;
  return angle === 'from-behind' || angle === 'over-the-shoulder' ? 164 : undefined;
}

/** Who and what stands where: each that is told, once, and with whoever has it. */
export function playersOf(told: Told, shot: Shot): Players {
  const players: Players = {
    people: [],
    things: [],
    creatures: [],
    blocks: [],
    dressing: [],
  };
  if (told.people.length === 0) return withNames(still(told, players), told);
  const looks = told.people.map(({ words, worn }, nth) => dressed(words, worn, nth, told.absent));
  const { crew, isPair } = crewOf(told, looks, faceOf(shot));
  players.people = crew.people;
  players.things.push(...crew.things);
  const loose: Item[] = [];
  for (const item of told.items) {
    const by = item.by >= 0 ? item.by : item.how === 'itself' ? -1 : 0;
    if (isPair && crew.between && by === 0 && item.how === 'done') between(players, item, crew.between);
    else if (by < 0 || !give(players, told, by, item)) loose.push(item);
  }
  for (const beast of told.animals) bring(players, told, beast);
  for (const item of loose) aside(players, item);
  if (!isPair) for (const [n, one] of told.people.entries()) rest(players, n, one, told);
  return withNames(players, told);
}

/** What has the outline of its kind only has its name on it: on one of them, where there are several. */
function withNames(players: Players, { items, animals }: Told): Players {
  for (const { thing, label, isOfAKind } of items) {
    const one = players.things.find((placed) => placed.thing === thing && !placed.label && !placed.name);
    if (one) Object.assign(one, isOfAKind ? { label } : { name: label });
  }
  for (const { animal, label, words } of animals) {
    const one = players.creatures.find((beast) => beast.animal === animal && !beast.label && !beast.name);
    if (one) Object.assign(one, label === undefined ? { name: words.join(' ') } : { label });
  }
  return players;
}

type Look = Omit<Person, 'at' | 'face' | 'pose'>;

function crewOf(
  told: Told,
  looks: readonly Look[],
  faceTold: number | undefined,
): { crew: Crew; isPair: boolean } {
  const [one, other] = looks;
  const [first, second] = told.people;
  const isAtTable = told.items.some(isTable);
  if (one && other && looks.length === 2 && first) {
    const deed = first.deed ?? second?.deed;
    const pair = together(deed, one, other, {
      isAtTable: isAtTable || told.items.some(({ thing }) => thing === 'chessboard'),
    });
    if (pair && !second?.isCarried) return { crew: pair, isPair: true };
  }
  if (one && other && looks.length === 2 && second?.isCarried)
    return { crew: inArms(one, other), isPair: true };
  const poses = told.people.map((somebody, n) => poseOfSomebody(somebody, n, told));
  if (told.crowd > 0) {
    const face = faceTold ?? FACES[poses[0] ?? 'stand'] ?? 30;
    return { crew: { people: crowd(looks, face, poses), things: [] }, isPair: false };
  }
  const people = beside(
    looks.map((look, n) => ({
      ...look,
      pose: poses[n] ?? 'stand',
      face: faceTold ?? FACES[poses[n] ?? 'stand'] ?? 30,
    })),
    told.people.map(({ side }) => side),
  );
  return { crew: { people, things: [] }, isPair: false };
}

function poseOfSomebody(one: Somebody, nth: number, told: Told): PoseName {
  const own = told.items.filter(({ by }) => by === nth);
  const { deed } = one;
  const isSeated =
    own.some(({ thing }) => thing === 'laptop' && deed === 'write') ||
    own.some((item) => item.thing !== undefined && seated(item.thing, item.how)) ||
    deed === 'sit';
  const instrument = instrumentOf(one.words, deed, own);
  if (instrument) {
    const played = thingNamed(instrument).pose ?? 'stand';
    return isSeated ? sittingPose(played) : played;
  }
  if (
    own.some(({ thing, how }) => thing === 'umbrella' && how !== 'on') &&
    (deed === undefined || deed === 'hold' || deed === 'stand')
  )
    return 'umbrella';
  const pose = deed === undefined ? 'stand' : poseOf[deed];
  if (deed === 'sit' && one.isLow) return 'sit-low';
  return isSeated && deed !== 'lie' && deed !== 'stand' ? sittingPose(pose) : pose;
}

/** Whoever does these on something has it under their feet. */
const STANDS_ON: ReadonlySet<string> = new Set([
  'stand',
  'sit',
  'lie',
  'walk',
  'run',
  'dance',
  'ballet',
  'kneel',
  'crouch',
  'jump',
  'lean',
  'wave',
  'meditate',
  'surf',
]);

const SEATS = new Set(
  'throne stool seat saddle swing seesaw hammock chair couch recliner stoop stump'.split(' '),
);

/** What somebody has, or is on, or has before them; false where it only stands about. */
function give(players: Players, told: Told, nth: number, item: Item): boolean {
  const person = players.people[nth];
  const one = told.people[nth];
  if (!person || !one) return false;
  const put = (next: { person: Person; things?: readonly Placed[]; blocks?: readonly Block[] }) => {
    players.people = players.people.map((old, n) => (n === nth ? next.person : old));
    players.things.push(...(next.things ?? []));
    players.blocks.push(...(next.blocks ?? []));
    return true;
  };
  const { thing, label, how } = item;
  const { ahead } = skeletonOf(person);
  if (thing !== undefined && players.people.length > 2 && isTable(item)) {
    const [low, high] = boundsOfThing(thing);
    const front = Math.min(...players.people.map(({ at: [, , z] }) => z)) - 0.85;
    const size = Math.min(1.7, Math.max(1, (players.people.length * 0.55) / (high[0] - low[0])));
    players.things.push({ thing, at: [0, 0, front], size });
    return true;
  }
  if (thing !== undefined) {
    if (
      isRidden(thing) &&
      (how === 'on' ||
        how === 'in' ||
        how === 'aboard' ||
        ['ride', 'drive', 'row', 'cycle'].includes(one.deed ?? ''))
    )
      return put(riding(person, thing));
    if (one.deed === 'stand' && seated(thing, how)) {
      const { seat = 0.4 } = thingNamed(thing);
      return put({ person: lifted(person, seat), things: [{ thing, at: person.at, yaw: person.face }] });
    }
    if (seated(thing, how)) {
      const [low, high] = boundsOfThing(thing);
      const [seat] = onSeat(person, thing).things;
      if (
        players.people.length !== 2 ||
        told.people[0]?.label !== told.people[1]?.label ||
        high[0] - low[0] < 1 ||
        !seat
      )
        return put(onSeat(person, thing));
      players.people = players.people.map((old, n) => ({
        ...old,
        pose: person.pose === 'lie' ? old.pose : person.pose,
        at: [n === 0 ? -0.34 : 0.34, 0, 0],
        face: person.face,
      }));
      players.things.push({ ...seat, at: [0, 0, 0.04] });
      return true;
    }
    const instrument = instrumentOf(one.words, one.deed, [item]);
    if (instrument === thing) return put(played(person, thing));
    if (isTable(item) && ['at', 'on', 'across', 'behind', 'over', 'by', 'from'].includes(how)) {
      const isOn = how === 'on' && !person.pose.includes('work') && !person.pose.startsWith('sit');
      if (!isOn) return put({ person, things: atTable(person, thing) });
    }
  }
  if (how === 'against')
    return put({ person, ...besides(item, add(person.at, times(ahead, -0.42)), person.face, 1.9) });
  if (how === 'behind')
    return put({ person, ...besides(item, add(person.at, times(ahead, 0.75)), person.face, 1) });
  if (thing === 'umbrella' && how === 'under') return put(takenUp(person, item, 0));
  if (how === 'before' || (how === 'under' && !isTable(item)) || how === 'beneath')
    return put({ person, ...besides(item, add(person.at, [0.5, 0, 1.5]), 0, 1.8) });
  if (one.deed === 'lean' && how !== 'held')
    return put({ person, ...besides(item, add(person.at, times(ahead, -0.42)), person.face, 1.9) });
  if (thing !== undefined && thingNamed(thing).stands === 'air' && thing !== 'balloon') {
    const [low] = boundsOfThing(thing);
    return put({ person, things: [{ thing, at: add(person.at, [0.9, 0.7 - low[1], 0.8]), yaw: -12 }] });
  }
  if (
    how === 'at' &&
    (thing === 'piano' || thing === 'grand-piano' || thing === 'drum-kit' || thing === 'harp')
  )
    return put(played(person, thing));
  const isOnWall = thing !== undefined && thingNamed(thing).stands === 'wall';
  if (isOnWall && ['at', 'by', 'beside', 'near', 'to', 'toward', 'towards'].includes(how))
    return put({ person, ...besides(item, add(person.at, [0.62, thing === 'door' ? 0 : 0.9, 0.7]), 0, 1) });
  if (thing === 'ladder' && (how === 'on' || how === 'up')) {
    const up: Person = { ...person, pose: 'climb', face: 150, at: add(person.at, [0, 0.7, 0]) };
    return put({ person: up, things: [{ thing, at: add(person.at, [-0.05, 0, 0.3]), yaw: 0 }] });
  }
  if (thing === 'wall' && ['on', 'along', 'by', 'beside', 'at'].includes(how))
    return put({ person, things: [{ thing, at: add(person.at, [0, 0, 0.55]) }] });
  if (how === 'at' && thing !== undefined && isLarge(thing) && thingNamed(thing).stands !== 'wall')
    return put(workedAt(person, thing));
  if (how === 'under' && thing !== undefined && isTable(item))
    return put({ person: { ...person, pose: 'sit-low' }, things: [{ thing, at: person.at, size: 1.3 }] });
  if (how === 'at' || how === 'to' || how === 'toward' || how === 'towards')
    return put({ person, ...besides(item, add(person.at, times(ahead, 1.5)), person.face + 180, 0.8) });
  if (
    how === 'on' &&
    thing !== undefined &&
    (one.deed === undefined || STANDS_ON.has(one.deed)) &&
    person.pose !== 'lie'
  ) {
    const [low, high] = boundsOfThing(thing);
    if (high[1] - low[1] < 1.1)
      return put({
        person: lifted(person, high[1] - low[1]),
        things: [{ thing, at: add(person.at, [0, -low[1], 0]) }],
      });
  }
  if (how === 'on' && thing === undefined && /\bwall$/u.test(label))
    return put({ person, ...besides(item, add(person.at, [0.6, 0, 1]), 0, 2.2) });
  if (how === 'on' && thing === undefined && one.deed !== undefined && !STANDS_ON.has(one.deed))
    return put({ person, ...besides(item, add(person.at, times(ahead, 0.9)), person.face - 90, 0.9) });
  if (how === 'on' && thing === undefined) {
    if (person.pose === 'lie')
      return put({
        person: lifted(person, 0.42),
        blocks: [{ label, at: person.at, size: [2, 0.42, 0.8], yaw: 0 }],
      });
    const [first, second] = told.people;
    if (players.people.length === 2 && person.pose === 'stand' && first?.label === second?.label) {
      const isSeat = SEATS.has(label.split(' ').at(-1) ?? '');
      players.people = players.people.map((old, n) => ({
        ...old,
        pose: isSeat ? 'sit' : old.pose,
        at: [n === 0 ? -0.5 : 0.5, isSeat ? 0 : 0.3, 0],
      }));
      players.blocks.push({ label, at: [0, 0, 0.1], size: [2, isSeat ? 0.46 : 0.3, 0.6] });
      return true;
    }
    if (person.pose === 'stand' && SEATS.has(label.split(' ').at(-1) ?? ''))
      return put({
        person: { ...person, pose: 'sit' },
        blocks: [{ label, at: person.at, size: [0.8, 0.46, 0.5], yaw: person.face }],
      });
    if (person.pose.startsWith('sit') && person.pose !== 'sit-low')
      return put({ person, blocks: [{ label, at: person.at, size: [0.7, 0.46, 0.5], yaw: person.face }] });
    return put({ person: lifted(person, 0.3), blocks: [{ label, at: person.at, size: [1.1, 0.3, 0.7] }] });
  }
  if (one.deed === 'push' && how === 'done' && players.people.length > 1) {
    const [low, high] =
      thing === undefined ? [[-0.4, 0, 0] as const, [0.4, 0, 0] as const] : boundsOfThing(thing);
    const at: Vector = [rightOf(players) + 0.35 + (high[0] - low[0]) / 2, 0, 0];
    return put({ person, ...besides(item, at, 0, 0.95) });
  }
  if (['push', 'pull', 'haul', 'climb', 'kick'].includes(one.deed ?? '') && how === 'done') {
    const tall = one.deed === 'climb' ? 2.1 : one.deed === 'kick' ? 0.26 : 0.95;
    const far = one.deed === 'climb' ? 0.42 : 0.95;
    return put({ person, ...besides(item, add(person.at, times(ahead, far)), person.face - 90, tall) });
  }
  const isUsed =
    how === 'on' && thing !== undefined && ['write', 'play', 'work', 'read'].includes(one.deed ?? '');
  const isPoured = how === 'from' && one.deed === 'work';
  if (how !== 'held' && how !== 'done' && how !== 'with' && !isUsed && !isPoured) return false;
  if (thing !== undefined && one.deed === 'carry' && players.people.length > 2 && longestOf(thing) > 0.9) {
    carriedByAll(players, thing);
    return true;
  }
  if (thing !== undefined && isLarge(thing)) return put(workedAt(person, thing));
  if (
    thing !== undefined &&
    item.count > 1 &&
    item.count >= players.people.length &&
    players.people.length > 1
  ) {
    const all = players.people.map((old) => takenUp(old, item, 0));
    players.people = all.map((one) => one.person);
    players.things.push(...all.flatMap(({ things = [] }) => things));
    return true;
  }
  return put(takenUp(person, item, players.blocks.length + players.things.length));
}

/** It stands before them, and their hands are on it. */
function workedAt(person: Person, thing: ThingName): { person: Person; things: Placed[] } {
  const { ahead } = skeletonOf(person);
  const [low, high] = boundsOfThing(thing);
  const wide = high[0] - low[0];
  // What is long is seen from its side, its end to them.
  if (wide > 1.25 && thing in { ...vehicles, ...machines }) {
    const side: Placed = { thing, at: add(person.at, [0.3 + wide / 2, -Math.min(0, low[1]), 0.2]), yaw: 0 };
    return { person: handsOn({ ...person, face: 80 }, side), things: [side] };
  }
  const deep = Math.min(wide, high[2] - low[2]);
  const at = add(person.at, times(ahead, Math.min(2.2, 0.42 + deep / 2)));
  const placed: Placed = { thing, at: add(at, [0, -Math.min(0, low[1]), 0]), yaw: person.face + 180 };
  return { person: handsOn(person, placed), things: [placed] };
}

function longestOf(thing: ThingName): number {
  const [low, high] = boundsOfThing(thing);
  return Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}

/** Along their line, on the shoulders of all of them. */
function carriedByAll(players: Players, thing: ThingName): void {
  const [low, high] = boundsOfThing(thing);
  const xs = players.people.map(({ at: [x] }) => x);
  const wide = Math.max(high[0] - low[0], high[2] - low[2]);
  const span = Math.max(...xs) - Math.min(...xs) + 0.9;
  const size = Math.min(2.4, Math.max(0.9, span / wide));
  const up = Math.min(...players.people.map(({ tall }) => tall)) * 0.84;
  players.things.push({
    thing,
    at: [(Math.max(...xs) + Math.min(...xs)) / 2, up - low[1] * size, 0.1],
    size,
    yaw: high[2] - low[2] > high[0] - low[0] ? 90 : 0,
  });
  players.people = players.people.map((one) => bothAt(one, add(one.at, [0.04, up + 0.04, -0.06])));
}

function lifted(person: Person, by: number): Person {
  return { ...person, at: add(person.at, [0, by, 0]) };
}

function between({ things, blocks }: Players, { thing, label }: Item, at: Vector): void {
  if (thing) things.push({ thing, at: add(at, [0, -boundsOfThing(thing)[0][1], 0]), yaw: 20 });
  else blocks.push({ label, at, size: [0.28, 0.24, 0.24], yaw: 16 });
}

/** Beside whoever is there, on the floor, one after the other. */
function aside(players: Players, item: Item): void {
  const n = players.blocks.length + players.things.length + players.creatures.length;
  const right = rightOf(players);
  const { thing, label } = item;
  let x = right + 0.35;
  if (thing) {
    const [low, high] = boundsOfThing(thing);
    const wide = high[0] - low[0];
    const isBig = wide > 2 || high[1] - low[1] > 2.4;
    for (let k = 0; k < Math.min(item.count, 5); k++) {
      players.things.push({
        thing,
        at: [x + wide / 2, -Math.min(0, low[1]), isBig ? 1.8 : 0.2 + (n % 2) * 0.4],
        yaw: -18,
      });
      x += wide + 0.2;
    }
  } else
    for (let k = 0; k < Math.min(item.count, 5); k++)
      players.blocks.push({ label, at: [x + 0.3 + k * 0.75, 0, 0.3], size: [0.6, 0.55, 0.5], yaw: 14 });
}

function rightOf({ people, blocks, things, creatures }: Players): number {
  return Math.max(
    0,
    ...people.map(({ at: [x] }) => x + 0.35),
    ...blocks.map(({ at: [x], size: [w] }) => x + w / 2),
    ...things.map(({ at: [x] }) => x + 0.3),
    ...creatures.map(({ at: [x], animal, manner }) => x + animalMetres(animal, manner)[1] / 2),
  );
}

/** An animal beside them, under them, or in their arms. */
function bring(players: Players, told: Told, beast: Beast): void {
  const { animal, count, manner, how } = beast;
  const by = beast.by >= 0 ? beast.by : how === 'itself' ? -1 : 0;
  const person = players.people[by];
  const one = told.people[by];
  const scale = beast.isYoung ? 0.55 : 1;
  const tall = animalMetres(animal, manner)[0] * scale;
  if (person && (one?.deed === 'ride' || (how === 'on' && one?.deed !== 'stand')) && tall > 1.2) {
    const back = tall * (animal === 'camel' ? 0.88 : 0.66);
    const at: Vector = person.at;
    players.people = players.people.map((old, n) =>
      n === by
        ? { ...old, pose: 'ride', face: 84, at: add(at, [-0.06, back - 0.56 * (old.tall / 1.75), 0]) }
        : old,
    );
    players.creatures.push({ animal, manner: manner === 'run' ? 'run' : 'stand', at, yaw: -6 });
    return;
  }
  if (
    person &&
    (tall < 0.75 || (one?.deed === 'carry' && tall < 1.2)) &&
    (how === 'held' || how === 'done') &&
    count === 1 &&
    (['carry', 'cradle', 'hold', 'lift', 'embrace'].includes(one?.deed ?? '') ||
      (one?.deed === undefined && how === 'held'))
  ) {
    const held: Person =
      person.pose === 'stand' || person.pose === 'hug' || person.pose === 'carry'
        ? { ...person, pose: 'cradle' }
        : person;
    players.people = players.people.map((old, n) => (n === by ? held : old));
    const { leftArm, rightArm, ahead } = skeletonOf(held);
    const at = add(mix(leftArm.end, rightArm.end, 0.5), add(times(ahead, 0.1), [0, -tall * 0.3, 0]));
    players.creatures.push({
      animal,
      manner: 'lie',
      at,
      yaw: person.face - 90,
      size: Math.min(1, 0.42 / tall) * scale,
    });
    return;
  }
  const isDown = person !== undefined && (person.pose === 'lie' || person.pose.startsWith('sit'));
  if (person && (how === 'on' || (isDown && how === 'held' && tall < 0.6))) {
    const { hip, chest } = skeletonOf(person);
    const at =
      person.pose === 'lie' ? add(mix(hip, chest, 0.7), [0, 0.12, -0.02]) : add(hip, [0.14, 0.1, -0.16]);
    players.creatures.push({ animal, manner: 'lie', at, yaw: 10, size: Math.min(1, 0.5 / tall) });
    return;
  }
  if (person && how === 'done' && count === 1 && (one?.deed === 'work' || one?.deed === undefined)) {
    const [, wide] = animalMetres(animal, manner);
    const at: Vector = add(person.at, [0.5 + (wide * scale) / 2, 0, 0]);
    const isLow = tall < 0.7 && person.pose !== 'kneel';
    const near: Person = { ...person, face: 84, ...(isLow && { pose: 'crouch' }) };
    const head = add(at, turned(times(animalHead(animal, manner), scale), 172));
    players.people = players.people.map((old, n) => (n === by ? oneAt(near, head) : old));
    players.creatures.push({ animal, manner, at, yaw: 172, ...(scale < 1 && { size: scale }) });
    return;
  }
  let x = rightOf(players) + 0.3;
  for (let n = 0; n < count; n++) {
    const [high, wide] = animalMetres(animal, manner);
    players.creatures.push({
      animal,
      manner,
      ...(scale < 1 && { size: scale }),
      at: [x + wide / 2, manner === 'fly' ? 1.2 + high : 0, (n % 3) * 0.5 - 0.1],
      yaw: person ? 168 : -16 + n * 5,
    });
    x += wide * 1.12;
  }
}

/** Whoever sits has something plain to sit on; whoever is told by an instrument has it. */
function rest(players: Players, nth: number, one: Somebody, told: Told): void {
  const person = players.people[nth];
  if (!person) return;
  const own = told.items.filter(({ by }) => by === nth);
  const comes = instrumentOf(one.words, one.deed, []) ?? (one.deed ? comesWith[one.deed] : undefined);
  if (
    comes &&
    !own.some(({ thing }) => thing === comes || (thing !== undefined && isRidden(thing))) &&
    !told.absent.has(comes)
  ) {
    const next = isRidden(comes) ? riding(person, comes) : played(person, comes);
    players.people = players.people.map((old, n) => (n === nth ? next.person : old));
    players.things.push(...next.things);
  }
  const now = players.people[nth] ?? person;
  const isSitting = /^(?:sit(?!-low)|cello|piano|drum|drive)/u.test(now.pose);
  const isOnSomething =
    players.things.some(
      ({ thing, at }) =>
        thingNamed(thing).seat !== undefined &&
        near(at, now.at, thing === 'bench' || thing === 'sofa' ? 0.6 : 0.45),
    ) || players.blocks.some(({ at, size: [, h] }) => near(at, now.at) && h < 0.6);
  if (isSitting && !isOnSomething && now.at[1] < 0.2) players.dressing.push(plainSeat(now));
}

const near = ([ax, , az]: Vector, [bx, , bz]: Vector, far = 0.45) => Math.hypot(ax - bx, az - bz) < far;

/** A block of the ground's own tone, as on a stage that is marked out. */
function plainSeat({ at, face, tall }: Person) {
  return box(at, [0.46, 0.44 * (tall / 1.75), 0.42], [0.14, -0.2], { yaw: face });
}
