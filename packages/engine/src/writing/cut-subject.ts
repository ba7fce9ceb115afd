import type { Limit } from '../catalogue/index.ts';
import { cutAround } from './cut-around.ts';
import { endOfWhole } from './end-of-whole.ts';
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
  const isShort = (shorter: string) => {
    shot.subject.text = shorter;
    return fits(textOf(compose()), limits);
  };
  const least = endOfKept(text, keeps);
  const longest = longestStart(text, least, isShort);
  const end = longest === undefined ? undefined : Math.max(least, endOfWhole(text, longest));
  const cut =
    end === undefined
      ? cutAround(text, keeps, isShort)
      : { text: text.slice(0, end), lost: [text.slice(end).trim()] };
  shot.subject.text = cut?.text ?? text;
  for (const value of cut?.lost ?? []) dropped.push({ field: 'subject.text', value, reason: 'length-limit' });
  return compose();
}
