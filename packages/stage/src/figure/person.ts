import type { Vector } from '../space/vector.ts';
import type { Tone } from '../tones/palette.ts';
import type { PoseName } from './poses.ts';

export type Hair = 'none' | 'short' | 'bun' | 'bob' | 'long' | 'braid' | 'ponytail' | 'curly';
export type Hat =
  | 'cap'
  | 'brim'
  | 'toque'
  | 'helmet'
  | 'beanie'
  | 'veil'
  | 'hood'
  | 'crown'
  | 'headphones'
  | 'space-helmet'
  | 'straw'
  | 'top-hat'
  | 'scarf';
export type Clothes =
  | 'shirt'
  | 'jacket'
  | 'coat'
  | 'long-coat'
  | 'skirt'
  | 'dress'
  | 'gown'
  | 'robe'
  | 'apron'
  | 'bare'
  | 'boxer'
  | 'armour'
  | 'spacesuit'
  | 'tutu';

/** Somebody, told in metres and names: what the skeleton, the outline and the tones are made from. */
export interface Person {
  at: Vector;
  /** Degrees: 0 looks at the camera's side, 90 to the right of the picture, 180 away. */
  face: number;
  pose: PoseName;
  tall: number;
  /** Heads in the height: a child has fewer. */
  heads: number;
  build: number;
  hair: Hair;
  isFair?: boolean;
  hat?: Hat;
  clothes: Clothes;
  /** How light the clothes are. */
  tone: Tone;
  hasBeard?: boolean;
  hasPack?: boolean;
  isOld?: boolean;
  /** What one is doing with one's own joints, where it differs from the pose. */
  set?: Partial<Posture>;
  /** Points of the world that hands and feet reach. */
  reach?: Partial<Record<'left' | 'right' | 'leftFoot' | 'rightFoot', Vector>>;
}

/** A pose, in metres of somebody of 1.75, from the ground between the feet: to their left, up, ahead. */
export interface Posture {
  hip: Vector;
  /** Degrees the spine leans ahead and to the left, and the shoulders are turned. */
  lean: number;
  side: number;
  turn: number;
  /** Degrees: to the left, down, tilted to the left. */
  head: Vector;
  left: Vector;
  right: Vector;
  leftFoot: Vector;
  rightFoot: Vector;
  /** Where elbows and knees point. */
  leftElbow?: Vector;
  rightElbow?: Vector;
  leftKnee?: Vector;
  rightKnee?: Vector;
  /** Degrees the toes point down. */
  leftToe?: number;
  rightToe?: number;
}
