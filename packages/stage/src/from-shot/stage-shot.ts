import { isReverseAngle } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import type { Arrow, EmptyFrame, Scene } from '../scene.ts';
import type { SetName } from '../sets/set-names.ts';
import { setNamed } from '../sets/sets.ts';
import type { Camera } from '../space/camera.ts';
import { add, sub, turned, type Vector } from '../space/vector.ts';
import type { ThingName } from '../things/catalogue.ts';
import { aimedAt } from './aimed-at.ts';
import { arrowOf } from './arrow-of.ts';
import { emptyFrameOf } from './empty-frame-of.ts';
import { hourOf, lampsOf } from './light-of.ts';
import { placeOf } from './place-of.ts';
import { type Players, playersOf } from './players.ts';
import { seenFrom } from './seen-from.ts';
import { tell } from './tell.ts';
import { untoldOf } from './untold.ts';

export type Staged = { is: 'scene'; scene: Scene } | { is: 'empty'; frame: EmptyFrame };

/** One word or two that nothing shows are a mood, and no picture. */
const LEAST_SAID = 3;

/** A shot as a scene: who is there, what they do, where, in which light, seen from where. What is not known is a block, or nothing at all. */
export function stageShot(shot: Shot, ratio: number, seed = 1): Staged {
  if (shot.isHalfRead) return { is: 'empty', frame: emptyFrameOf(shot) };
  const told = tell(shot);
  const players = playersOf(told, shot);
  const place = placeOf(shot);
  const { set: said, label } = place;
  const captions = untoldOf(shot, told, place);
  const isAlone =
    players.people.length + players.things.length + players.creatures.length + players.blocks.length === 0;
  if (
    isAlone &&
    label === undefined &&
    (said === 'plain' || said === 'outside' || said === 'inside') &&
    !captions.some((words) => words.split(' ').length >= LEAST_SAID)
  )
    return { is: 'empty', frame: emptyFrameOf(shot) };
  const set = setFor(said, players);
  const isIndoors = setNamed(set, 'day').isIndoors;
  const hour = hourOf(shot, isIndoors);
  const made = setNamed(set, hour);
  const stood = onGround(players, set);
  const framed = aimedAt(shot, stood, told, ratio, { isAlone });
  const weather = weatherOf(shot, isIndoors);
  const seen = seenFrom(shot);
  const arrow = arrowOf(shot, stood.people[0]?.face ?? 0);
  const { dressing, ...cast } = stood;
  return {
    is: 'scene',
    scene: {
      set,
      hour,
      ...cast,
      isBare: set !== 'library',
      ...(dressing.length > 0 && { dressing }),
      ...(captions.length > 0 && { captions: captions.map((words) => ({ words })) }),
      ...(label !== undefined && { label }),
      ...(seen !== undefined && { seen }),
      signs: shot.lettering.slice(0, 1).map(({ words }) => ({
        words,
        at: signAt(framed.to, framed.covered),
        wide: framed.covered * 0.5,
        isLit: hour === 'night',
      })),
      lamps: lampsOf(shot, hour, made),
      ...(weather && { weather }),
      camera: seenAnew(fromItsSide(shot, stood, framed), framed.to, seed),
      ...(arrow && { arrow: arrow satisfies Arrow }),
    },
  };
}

/**
 * The reverse of somebody alone is from behind them. Of two it is past the shoulder of one to the other, from the same side:
 * the line between them is not crossed.
 */
function fromItsSide(
  { camera: { text } }: Shot,
  { people }: Players,
  { camera, to }: { camera: Camera; to: Vector },
): Camera {
  if (!isReverseAngle(text)) return camera;
  const degrees = people.length > 1 ? -58 : 180;
  return { ...camera, at: add(to, turned(sub(camera.at, to), degrees)), pan: camera.pan - degrees };
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
  return weather === 'fog' || weather === 'mist' || weather === 'haze' ? 'fog' : undefined;
}

const AFLOAT: ReadonlySet<ThingName> = new Set(['sailboat', 'fishing-boat', 'rowboat', 'ship']);
const WET: ReadonlySet<SetName> = new Set(['lakeside', 'sea', 'quay', 'beach']);

/** A boat is on water, whatever else is said of the place. */
function setFor(place: SetName, { things }: Players): SetName {
  if (WET.has(place) || place === 'inside' || place === 'studio') return place;
  if (things.some(({ thing }) => AFLOAT.has(thing))) return 'sea';
  return place;
}

/** What floats lies a little in the water. */
function onGround(players: Players, set: SetName): Players {
  const float = <At extends { at: Vector }>(one: At): At => ({
    ...one,
    at: add(one.at, [0, set === 'depths' ? 0.7 : -0.12, 0]),
  });
  if (set === 'sea')
    return { ...players, things: players.things.map(float), people: players.people.map(float) };
  if (set === 'depths')
    return { ...players, creatures: players.creatures.map(float), people: players.people.map(float) };
  return players;
}
