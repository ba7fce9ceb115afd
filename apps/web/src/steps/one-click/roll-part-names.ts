import type { RollPart } from '@cuewright/engine/methods/one-click';
import type { Part } from '../../ui/part/part.ts';

export const rollPartNames: Readonly<Record<RollPart, string>> = {
  subject: 'Subject',
  place: 'Place',
  light: 'Light',
  lens: 'Lens',
  move: 'Move',
  mood: 'Mood',
};

/** The part of a prompt, and so the ink, that a part of a roll is written in. */
export const inkOf: Readonly<Record<RollPart, Part>> = {
  subject: 'subject',
  place: 'place',
  light: 'light',
  lens: 'camera',
  move: 'camera',
  mood: 'mood',
};
