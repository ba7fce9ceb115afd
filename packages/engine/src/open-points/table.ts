import type { Part } from '../shot/shot.ts';
import { background, lens, size } from './choices/distance.ts';
import { light } from './choices/light.ts';
import { finish, made, mood, palette } from './choices/look.ts';
import { beats, motion, move } from './choices/motion.ts';
import { audience, delivery, ending, hand, length, letteringPlace, sound, tone } from './choices/words.ts';
import type { Row } from './row.ts';
import type { Want } from './wants.ts';

interface Asked {
  /** In front of its choices. */
  readonly name: string;
  readonly part: Part;
  readonly question: string;
  readonly rows: readonly Row[];
}

/** Each thing that a guide may want, how it is asked for, and what fits. */
export const table: Readonly<Record<Want, Asked>> = {
  light: { name: 'Light', part: 'light', question: 'How is it lit?', rows: light },
  size: { name: 'Shot size', part: 'camera', question: 'How much is in the frame?', rows: size },
  move: { name: 'Camera move', part: 'camera', question: 'What does the camera do?', rows: move },
  motion: { name: 'Movement', part: 'subject', question: 'What moves?', rows: motion },
  beats: { name: 'Pacing', part: 'subject', question: 'How does it unfold?', rows: beats },
  lens: { name: 'Lens', part: 'technical', question: 'Which lens is it seen through?', rows: lens },
  finish: { name: 'Medium', part: 'technical', question: 'What kind of image is it?', rows: finish },
  made: {
    name: 'Medium',
    part: 'technical',
    question: 'What kind of image is it, and what is it for?',
    rows: made,
  },
  mood: { name: 'Mood', part: 'mood', question: 'What does it feel like?', rows: mood },
  palette: { name: 'Palette', part: 'technical', question: 'Which colours hold it together?', rows: palette },
  background: { name: 'Background', part: 'place', question: 'What is behind it?', rows: background },
  sound: { name: 'Sound', part: 'audio', question: 'What do we hear?', rows: sound },
  delivery: { name: 'Delivery', part: 'audio', question: 'How is the line spoken?', rows: delivery },
  hand: {
    name: 'Lettering style',
    part: 'subject',
    question: 'What does the lettering look like?',
    rows: hand,
  },
  'lettering-place': {
    name: 'Lettering position',
    part: 'subject',
    question: 'Where does the lettering go?',
    rows: letteringPlace,
  },
  audience: { name: 'Audience', part: 'subject', question: 'Who is it for?', rows: audience },
  tone: { name: 'Tone', part: 'mood', question: 'What tone should it have?', rows: tone },
  length: { name: 'Length', part: 'technical', question: 'How long should it be?', rows: length },
  ending: { name: 'Ending', part: 'subject', question: 'How should it end?', rows: ending },
};
