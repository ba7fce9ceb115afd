import type { Mode } from '../../shot/shot.ts';
import type { LightSource } from '../../shot/words.ts';
import type { Fits } from '../fits.ts';

/** What sort of place it is: who is found there and what lights it. */
export const grounds = [
  'kitchen',
  'workshop',
  'home',
  'street',
  'market',
  'shore',
  'field',
  'mountain',
  'station',
  'stage',
  'yard',
] as const;
export type Ground = (typeof grounds)[number];

/** How much of the world the frame holds. */
export type Reach = 'detail' | 'figure' | 'wide';

/** Opens a sentence: who or what, and the moment or the action. */
export interface SubjectPart extends Fits {
  text: string;
  grounds: readonly Ground[];
  reach: readonly Reach[];
  /** Words of the places it is found in; any on its grounds, when it is left out. */
  places?: readonly string[];
  /** It goes somewhere, so that a camera can go along. */
  goes?: true;
  /** It happens at once. */
  sudden?: true;
}

/** Ends that sentence, after a comma: with its preposition. */
export interface PlacePart extends Fits {
  text: string;
  ground: Ground;
  /** The only light there can be; any, when it is left out. */
  sources?: readonly LightSource[];
}

/** A sentence of its own, without capital and full stop. Says the hour. */
export interface LightPart extends Fits {
  text: string;
  source: LightSource;
  /** The only grounds it is found on; any, when it is left out. */
  grounds?: readonly Ground[];
}

/** After "Shot on", and in a clip after the move and "on". Its reach meets that of the subject and of the move. */
export interface LensPart extends Fits {
  text: string;
  reach: readonly Reach[];
  /** The only mode it suits; both, when it is left out. */
  mode?: Mode;
  /** It holds a face and little more. */
  isNear?: true;
  /** Everything in it is lined up. */
  isExact?: true;
  /** It says that it stands on the ground. */
  isLow?: true;
}

/** What the camera of a clip does: opens a sentence. */
export interface MovePart extends Fits {
  text: string;
  reach: readonly Reach[];
  /** It goes along with who or what goes somewhere. */
  follows?: true;
  /** It opens up the view. */
  isWide?: true;
  /** It lines nothing up. */
  isLoose?: true;
  isSudden?: true;
  /** It leaves the ground. */
  isHigh?: true;
}

/** Mood and colour: a sentence of its own, without its full stop. */
export interface MoodPart extends Fits {
  text: string;
  /** The only grounds it is found on; any, when it is left out. */
  grounds?: readonly Ground[];
}
