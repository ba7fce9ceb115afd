import { mannerOf, type PlaceKind, seePlace, wordsOf } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import { type AnimalName, animalMetres, type Manner } from '../animals/animals.ts';
import type { Person } from '../figure/person.ts';
import type { PoseName } from '../figure/poses.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Arrow, Block, Creature, EmptyFrame, Placed, Scene } from '../scene.ts';
import type { SetName } from '../sets/set-names.ts';
import { setNamed } from '../sets/sets.ts';
import type { Camera } from '../space/camera.ts';
import { add, mix, sub, times, turned, type Vector } from '../space/vector.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { aimedAt } from './aimed-at.ts';
import { arrowOf } from './arrow-of.ts';
import { castOf, type Told } from './cast-of.ts';
import { acrossATable, carrying, crowd, sideBySide, together } from './company.ts';
import { emptyFrameOf } from './empty-frame-of.ts';
import { atTable, handling } from './held.ts';
import { hourOf, lampsOf } from './light-of.ts';
import { boundsOfThing } from './measure.ts';
import { comesWith, overATable, poseOf } from './pose-of.ts';
import { dressed } from './wear.ts';

export type Staged = { is: 'scene'; scene: Scene } | { is: 'empty'; frame: EmptyFrame };

interface Players {
  people: Person[];
  things: Placed[];
  creatures: Creature[];
  blocks: Block[];
}

/** A shot as a scene: who is there, what they do, where, in which light, seen from where. What is not known is a block, or nothing at all. */
export function stageShot(shot: Shot, ratio: number, seed = 1): Staged {
  if (shot.isHalfRead) return { is: 'empty', frame: emptyFrameOf(shot) };
  const told = castOf(shot);
  const players = playersOf(told, shot);
  const place = seePlace(shot) as PlaceKind & SetName;
  const isAlone =
    players.people.length + players.things.length + players.creatures.length + players.blocks.length === 0;
  if (isAlone && (place === 'plain' || (place === 'open' && shot.place.text === '')))
    return { is: 'empty', frame: emptyFrameOf(shot) };
  const set = setFor(place, players, told);
  const isIndoors = setNamed(set, 'dusk').isIndoors;
  const hour = hourOf(shot, isIndoors);
  const made = setNamed(set, hour);
  const stood = onGround(players, set);
  const framed = aimedAt(shot, stood, told, ratio, { isAlone });
  const weather = weatherOf(shot, isIndoors);
  const arrow = arrowOf(shot, stood.people[0]?.face ?? 0);
  return {
    is: 'scene',
    scene: {
      set,
      hour,
      ...stood,
      signs: shot.lettering.slice(0, 1).map(({ words }) => ({
        words,
        at: signAt(framed.to, framed.covered),
        wide: framed.covered * 0.5,
        isLit: hour === 'night',
      })),
      lamps: lampsOf(shot, hour, made),
      ...(weather && { weather }),
      camera: seenAnew(framed.camera, framed.to, seed),
      ...(arrow && { arrow: arrow satisfies Arrow }),
    },
  };
}

const SWINGS = [0, 14, -14, 24, -24, 8, -8];

/** Round whoever is there, a little to the side and higher or lower: the same scene from where another would have stood. */
function seenAnew(camera: Camera, to: Vector, seed: number): Camera {
  const nth = Math.abs(Math.trunc(seed) - 1) % 1_000;
  if (nth === 0) return camera;
  const degrees = SWINGS[nth % SWINGS.length] ?? 0;
  const higher = 1 + (((nth * 7) % 11) - 5) * 0.004;
  const [x, y, z] = turned(sub(camera.at, to), degrees);
  return { ...camera, at: add(to, [x, y * higher, z]), pan: camera.pan - degrees };
}

function signAt([x, y, z]: Vector, covered: number): Vector {
  return [x - covered * 0.45, y + covered * 0.32, z];
}

