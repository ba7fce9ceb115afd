import type { Limit } from '../catalogue/index.ts';
import { fits } from './fit-length.ts';
import { endOfKept } from './keepers.ts';
import { longestStart } from './longest-start.ts';
import { textOf } from './sentence.ts';
import type { Dropped, Segment } from './written.ts';

/**
 * The last resort, when what the picture is about is longer than the generator reads: whole words go from the end and
 * are told in `dropped`. A text that ends in locked words is left too long rather than broken.
 */
export function shortened(
  segments: readonly Segment[],
  limits: readonly Limit[],
  keeps: readonly string[],
  dropped: Dropped[],
): Segment[] {
  const text = textOf(segments);
  const end = longestStart(text, endOfKept(text, keeps), (start) => fits(start, limits));
  if (end === undefined) return [...segments];
  dropped.push({ field: 'subject.text', value: text.slice(end).trim(), reason: 'length-limit' });
  return cutAt(segments, end);
}

function cutAt(segments: readonly Segment[], end: number): Segment[] {
  const kept: Segment[] = [];
  let at = 0;
  for (const segment of segments) {
    if (at >= end) break;
    kept.push({ ...segment, text: segment.text.slice(0, end - at) });
    at += segment.text.length;
  }
  return kept;
}
