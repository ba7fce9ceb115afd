import type { Part, Segment } from '../part/part.ts';
import { segmentWords } from '../part/segment-words.ts';
import type { KeyedPart } from './part-key.tsx';

/** The parts of a prompt for its key, each with how many words it has in these segments. */
export function keyedParts(
  parts: readonly { part: Part; name: string }[],
  segments: readonly Segment[],
): KeyedPart[] {
  const counts = new Map<Part, number>();
  for (const { part } of segmentWords(segments)) if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  return parts.map(({ part, name }) => {
    const words = counts.get(part) ?? 0;
    return { part, name, words, isBlank: words === 0 };
  });
}
