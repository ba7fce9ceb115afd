import type { Kind } from '../language/statement.ts';
import type { Part } from '../shot/shot.ts';

/** What a box for a part of the shot asks for. */
export const kindOfPart: Readonly<Record<Part, Kind>> = {
  subject: 'figure',
  place: 'place',
  mood: 'mood',
  camera: 'camera',
  light: 'light',
  technical: 'rest',
  audio: 'sound',
};
