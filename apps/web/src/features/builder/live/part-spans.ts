import type { ToCheck } from '@cuewright/engine/checks';
import type { Segment } from '@cuewright/engine/writing';

/** Where each part stands in the text that its segments make. */
export function partSpans(segments: readonly Segment[]): NonNullable<ToCheck['parts']> {
  let at = 0;
  return segments.flatMap(({ part, text }) => {
    const start = at;
    at += text.length;
    return part === 'spec-suffix' ? [] : [{ part, start, end: at }];
  });
}
