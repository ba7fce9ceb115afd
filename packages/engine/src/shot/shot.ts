import type { Reading } from '../language/reading.ts';
import { nothingTold, type Told } from './told.ts';
import type {
  Angle,
  Effect,
  Focus,
  Framing,
  Hour,
  LensKind,
  LightDirection,
  LightQuality,
  LightSource,
  Movement,
  PlaceClass,
  ShotSize,
  Weather,
} from './words.ts';

export type Mode = 'photo' | 'video';

/** The parts a prompt is made of. Their letters on the screen are their initials: S P M C L T A. */
export const parts = ['subject', 'place', 'mood', 'camera', 'light', 'technical', 'audio'] as const;
export type Part = (typeof parts)[number];

/**
 * What a creator wants, as one plain value. Every method makes one, every dialect writes one.
 *
 * `text` fields hold what was said in the person's own words. A wording that a field tells wholly is taken out of them
 * ("85mm"); one that says more stays ("late afternoon sun slants in") beside the fields read from it, and whoever writes
 * the shot does not say those twice. Nothing here knows a generator.
 */
export interface Shot extends Told {
  mode: Mode;
  subject: Subject;
  place: Place;
  mood: string;
  camera: Camera;
  light: Light;
  effects: Effect[];
  /** Colours by name, the dominant one first. */
  palette: string[];
  audio: Audio;
  /** What is spoken, in order. */
  lines: Line[];
  /** Seconds. */
  duration?: number;
  ratio?: Ratio;
  references: Reference[];
  /** The picture a clip starts from. */
  startImage?: string;
  /** What must not be seen, as bare nouns: "text", not "no text". */
  negative: string[];
  /** Whatever was said that belongs to no other part. */
  details: string;
  /** Words that every dialect has to keep as they are. */
  locked: string[];
  /** The boxes of the form it was read from, as they were filled. */
  boxes?: readonly { readonly part: Part; readonly text: string }[];
  /** The words it was read from, and what each of them is. Who has them is written these words, not the fields. */
  said?: Reading;
}

export interface Subject {
  text: string;
  /** What the subject does, when it is said apart from who it is. */
  action: string;
  /** How many people, when it is said or counted. */
  people?: number;
}

export interface Place {
  text: string;
  class?: PlaceClass;
  hour?: Hour;
  weather?: Weather;
  foreground?: string;
  background?: string;
  density?: string;
}

export interface Camera {
  text: string;
  size?: ShotSize;
  framings: Framing[];
  angle?: Angle;
  movement?: Movement;
  lens?: Lens;
  focus?: Focus;
  aperture?: Aperture;
  shutter?: Shutter;
  iso?: number;
  body?: string;
  sensor?: string;
}

export interface Lens {
  /** Millimetres; `toMm` when it is a zoom. */
  mm?: number;
  toMm?: number;
  /** The widest it opens, as printed on its barrel. */
  maxAperture?: Aperture;
  kind?: LensKind;
}

export interface Light {
  text: string;
  source?: LightSource;
  direction?: LightDirection;
  quality?: LightQuality;
  /** Kelvin. */
  temperature?: number;
}

export interface Audio {
  ambience: string[];
  sounds: string[];
  music: string;
}

export interface Line {
  /** Who says it, as the subject is called; empty when nobody is named. */
  speaker: string;
  words: string;
  /** How it is said: "whispering". */
  manner: string;
}

/** A picture to go by. The id says which; the engine never sees the bytes. */
export interface Reference {
  id: string;
  role: 'subject' | 'style' | 'place';
}

export type Aperture = `f/${number}`;
export type Shutter = `1/${number}` | `${number}s`;
export type Ratio = `${number}:${number}`;

export function emptyShot(mode: Mode): Shot {
  return {
    mode,
    subject: { text: '', action: '' },
    place: { text: '' },
    mood: '',
    camera: { text: '', framings: [] },
    light: { text: '' },
    effects: [],
    palette: [],
    audio: { ambience: [], sounds: [], music: '' },
    lines: [],
    ...nothingTold(),
    references: [],
    negative: [],
    details: '',
    locked: [],
  };
}
