import type { Segment } from '@cuewright/engine/writing';
import type { Segment as Inked } from '../../ui/part/part.ts';

/** A prompt in the inks of its parts, where its stretches are known and still are its text. */
export function inkedSegments(prompt: string, segments: readonly Segment[] | undefined): Inked[] {
  const isOfIt = segments?.map(({ text }) => text).join('') === prompt;
  if (!segments || !isOfIt) return [{ text: prompt }];
  return segments.map(({ text, part }) => (part === 'spec-suffix' ? { text } : { text, part }));
}