function weatherOf({ place: { weather } }: Shot, isIndoors: boolean): Scene['weather'] {
  if (isIndoors) return undefined;
  if (weather === 'rain' || weather === 'drizzle' || weather === 'thunderstorm') return 'rain';
  if (weather === 'snow') return 'snow';
  return weather === 'fog' || weather === 'mist' || weather === 'haze' || weather === 'dust'
    ? 'fog'
    : undefined;
}

const AFLOAT: ReadonlySet<ThingName> = new Set(['sailboat', 'fishing-boat', 'rowboat', 'ship']);
const SWIMMERS: ReadonlySet<AnimalName> = new Set(['fish', 'whale', 'dolphin', 'shark']);

/** A boat is on water, whatever else is said of the place. */
function setFor(place: SetName, { people, things, creatures }: Players, { deed }: Told): SetName {
  if (
    things.some(({ thing }) => AFLOAT.has(thing)) &&
    place !== 'lake' &&
    place !== 'sea' &&
    place !== 'harbour' &&
    place !== 'beach'
  )
    return 'sea';
  if (creatures.some(({ animal }) => SWIMMERS.has(animal)) && place === 'plain') return 'underwater';
  if (place === 'plain' && deed === 'box' && people.length > 1) return 'ring';
  return place === 'vehicle' ? 'road' : place;
}

/** What floats lies a little in the water, and small things in a room stand on a table. */
function onGround(players: Players, set: SetName): Players {
  const isWater = set === 'sea';
  const float = <At extends { at: Vector }>(one: At): At => ({
    ...one,
    at: add(one.at, [0, set === 'underwater' ? 0.7 : -0.12, 0]),
  });
  if (isWater) return { ...players, things: players.things.map(float), people: players.people.map(float) };
  if (set === 'underwater')
    return { ...players, creatures: players.creatures.map(float), people: players.people.map(float) };
  return players;
}

function playersOf(told: Told, shot: Shot): Players {
  const looks = told.people.map(({ words, worn }, nth) => dressed(words, worn, nth, told.absent));
  const [one, other] = looks;
  if (told.isHands && one === undefined) return handsOnly(told);
  if (!one) return withoutPeople(told, shot);
  const faceTold = faceOf(shot);
  const [first] = told.things;
  if (told.isCrowd) {
    const pose = poseFor(told) === 'walk' ? 'walk' : poseFor(told) === 'sit' ? 'stand' : poseFor(told);
    const people = crowd(
      12,
      (nth) => ({ ...one, ...dressed(nth % 3 === 0 ? ['woman'] : ['man'], [], nth, told.absent) }),
      faceTold ?? (pose === 'walk' ? 30 : 160),
      pose,
    );
    return { people, things: [], creatures: creaturesOf(told, 1.2), blocks: [] };
  }
  if (other && looks.length === 2) {
    const pair = pairOf(told, one, other);
    if (pair) return pair;
  }
  return apart(told, looks, faceTold, first?.thing);
}

