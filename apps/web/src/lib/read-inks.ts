import { readText } from '@cuewright/engine/reading';
import type { Mode } from '@cuewright/engine/shot';
import type { Part, Segment } from '../ui/part/part.ts';
import { addText } from './add-text.ts';

const partOfField: readonly [RegExp, Part][] = [
  [/^camera/, 'camera'],
  [/^light/, 'light'],
  [/^place/, 'place'],
  [/^subject/, 'subject'],
  [/^audio/, 'audio'],
  [/./, 'technical'],
];

/** Flags of a generator: "--ar 16:9". */
const FLAGS = /(?:^|\s)--[a-z].*$/s;

/** A text of unknown making, in the inks of what its words speak of. Loads the vocabulary, so it comes later. */
export function readInks(text: string, mode: Mode): Segment[] {
  const reading = readText(text, { mode });
  // The spans belong to the text as the reader cleaned it.
  if (reading.text !== text) return [{ text }];
  const inks = Array<Part | undefined>(text.length).fill(undefined);
  for (const { field, start, end } of reading.findings)
    inks.fill(partOfField.find(([pattern]) => pattern.test(field))?.[1], start, end);
  for (const { part, start, end } of reading.rest) inks.fill(part, start, end);
  const flags = FLAGS.exec(text);
  if (flags) inks.fill('technical', flags.index);
  return withoutGaps(text, inks);
}

/** What stands between two stretches goes with the one before it, up to the last mark; behind the mark, with the next. */
function withoutGaps(text: string, inks: readonly (Part | undefined)[]): Segment[] {
  const segments: Segment[] = [];
  let part = inks.find((ink) => ink !== undefined);
  for (let at = 0; at < text.length; ) {
    const end = endOfRun(inks, at);
    const run = text.slice(at, end);
    if (inks[at] !== undefined) {
      part = inks[at];
      addText(segments, run, part);
    } else {
      const mark = /[,.;:!?]\s*(?=[^,.;:!?]*$)/.exec(run);
      const before = mark ? mark.index + mark[0].length : run.length;
      addText(segments, run.slice(0, before), part);
      addText(segments, run.slice(before), inks[end] ?? part);
    }
    at = end;
  }
  return segments;
}

function endOfRun(inks: readonly (Part | undefined)[], from: number): number {
  let end = from;
  while (end < inks.length && inks[end] === inks[from]) end += 1;
  return end;
}
