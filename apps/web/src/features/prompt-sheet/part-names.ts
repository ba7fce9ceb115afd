import type { Part } from '../../ui/part/part.ts';

export const partNames: Readonly<Record<Part, string>> = {
  subject: 'Subject',
  place: 'Place',
  mood: 'Mood',
  camera: 'Camera',
  light: 'Light',
  technical: 'Tech',
  audio: 'Audio',
};