function pairOf(
  told: Told,
  one: Parameters<typeof together>[1],
  other: Parameters<typeof together>[1],
): Players | undefined {
  const [first] = told.things;
  const blocks: Block[] = [];
  if ((told.deed === 'carry' || told.deed === 'haul' || told.deed === 'push') && (first || told.unknown[0])) {
    if (!first) {
      const load: Block = { label: told.unknown[0] ?? '', at: [0, 0.6, 0], size: [1.1, 0.6, 0.6] };
      const { people } = carrying(one, other, { thing: 'box', at: [0, 0, 0] }, 1.1, 0.6);
      return { people, things: [], creatures: [], blocks: [load] };
    }
    const [low, high] = boundsOfThing(first.thing);
    const lift = Math.max(0, Math.min(0.6, 0.95 - (high[1] - low[1]) / 2)) - low[1];
    return {
      ...carrying(
        one,
        other,
        { thing: first.thing, at: [0, lift * 0.6, 0] },
        high[0] - low[0],
        high[1] - low[1],
      ),
      creatures: creaturesOf(told, 1.6),
      blocks,
    };
  }
  const words = told.doing;
  const isAcross =
    words.includes('table') ||
    first?.thing === 'table' ||
    first?.thing === 'chessboard' ||
    told.deed === 'eat';
  if (isAcross && told.deed !== 'dance' && told.deed !== 'embrace') {
    const seated = acrossATable(one, other);
    const between: Vector = [0, 0.74, 0];
    if (first && first.thing !== 'table')
      seated.things.push({
        thing: first.thing,
        at: add(between, [0, -boundsOfThing(first.thing)[0][1], 0]),
        yaw: 20,
      });
    return {
      ...seated,
      creatures: creaturesOf(told, 1.8),
      blocks: told.unknown
        .slice(0, 1)
        .map((label) => ({ label, at: between, size: [0.3, 0.26, 0.26], yaw: 16 })),
    };
  }
  const pair = together(told.deed, one, other, told.things.length > 0 && told.deed === 'talk');
  if (!pair) return undefined;
  const middle: Vector = [0, 1.1 * Math.min(1, (one.tall + other.tall) / 3.5), -0.06];
  if (told.deed === 'offer') {
    if (first) pair.things.push({ thing: first.thing, at: middle, yaw: 20 });
    blocks.push(
      ...told.unknown
        .slice(0, 1)
        .map((label): Block => ({ label, at: add(middle, [0, -0.1, 0]), size: [0.28, 0.24, 0.24], yaw: 16 })),
    );
  }
  return { ...pair, creatures: creaturesOf(told, 1.4), blocks };
}

function poseFor({ deed, doing, things }: Told): PoseName {
  if (!deed) return 'stand';
  if (
    deed === 'sit' &&
    doing.some((word) =>
      ['floor', 'ground', 'grass', 'rug', 'carpet', 'sand', 'lawn', 'crossed', 'cross'].includes(word),
    )
  )
    return 'sit-low';
  if (deed === 'fish' && things.some(({ thing }) => thing === 'rowboat' || thing === 'sailboat'))
    return 'sit-fish';
  return poseOf[deed];
}

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
  look: 60,
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
};

/** Where people look is a matter of the scene and not of how near the camera is: a closer frame shows the same. */
function faceOf({ camera: { angle }, subject }: Shot): number | undefined {
  if (angle === 'profile' || wordsOf(subject.text).includes('profile')) return 88;
  if (angle === 'three-quarter') return 40;
  return angle === 'from-behind' || angle === 'over-the-shoulder' ? 164 : undefined;
}

/** Each by themselves, beside each other; the first does it, with what it is done with. */
function apart(
  told: Told,
  looks: readonly Parameters<typeof together>[1][],
  faceTold: number | undefined,
  thing: ThingName | undefined,
): Players {
  const pose = poseFor(told);
  const face = faceTold ?? FACES[pose] ?? 46;
  const people = sideBySide(looks, pose, face);
  const players: Players = { people, things: [], creatures: [], blocks: [] };
  const ridden =
    told.deed === 'ride' ? told.animals.find(({ animal }) => animalMetres(animal)[0] > 1.2) : undefined;
  const [first] = people;
  if (!first) return players;
  if (ridden) return onAnimal(players, first, ridden.animal, told);
  const withIt = thing ?? (told.deed ? comesWith[told.deed] : undefined);
  if (withIt) {
    const isDeedKnown =
      told.deed !== undefined &&
      !['hold', 'stand', 'play', 'look', 'talk', 'write'].includes(told.deed) &&
      !(told.deed === 'sit' && thingNamed(withIt).seat === undefined) &&
      told.deed !== comesWithDeed(withIt);
    placeWith(players, first, withIt, isDeedKnown, told);
  } else if (overATable.has(pose) && told.unknown.length === 0) {
    players.things.push(...atTable(first, undefined).things);
  } else if (
    (pose === 'sit' || pose === 'sit-read' || pose === 'hands-folded') &&
    told.unknown.length === 0
  ) {
    for (const person of people) players.things.push({ thing: 'chair', at: person.at, yaw: person.face });
  }
  if (!withIt && told.unknown[0]) players.blocks.push(blockWith(first, told.unknown[0], players));
  players.creatures.push(...creaturesOf(told, 0.95 + (looks.length - 1) * 0.4, face));
  return players;
}

