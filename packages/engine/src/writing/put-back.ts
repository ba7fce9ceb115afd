import { eachOnce, lookalike } from '../locked/keep-locked.ts';
import { textOf } from './sentence.ts';
import type { Segment } from './written.ts';

/** Locked words that a sentence has in other letters stand as they were. A text of fields and quotes is changed within one only. */
export function putBack(
  segments: readonly Segment[],
  keeps: readonly string[],
  isWhole: boolean,
): readonly Segment[] {
  let kept = segments;
  for (const words of eachOnce(keeps)) {
    const text = textOf(kept);
    const found = text.includes(words) ? undefined : lookalike(text, words);
    if (!found || (isWhole && /["\\\n]/.test(words + text.slice(found.start, found.end)))) continue;
    const next = replaced(kept, found, words);
    const after = textOf(next);
    // What stands already is not given up for another.
    if (keeps.every((one) => !text.includes(one) || after.includes(one))) kept = next;
  }
  return kept;
}

/** The new words take the part of the first of the old ones. */
function replaced(
  segments: readonly Segment[],
  { start, end }: { start: number; end: number },
  words: string,
): Segment[] {
  let at = 0;
  return segments
    .map((segment) => {
      const from = at;
      at += segment.text.length;
      if (at <= start || from >= end) return segment;
      const before = segment.text.slice(0, Math.max(0, start - from));
      const behind = segment.text.slice(Math.max(0, end - from));
      return { ...segment, text: before + (from <= start ? words : '') + behind };
    })
    .filter(({ text }) => text !== '');
}
