import type { TermEntry } from './term.ts';

export const framingTerms = [
  {
    id: 'establishing-shot',
    name: 'Establishing shot',
    aliases: ['establisher'],
    definition: 'Shows where we are before anything happens there.',
  },
  {
    id: 'extreme-wide-shot',
    name: 'Extreme wide shot',
    aliases: ['extreme long shot', 'ews'],
    definition: 'The place is everything; people are a few millimetres tall in it.',
  },
  {
    id: 'wide-shot',
    name: 'Wide shot',
    aliases: ['long shot', 'ws'],
    definition: 'The whole person, and plenty of the surroundings on every side.',
  },
  {
    id: 'full-shot',
    name: 'Full shot',
    aliases: ['full-length', 'full body'],
    definition: 'Head to toe, with the feet just inside the frame.',
  },
  {
    id: 'medium-wide-shot',
    name: 'Medium wide shot',
    aliases: ['cowboy shot', 'american shot', 'three-quarter length'],
    definition: 'From the knees or thighs up, room enough to show what the hands reach for.',
  },
  {
    id: 'medium-shot',
    name: 'Medium shot',
    aliases: ['mid shot', 'waist shot'],
    definition: 'From the waist up, the distance of everyday talk.',
  },
  {
    id: 'medium-close-up',
    name: 'Medium close-up',
    aliases: ['mcu', 'bust shot'],
    definition: 'Chest and up: the face leads, and the hands may still come in.',
  },
  {
    id: 'close-up',
    name: 'Close-up',
    aliases: ['cu', 'close shot'],
    definition: 'A face or an object fills the frame.',
  },
  {
    id: 'extreme-close-up',
    name: 'Extreme close-up',
    aliases: ['ecu', 'tight close-up'],
    definition: 'One detail and nothing else: an eye, a key, a fingertip.',
  },
  {
    id: 'macro',
    name: 'Macro',
    aliases: ['macro shot', 'macro photography'],
    definition: 'Tiny things larger than life, with pores and threads showing.',
  },
  {
    id: 'insert',
    name: 'Insert',
    aliases: ['detail shot'],
    definition: 'A brief look at an object that matters, to be cut into a scene.',
  },
  {
    id: 'two-shot',
    name: 'Two-shot',
    aliases: ['2-shot'],
    definition: 'Two people share the picture and we read them against each other.',
  },
  {
    id: 'frame-within-a-frame',
    name: 'Frame within a frame',
    aliases: ['internal frame', 'framed by a doorway'],
    definition: 'A door, window or mirror inside the picture makes a second, smaller picture.',
  },
  {
    id: 'negative-space',
    name: 'Negative space',
    aliases: ['empty space', 'copy space'],
    definition: 'Large emptiness around a small subject, so that the eye has nowhere else to go.',
  },
  {
    id: 'symmetry',
    name: 'Symmetry',
    aliases: ['symmetrical'],
    definition: 'Left mirrors right, as in a corridor seen from its middle.',
  },
  {
    id: 'leading-lines',
    name: 'Leading lines',
    aliases: ['converging lines'],
    definition: 'Roads, rails or walls that run toward the subject and take the eye along.',
  },
  {
    id: 'silhouette',
    name: 'Silhouette',
    aliases: ['outline'],
    definition: 'A dark shape against brightness, known by its edge alone.',
  },
] as const satisfies readonly TermEntry[];
