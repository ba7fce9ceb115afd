import type { Segment } from '../../writing/written.ts';
import { partOf, type Slot } from './additions-for.ts';
import type { Phrase } from './phrase.ts';

/** What was added to an idea, in the words it was added in. */
export interface Addition {
  part: Segment['part'];
  slot: Slot;
  text: string;
}

interface Marked {
  segments: Segment[];
  added: Addition[];
}

/** Parts what was added from what was given. A phrase that did not get into the text is not told. */
export function markAdded(given: readonly Segment[], phrases: readonly Phrase[]): Marked {
  const segments: Segment[] = [];
  const found = new Map<Phrase, string>();
  for (const segment of given) {
    if (segment.part === 'subject') segments.push(segment);
    else segments.push(...split(segment, phrases, found));
  }
  const added = phrases.flatMap((phrase) => {
    const text = found.get(phrase);
    return text === undefined ? [] : [{ part: partOf[phrase.slot], slot: phrase.slot, text }];
  });
  return { segments, added };
}

/** A stretch of the text belongs to the phrase that it ends with, and the marks behind it too. */
function split(segment: Segment, phrases: readonly Phrase[], found: Map<Phrase, string>): Segment[] {
  const lower = segment.text.toLowerCase();
  const spots = phrases
    .map((phrase) => ({ phrase, start: lower.indexOf(phrase.words.toLowerCase()) }))
    .filter(({ start, phrase }) => start >= 0 && !found.has(phrase))
    .sort((one, other) => one.start - other.start);
  const pieces: Segment[] = [];
  let from = 0;
  const cut = (to: number, part: Segment['part'], added: boolean) => {
    if (to <= from) return;
    pieces.push({ text: segment.text.slice(from, to), part, ...(added && { added: true as const }) });
    from = to;
  };
  for (const { phrase, start } of spots) {
    const end = start + phrase.words.length;
    if (start < from) continue;
    found.set(phrase, segment.text.slice(start, end));
    const lead = /[\s,]*$/.exec(segment.text.slice(from, start))?.[0].length ?? 0;
    cut(start - lead, segment.part, false);
    cut(end + (/^[.,;\s]*/.exec(segment.text.slice(end))?.[0].length ?? 0), partOf[phrase.slot], true);
  }
  cut(segment.text.length, segment.part, false);
  return pieces;
}
