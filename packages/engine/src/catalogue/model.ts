import type { Mode, Ratio } from '../shot/shot.ts';
import type { Angle, Movement, ShotSize } from '../shot/words.ts';
import type { Fact } from './fact.ts';
import type { Family } from './family.ts';
import type { ModelId } from './model-ids.ts';

/** One generator: its entry in the lists of the specification, and what is known of it. */
export interface Model extends ModelEntry, ModelProfile {}

/** Tier, popular and new are our own labels; the rules for them are in SPEC.md, C2. */
export interface ModelEntry {
  id: ModelId;
  name: string;
  provider: string;
  mode: Mode;
  tier: 'free' | 'premium';
  popular: boolean;
  isNew: boolean;
}

/**
 * Each model declares what shared code has to know of it, so that no code asks which model it is.
 * A field that is absent is documented nowhere: send nothing, enforce nothing.
 */
export interface ModelProfile {
  /** Who it is related to: generators of one family read a text the same way. */
  family: Family;
  status: Fact<Status>;
  successor?: Successor;
  /** What stands behind the entry, newest first. */
  versions?: Fact<readonly string[]>;
  input: Fact<Input>;
  /** BCP 47 tags of the languages it reads, the one it reads best first. */
  languages?: Fact<readonly string[]>;
  limits: readonly Fact<Limit>[];
  negative?: Fact<Negative>;
  weights?: Fact<Weights>;
  shape?: Fact<Shape>;
  duration?: Fact<Duration>;
  resolutions?: Fact<readonly string[]>;
  fps?: Fact<number>;
  parameters: readonly Fact<Parameter>[];
  /** What can be heard in the clip; an empty list is a silent one. Videos only. */
  audio?: Fact<readonly Sound[]>;
  lettering?: Fact<Lettering>;
  references?: Fact<References>;
  startImage?: Fact<'required' | 'optional' | 'none'>;
  lastFrame?: Fact<boolean>;
  /** How a camera move is told. Videos only. */
  camera?: Fact<CameraControl>;
  /** It rewrites what it is sent before it reads it. */
  rewriter?: Fact<Rewriter>;
  /** The address of the maker's own guide to prompts. */
  guide?: Fact<string>;
  /** Three to six, from the chair of somebody who works with it. */
  tips: readonly string[];
}

export type IsoDate = `${number}-${number}-${number}`;

/** `legacy`: it still runs, and nobody works on it any more or its maker has moved on. */
export type Status =
  | { kind: 'active' | 'legacy' | 'research-only'; note?: string }
  | { kind: 'retired'; since: IsoDate; note?: string };

export interface Successor {
  name: string;
  /** When it is in the catalogue itself. */
  id?: ModelId;
}

/**
 * The kind of text it reads best.
 * `prose`: sentences that describe the picture. `sections`: prose, then labelled blocks. `caption`: one short sentence.
 * `phrases`: short phrases, the important ones first. `tags`: words between commas. `flagged`: phrases, then `--flags`.
 * `structured`: an object with named fields. `motion`: only what moves, over a start image. `beats`: consecutive one-sentence prompts. `script`: words to be spoken.
 * `brief`: what the film is for and how it should be. `numbers`: no text at all, an image and figures.
 */
export type Input =
  | 'prose'
  | 'sections'
  | 'caption'
  | 'phrases'
  | 'tags'
  | 'flagged'
  | 'structured'
  | 'motion'
  | 'beats'
  | 'script'
  | 'brief'
  | 'numbers';

/** `hard`: more is refused or cut off. `best`: it still reads more, but follows it worse. */
export interface Limit {
  of: 'prompt' | 'negative' | 'shot' | 'lettering';
  kind: 'hard' | 'best';
  min?: number;
  max: number;
  unit: 'characters' | 'utf16-units' | 'words' | 'tokens' | 'seconds';
  /** When it holds only for some of the versions. */
  only?: string;
}

/**
 * What must not be seen: in a field of its own, behind a flag, as a sentence of the prompt, or not at all.
 * `nounsOnly`: each word is read by itself, so "modern clothing" would ban clothing.
 */
export type Negative =
  | { kind: 'none' }
  | { kind: 'field'; name: string; nounsOnly?: boolean; only?: string }
  | { kind: 'flag'; flag: string; nounsOnly?: boolean }
  | { kind: 'in-prompt' };

/**
 * How a word is made to count more. `order`: by standing earlier. `parentheses`: `(word:1.3)`.
 * `double-colon`: `word::2`. `colon`: `word:2`.
 */
export interface Weights {
  kind: 'none' | 'order' | 'parentheses' | 'double-colon' | 'colon';
  min?: number;
  max?: number;
  only?: string;
}

/** How the shape of the picture is told, and which there are. A start image or an input picture decides it in `image`. */
export interface Shape {
  by: 'setting' | 'flag' | 'pixels' | 'image';
  /** The name of the setting, or the flag. */
  name?: string;
  ratios?: readonly Ratio[];
  /** Any ratio between these two. */
  between?: readonly [Ratio, Ratio];
  /** The pixels that stand for a ratio where pixels are what is sent. */
  sizes?: Readonly<Partial<Record<Ratio, string>>>;
  /** Width and height have to be multiples of it. */
  multipleOf?: number;
  /** When it holds only for some ways to begin; of the others nothing is documented. */
  only?: string;
}

export interface Duration {
  /** The name of the setting. */
  name?: string;
  /** Seconds that can be asked for. */
  seconds: Seconds;
  /** What other versions behind the entry take. */
  also?: readonly { seconds: Seconds; only: string }[];
}

export type Seconds = readonly number[] | { min?: number; max: number; step?: number };

export interface Parameter {
  /** As it is written: `--stylize`, `guidance_scale`. */
  name: string;
  short?: string;
  min?: number;
  max?: number;
  step?: number;
  /** The stretch of the range people stay in. */
  best?: readonly [number, number];
  options?: readonly (string | number)[];
  default?: string | number | boolean;
  /** When only some of the versions know it. */
  only?: string;
}

export type Sound = 'dialogue' | 'effects' | 'ambience' | 'music' | 'narration';

/** How well it sets words inside the picture, and whether they belong in quotation marks. */
export interface Lettering {
  quality?: 'strong' | 'fair' | 'poor' | 'none';
  quote: boolean;
}

export interface References {
  max?: number;
  roles?: readonly ('subject' | 'style' | 'place' | 'structure')[];
  /** How the prompt speaks of one: `@tag`, `Image 1`. */
  cite?: string;
}

export interface CameraControl {
  kind: 'words' | 'brackets' | 'setting' | 'none';
  /** The name of the setting. */
  name?: string;
  /** Its own words for a move. A move that is not here is told in plain words, or not at all where it is a setting. */
  moves?: Readonly<Partial<Record<Movement, string>>>;
  /** The settings for angle and size, where they have one each. */
  angleName?: string;
  sizeName?: string;
  angles?: Readonly<Partial<Record<Angle, string>>>;
  sizes?: Readonly<Partial<Record<ShotSize, string>>>;
  /** The most moves at once. */
  together?: number;
}

export interface Rewriter {
  /** The setting that turns it off. */
  setting?: string;
  off?: string | boolean;
}