const comesWithDeed = (thing: ThingName) =>
  Object.entries(comesWith).find(([, with_]) => with_ === thing)?.[0];

function placeWith(
  players: Players,
  first: Person,
  thing: ThingName,
  isDeedKnown: boolean,
  told: Told,
): void {
  const { seat } = thingNamed(thing);
  const isFurniture = seat !== undefined && thingNamed(thing).pose === undefined;
  if (isFurniture) {
    const pose: PoseName =
      told.deed === 'lie'
        ? 'lie'
        : first.pose.startsWith('sit')
          ? first.pose
          : first.pose === 'read'
            ? 'sit-read'
            : told.deed === undefined || told.deed === 'look' || told.deed === 'talk'
              ? 'sit'
              : first.pose;
    const lift = pose === 'lie' ? (seat ?? 0.4) + 0.02 : 0;
    players.people = players.people.map((one): Person => ({ ...one, pose, at: add(one.at, [0, lift, 0]) }));
    players.things.push({
      thing,
      at: [0, 0, pose === 'lie' ? 0 : 0.04],
      yaw: pose === 'lie' ? first.face - 90 : first.face,
    });
    return;
  }
  const handled = handling(first, thing, isDeedKnown);
  players.people = [handled.person, ...players.people.slice(1)];
  players.things.push(...handled.things);
  if (
    handled.person.pose.startsWith('sit') &&
    !handled.things.some(({ thing: one }) => one === 'chair' || thingNamed(one).seat !== undefined)
  )
    players.things.push({ thing: 'chair', at: handled.person.at, yaw: handled.person.face });
}

/** What is not drawn, in the hands of whoever has it. */
function blockWith(person: Person, label: string, players: Players): Block {
  if (overATable.has(person.pose)) {
    const { things } = atTable(person, undefined);
    players.things.push(...things);
    const [table] = things;
    const top = person.pose.startsWith('sit') ? 0.72 : 0.88;
    return { label, at: add(table?.at ?? person.at, [0, top, 0]), size: [0.36, 0.3, 0.3], yaw: 14 };
  }
  const { leftArm, rightArm, ahead } = skeletonOf({
    ...person,
    pose: person.pose === 'stand' ? 'hold' : person.pose,
  });
  if (person.pose === 'stand')
    players.people = players.people.map((one, n) => (n === 0 ? { ...one, pose: 'hold' as const } : one));
  const at = add(mix(leftArm.end, rightArm.end, 0.5), add(times(ahead, 0.12), [0, -0.08, 0]));
  return { label, at, size: [0.3, 0.26, 0.26], yaw: 14 };
}

function onAnimal(players: Players, rider: Person, animal: AnimalName, told: Told): Players {
  const manner: Manner = told.doing.some((word) => word.startsWith('gallop'))
    ? 'run'
    : mannerOf(told.doing) === 'run'
      ? 'run'
      : 'stand';
  const [tall] = animalMetres(animal, manner);
  const back = tall * (animal === 'camel' ? 0.88 : 0.66);
  const seated: Person = {
    ...rider,
    pose: 'ride',
    face: 84,
    at: add(rider.at, [-0.06, back - 0.56 * (rider.tall / 1.75), 0]),
  };
  return {
    ...players,
    people: [seated, ...players.people.slice(1)],
    creatures: [{ animal, manner, at: [0, 0, 0], yaw: -6 }],
  };
}

function creaturesOf({ animals, doing }: Told, aside: number, face = 30): Creature[] {
  const manner = mannerOf(doing);
  return animals.flatMap(({ animal, count, words }, kind) =>
    Array.from({ length: count }, (_, n): Creature => {
      const own = mannerOf(words);
      const [tall, wide] = animalMetres(animal);
      const isFlying = (own === 'stand' ? manner : own) === 'fly';
      return {
        animal,
        manner: own === 'stand' ? manner : own,
        at: [aside + kind * 0.8 + n * wide * 0.9, isFlying ? 1.2 + tall : 0, -0.1 + (n % 2) * 0.7],
        yaw: face > 90 ? 150 : -16 + n * 5,
      };
    }),
  );
}

