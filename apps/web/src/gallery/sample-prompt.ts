import type { Part, Segment } from '../ui/part/part.ts';
import { keyedParts } from '../ui/prompt-surface/keyed-parts.ts';
import type { KeyedPart } from '../ui/prompt-surface/part-key.tsx';
import type { Mark } from '../ui/prompt-surface/split-runs.ts';

/** The prompt that the gallery shows its papers and scopes with. */
export const sampleSegments: readonly Segment[] = [
  { text: 'Medium shot at eye level on a 50mm, a slow push in to a medium close-up. ', part: 'camera' },
  {
    text: 'A woman in her sixties, grey braid, oilskin apron, mends a green trawl net with a wooden needle ',
    part: 'subject',
  },
  { text: 'at the open doors of a boathouse, tide out, no other people. ', part: 'place' },
  { text: 'Late and beautiful: the last one still working. ', part: 'mood' },
  { text: 'One bare 2700K bulb warms her left side, (blue dusk:1.4) behind. ', part: 'light' },
  { text: '', part: 'technical', blank: 'Technical' },
  { text: 'SFX: twine pulled tight through mesh.', part: 'audio' },
];

const names: Record<Part, string> = {
  subject: 'Subject',
  place: 'Place',
  mood: 'Mood',
  camera: 'Camera',
  light: 'Light',
  technical: 'Tech',
  audio: 'Audio',
};

export const sampleParts: readonly KeyedPart[] = keyedParts(
  sampleSegments.flatMap(({ part }) => (part ? [{ part, name: names[part] }] : [])),
  sampleSegments,
);

export const sampleText = sampleSegments.map(({ text }) => text).join('');

function markOf(words: string, severity: Mark['severity']): Mark {
  const start = sampleText.indexOf(words);
  return { id: words, start, end: start + words.length, severity };
}

export const sampleMarks: readonly Mark[] = [
  markOf('no other people', 'warning'),
  markOf('beautiful', 'hint'),
  markOf('(blue dusk:1.4)', 'error'),
];

export const samplePins: readonly Mark[] = [
  markOf('beautiful', 'pinned'),
  markOf('(blue dusk:1.4)', 'pinned'),
];

export const sampleSaid: readonly Mark[] = [
  { ...markOf('beautiful', 'said'), tag: 'mood' },
  { ...markOf('no other people', 'asked'), tag: '?' },
];

/** As long as a prompt may get: 20,000 characters. */
export const longSegments: readonly Segment[] = sampleSegments
  .filter(({ text }) => text !== '')
  .map(({ text, part }) => ({ text: `${text.trim()} `.repeat(200).slice(0, 3334), part }));
