import type { Part, Segment } from '../part/part.ts';

export type Severity = 'error' | 'warning' | 'hint';

/**
 * A stretch of the text that a check speaks of, that is to stay as it is, that somebody said something of, or that is asked
 * about, in UTF-16 units from the beginning of the prompt.
 */
export interface Mark {
  id: string;
  start: number;
  end: number;
  severity: Severity | 'pinned' | 'said' | 'asked';
  /** Drawn behind it, in a word. */
  tag?: string;
  /** The same for ears. */
  says?: string;
}

/** A piece of one segment that looks the same from end to end. */
export interface Run {
  text: string;
  start: number;
  part: Part | undefined;
  /** Its part's letter stands before it. */
  isLettered: boolean;
  /** White space or a comma at the edge of its segment: belongs to the part, is not dressed as one. */
  isEdge: boolean;
  /** The marks that cover it, the gravest first. */
  marks: readonly Mark[];
}

/** The runs of each segment. Joined together their texts are the prompt, whatever the marks. */
export function splitRuns(segments: readonly Segment[], marks: readonly Mark[] = []): Run[][] {
  const rank = { error: 0, warning: 1, asked: 2, said: 3, hint: 4, pinned: 5 };
  const pending = marks.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  let active: Mark[] = [];
  let position = 0;
  let lastPart: Part | undefined;

  return segments.map(({ text, part }) => {
    const from = position;
    const to = from + text.length;
    position = to;
    const bodyFrom = from + (/^[\s,.;:]*/.exec(text)?.[0].length ?? 0);
    const bodyTo = Math.max(bodyFrom, from + text.trimEnd().length);
    const isNewPart = part !== lastPart;
    if (text.trim() && part) lastPart = part;

    const cuts = new Set([from, bodyFrom, bodyTo, to]);
    for (const { start, end } of marks) {
      if (start > from && start < to) cuts.add(start);
      if (end > from && end < to) cuts.add(end);
    }
    const edges = [...cuts].sort((a, b) => a - b);
    return edges.slice(0, -1).map((start, n) => {
      const end = edges[n + 1] ?? to;
      active = active.filter((mark) => mark.end > start);
      while (pending[0] && pending[0].start <= start) {
        const mark = pending.shift();
        if (mark && mark.end > start) active.push(mark);
      }
      return {
        text: text.slice(start - from, end - from),
        start,
        part,
        isLettered: part !== undefined && isNewPart && start === bodyFrom && bodyFrom < bodyTo,
        isEdge: start < bodyFrom || start >= bodyTo,
        marks: [...active].sort((a, b) => rank[a.severity] - rank[b.severity]),
      };
    });
  });
}
