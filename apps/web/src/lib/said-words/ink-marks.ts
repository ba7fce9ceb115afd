import { partOfKind } from '@cuewright/engine/inks';
import type { Mark } from '@cuewright/engine/marks';
import type { Segment } from '../../ui/part/part.ts';

/** A text in its inks, with what the person said of their words in the ink of that: at once, whoever wrote the rest. */
export function inkMarks(segments: readonly Segment[], marks: readonly Mark[]): readonly Segment[] {
  if (marks.length === 0) return segments;
  let at = 0;
  return segments.flatMap((segment) => {
    const from = at;
    const to = from + segment.text.length;
    at = to;
    const inner = marks.flatMap((mark) => [mark.from, mark.to]).filter((cut) => cut > from && cut < to);
    const edges = [...new Set([from, ...inner, to])].sort((one, other) => one - other);
    if (edges.length < 2) return [segment];
    return edges.slice(0, -1).map((start, n) => {
      const end = edges[n + 1] ?? to;
      const mark = marks.find((one) => one.from <= start && end <= one.to);
      const text = segment.text.slice(start - from, end - from);
      return { ...segment, text, ...(mark && { part: partOfKind[mark.kind] }) };
    });
  });
}
