import type { Segment } from '@cuewright/engine/writing';
import type { Segment as Inked } from '../ui/part/part.ts';

/** Stretches in the ink of their part. Mandated wording has none of its own. */
export function inked(segments: readonly Pick<Segment, 'text' | 'part'>[]): Inked[] {
  return segments.map(({ text, part }) => (part === 'spec-suffix' ? { text } : { text, part }));
}
