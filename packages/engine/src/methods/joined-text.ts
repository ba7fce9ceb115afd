import { withoutNone } from '../language/absence/none.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Segment } from '../writing/written.ts';

/** What a person typed into a box, as it can stand inside a sentence: one line, no loose marks at its ends. */
export function boxText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const oneLine = cleanText(value).replace(/\s+/g, ' ').trim();
  return withoutLooseMarks(withoutNone(oneLine));
}

/** Commas and full stops at the end belong to the sentence; an ellipsis, a question or an exclamation belong to the person. */
function withoutLooseMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' ,;.'.includes(text.charAt(start)) && !text.startsWith('...', start)) start += 1;
  while (end > start && ' ,;:'.includes(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end - 1) === '.' && text.charAt(end - 2) !== '.') end -= 1;
  while (end > start && ' ,;:'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The parts that say something, a joint between each two. The joint goes with the part behind it. */
export function joinSegments(segments: readonly Segment[], joint: string): Segment[] {
  return segments
    .filter(({ text }) => text !== '')
    .map((segment, at) => (at === 0 ? segment : { ...segment, text: `${joint}${segment.text}` }));
}
