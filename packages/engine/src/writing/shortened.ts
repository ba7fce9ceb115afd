import type { Limit } from '../catalogue/index.ts';
import { cutAround } from './cut-around.ts';
import { endOfWhole } from './end-of-whole.ts';
import { fits } from './fit-length.ts';
import { endOfKept } from './keepers.ts';
import { longestStart } from './longest-start.ts';
import { textOf } from './sentence.ts';
import type { Dropped, Segment } from './written.ts';

/**
 * The last resort, when what the picture is about is longer than the generator reads: whole words go from the end and
 * are told in `dropped`. Where locked words stand at the end, those between them go first.
 */
export function shortened(
  segments: readonly Segment[],
  limits: readonly Limit[],
  keeps: readonly string[],
  dropped: Dropped[],
): Segment[] {
  const text = textOf(segments);
  const least = endOfKept(text, keeps);
  const longest = longestStart(text, least, (start) => fits(start, limits));
  const end = longest === undefined ? undefined : Math.max(least, endOfWhole(text, longest));
  if (end === undefined) {
    const cut = cutAround(text, keeps, (shorter) => fits(shorter, limits));
    if (!cut) return [...segments];
    for (const value of cut.lost) dropped.push({ field: 'subject.text', value, reason: 'length-limit' });
    return [{ part: segments[0]?.part ?? 'subject', text: cut.text }];
  }
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
