import type { Part, Segment } from '../../ui/part/part.ts';
import type { KeyedPart } from '../../ui/prompt-surface/part-key.tsx';

const names: Readonly<Record<Part, string>> = {
  subject: 'Subject',
  place: 'Place',
  mood: 'Mood',
  camera: 'Camera',
  light: 'Light',
  technical: 'Technical',
  audio: 'Sound',
};

/** The parts that a prompt has, in the order in which it has them. */
export function keyOf(segments: readonly Segment[]): KeyedPart[] {
  const met = new Set(segments.flatMap(({ part, text }) => (part && text.trim() !== '' ? [part] : [])));
  return [...met].map((part) => ({ part, name: names[part] }));
}
