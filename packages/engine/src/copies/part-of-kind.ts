import type { Kind } from '../language/statement.ts';
import type { Part } from '../shot/shot.ts';

/** The ink that a kind of statement is set in. */
export const partOfKind: Readonly<Record<Kind, Part>> = {
  figure: 'subject',
  action: 'subject',
  lettering: 'subject',
  reference: 'subject',
  rest: 'subject',
  place: 'place',
  time: 'place',
  camera: 'camera',
  move: 'camera',
  light: 'light',
  mood: 'mood',
  line: 'audio',
  sound: 'audio',
  look: 'technical',
  absence: 'technical',
  setting: 'technical',
  request: 'technical',
};
