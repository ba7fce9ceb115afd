import type { AnimalName, Manner } from './animals/animals.ts';
import type { Person } from './figure/person.ts';
import type { SetName } from './sets/set-names.ts';
import type { Camera } from './space/camera.ts';
import type { Flat, Vector } from './space/vector.ts';
import type { ThingName } from './things/catalogue.ts';
import type { Primitive } from './things/primitive.ts';
import type { Accent, Tone } from './tones/palette.ts';

export type Hour = 'day' | 'dusk' | 'night';

/** A light on people and things, by where it comes from. */
export interface Lamp {
  from: Vector;
  accent: Accent;
  /** What it does on planes and boxes. */
  power: number;
  /** What it does on round things, and how wide its rim is. */
  form: number;
  rim: number;
  throws?: boolean;
}

export interface Placed {
  thing: ThingName;
  at: Vector;
  yaw?: number;
  /** Where its own up points, where that is not up. */
  up?: Vector;
  size?: number;
  /** How light it is, where it is not as it usually is. */
  tone?: Tone;
  /** Its name, where the outline is only that of its kind. */
  label?: string;
  /** What it was called: told at the foot where it is out of frame. */
  name?: string;
}

export interface Creature extends Omit<Placed, 'thing'> {
  animal: AnimalName;
  manner?: Manner;
}

/** What is not understood stands here with its name on it. */
export interface Block {
  label: string;
  at: Vector;
  size: Vector;
  yaw?: number;
}

/** What is told and not drawn, in its own words at the foot of the frame. */
export interface Caption {
  words: string;
}

/** Words that are to be read in the picture. */
export interface Sign {
  words: string;
  at: Vector;
  wide: number;
  isLit?: boolean;
}

/** From one point of the picture to another, in shares of it. */
export interface Arrow {
  from: Flat;
  to: Flat;
  bend?: number;
}

/** A shot in space: who and what stands where, in which light, seen by which camera. Plain data, in metres. */
export interface Scene {
  set: SetName;
  hour: Hour;
  /** Without what usually stands in it. */
  isBare?: boolean;
  /** The set's own floor; a shot of a table stands on it. */
  people: Person[];
  things: Placed[];
  creatures: Creature[];
  blocks: Block[];
  signs: Sign[];
  captions?: readonly Caption[];
  /** The place in its own words, where the set is bare ground or a bare room. */
  label?: string;
  /** How large the shot is and from where it is seen, in words, where that was said. */
  seen?: string;
  lamps: Lamp[];
  /** What belongs to this place and to no other: a wall, a web, a second moon. */
  dressing?: readonly Primitive[];
  /** Falls between what is near and what is far. */
  weather?: 'rain' | 'snow' | 'fog';
  camera: Camera;
  arrow?: Arrow;
}

/** A frame of which too little is known: its words stand in it, and nothing is drawn. */
export interface EmptyFrame {
  lines: readonly (readonly [what: string, value: string])[];
}