function withoutPeople(told: Told, shot: Shot): Players {
  const creatures = creaturesOf(told, 0);
  const manner = mannerOf(told.doing);
  const isFirstAnimal = creatures.length > 0;
  const blocks: Block[] = [];
  const things: Placed[] = [];
  const place = seePlace(shot);
  const isOnTable = ![
    'plain',
    'studio',
    'open',
    'field',
    'beach',
    'snow',
    'forest',
    'underwater',
    'space',
    'moon',
    'desert',
    'street',
    'alley',
    'road',
    'park',
    'sea',
    'lake',
  ].includes(place);
  let top = 0;
  const small = told.things.some(({ thing }) => thingNamed(thing).stands === 'table');
  if (
    !isFirstAnimal &&
    isOnTable &&
    (small || (told.things.length === 0 && told.unknown.length > 0)) &&
    !told.things.some(({ thing }) => thing === 'table' || thing === 'desk' || thing === 'counter')
  ) {
    things.push({ thing: 'table', at: [0, 0, 0] });
    top = 0.76;
  }
  const furniture = told.things.find(({ thing }) =>
    ['table', 'desk', 'counter', 'bench', 'chair'].includes(thing),
  );
  if (furniture && small) {
    things.push({ thing: furniture.thing, at: [0, 0, 0] });
    top = boundsOfThing(furniture.thing)[1][1];
  }
  let at = isFirstAnimal ? 1 : 0;
  for (const { thing, count } of told.things.slice(0, 3)) {
    if (thing === furniture?.thing && small) continue;
    const [low, high] = boundsOfThing(thing);
    const wide = high[0] - low[0];
    const isAloft = thingNamed(thing).stands === 'air' && thing !== 'pendant-lamp' && thing !== 'balloon';
    for (let n = 0; n < count; n++) {
      const lift = isAloft ? Math.max(1.4, wide * 0.4) : thing === 'pendant-lamp' ? 1.7 : top - low[1];
      things.push({
        thing,
        at: [at + (at === 0 ? 0 : wide / 2), lift, n % 2 === 0 ? 0 : wide * 0.3],
        yaw: thingNamed(thing).pose === 'drive' || wide > 2 ? -18 : high[2] - low[2] > wide * 2.2 ? 74 : 22,
      });
      at += (at === 0 ? wide / 2 : wide) + Math.min(0.4, wide * 0.2);
    }
  }
  if (things.filter(({ thing }) => thing !== 'table').length === 0 && !isFirstAnimal)
    blocks.push(
      ...told.unknown.slice(0, 1).map(
        (label): Block => ({
          label,
          at: [0, top, 0],
          size: top > 0 ? [0.44, 0.36, 0.36] : [0.9, 0.8, 0.7],
          yaw: 18,
        }),
      ),
    );
  return {
    people: [],
    things,
    creatures: creatures.map((one) => ({
      ...one,
      manner: one.manner === 'stand' ? manner : (one.manner ?? manner),
    })),
    blocks,
  };
}

/** Two hands at a table, and no more of anybody. */
function handsOnly(told: Told): Players {
  const person: Person = {
    ...dressed(['adult'], [], 0, told.absent),
    at: [0, 0, 0.5],
    face: 14,
    pose: 'work',
  };
  const [first] = told.things;
  const handled = atTable(person, first?.thing);
  const blocks: Block[] = [];
  if (!first && told.unknown[0]) {
    const [table] = handled.things;
    blocks.push({
      label: told.unknown[0],
      at: add(table?.at ?? [0, 0, 0], [0, 0.88, 0]),
      size: [0.26, 0.2, 0.2],
      yaw: 12,
    });
  }
  return { people: [handled.person], things: handled.things, creatures: [], blocks };
}
