import { emptyShot } from '@cuewright/engine/shot';
import type { Person } from '../figure/person.ts';
import type { PoseName } from '../figure/poses.ts';
import { lampsOf } from '../from-shot/light-of.ts';
import type { Creature, Hour, Placed, Scene } from '../scene.ts';
import type { SetName } from '../sets/set-names.ts';
import { setNamed } from '../sets/sets.ts';
import { aimed } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';
import type { ThingName } from '../things/catalogue.ts';
import type { Tone } from '../tones/palette.ts';

/** Somebody at a place on the floor, looking somewhere, doing something; grown and plain where nothing else is told. */
export function who(x: number, z: number, face: number, pose: PoseName, more: Partial<Person> = {}): Person {
  return {
    at: [x, 0, z],
    face,
    pose,
    tall: 1.75,
    heads: 7.6,
    build: 1,
    hair: 'short',
    clothes: 'jacket',
    tone: [0.03, 0.3],
    ...more,
  };
}

export const child: Partial<Person> = { tall: 1.25, heads: 5.9, build: 0.95 };
export const old: Partial<Person> = { tall: 1.66, isFair: true, isOld: true };
export const woman: Partial<Person> = { tall: 1.66, build: 0.94, hair: 'bob' };

export const has = (
  thing: ThingName,
  x: number,
  y: number,
  z: number,
  more: Omit<Placed, 'thing' | 'at'> = {},
): Placed => ({
  thing,
  at: [x, y, z],
  ...more,
});

interface Setting extends Partial<Omit<Scene, 'set' | 'hour' | 'camera' | 'creatures'>> {
  set: SetName;
  hour: Hour;
  from: Vector;
  to: Vector;
  mm: number;
  roll?: number;
  /** Metres to what is sharp. */
  focus?: number;
  stop?: number;
  creatures?: Creature[];
}

/** A scene that was set, lit and looked at by hand. */
export function staged({ set, hour, from, to, mm, roll = 0, focus, stop, ...more }: Setting): Scene {
  const lens = { mm, ...(focus !== undefined && { focus }), ...(stop !== undefined && { stop }) };
  return {
    set,
    hour,
    people: [],
    things: [],
    creatures: [],
    blocks: [],
    signs: [],
    lamps: lampsOf(emptyShot('photo'), hour, setNamed(set, hour)),
    camera: aimed(from, to, lens, roll),
    ...more,
  };
}

export const warm = (from: Vector, more: Partial<Scene['lamps'][number]> = {}): Scene['lamps'][number] => ({
  from,
  accent: 'amber',
  power: 0.22,
  form: 0.25,
  rim: 1,
  throws: true,
  ...more,
});
export const cool = (from: Vector, more: Partial<Scene['lamps'][number]> = {}): Scene['lamps'][number] => ({
  from,
  accent: 'cool',
  power: 0.2,
  form: 0.2,
  rim: 0.6,
  ...more,
});

export const PALE: Tone = [0.7, 0.1];
export const DARK: Tone = [0.05, 0.2];
export const WOOD: Tone = [0.22, 0.7];
export const STONE: Tone = [0.42, 0.1];
