import type { Region } from '../picture/focus/focus.ts';
import type { ThingKind } from './thing-kinds.ts';

export interface Point {
  x: number;
  y: number;
}

/** A joint of a body, in shares of the frame, and how sure its place is, 0 to 1. */
export interface Joint extends Point {
  score: number;
}

/** An everyday thing or an animal. */
export interface Thing {
  kind: ThingKind;
  box: Region;
  /** How sure it looks, 0 to 1; and how sure in the mirror. */
  score: number;
  mirrored: number;
  /** What else it might be. */
  rival?: { kind: ThingKind; score: number };
}

/** A body by its seventeen joints: nose, then left and right of eyes, ears, shoulders, elbows, wrists, hips, knees, ankles. */
export interface Body {
  box: Region;
  joints: Joint[];
  score: number;
}

export interface Face {
  box: Region;
  score: number;
  /** In degrees: to the right of the picture, upwards, and clockwise. Nothing where the mesh did not fit. */
  turn: { yaw: number; pitch: number; roll: number } | undefined;
  /** How far each eye is open, of its own width. */
  eyes: { left: number; right: number } | undefined;
  /** Mean light on the side that is left and right in the picture, 0 to 100. */
  cheeks: { left: number; right: number } | undefined;
  /** The mouth, in widths between the eyes. */
  mouth: { width: number; open: number; lift: number } | undefined;
}

export interface Line {
  text: string;
  box: Region;
  score: number;
}

/** People cut out of their ground. */
export interface Cutout {
  /** Of the frame. */
  share: number;
  box: Region;
  /** How surely each pixel is one or the other, 0 to 1. */
  clarity: number;
  /** Mean light within, without, and along the outline, 0 to 100. */
  light: { inside: number; outside: number; edge: number };
}

/** What small models saw in a picture: places and figures, no words yet. */
export interface Sight {
  things: Thing[];
  bodies: Body[];
  faces: Face[];
  /** Nothing where lettering could not be looked for. */
  lines: Line[] | undefined;
  cutout: Cutout | undefined;
}
