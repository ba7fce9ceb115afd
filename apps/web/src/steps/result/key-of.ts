import { partNames } from '../../features/prompt-sheet/part-names.ts';
import type { Segment } from '../../ui/part/part.ts';
import { keyedParts } from '../../ui/prompt-surface/keyed-parts.ts';
import type { KeyedPart } from '../../ui/prompt-surface/part-key.tsx';

/** The parts that a prompt has words of, in the order in which it has them. */
export function keyOf(segments: readonly Segment[]): KeyedPart[] {
  const met = new Set(segments.flatMap(({ part }) => part ?? []));
  const named = [...met].map((part) => ({ part, name: partNames[part] }));
  return keyedParts(named, segments).filter(({ isBlank }) => !isBlank);
}
