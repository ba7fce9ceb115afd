import type { Limit } from '../catalogue/index.ts';
import { fits } from './fit-length.ts';
import type { Fitted } from './fit-model.ts';
import { endOfKept } from './keepers.ts';
import { longestStart } from './longest-start.ts';
import { textOf } from './sentence.ts';
import type { Segment } from './written.ts';

/** The last resort where a text cannot be cut at its end: who it is about loses its last words, and they are told. */
export function cutSubject(
  { shot, dropped }: Fitted,
  limits: readonly Limit[],
  keeps: readonly string[],
  compose: () => Segment[],
): Segment[] {
  const { text } = shot.subject;
  const end = longestStart(text, endOfKept(text, keeps), (start) => {
    shot.subject.text = start;
    return fits(textOf(compose()), limits);
  });
  shot.subject.text = end === undefined ? text : text.slice(0, end);
  if (end !== undefined)
    dropped.push({ field: 'subject.text', value: text.slice(end).trim(), reason: 'length-limit' });
  return compose();
}
