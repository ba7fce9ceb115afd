import { overlaps, type Span } from '../span.ts';
import type { Mark } from './mark.ts';

/** With one more mark, in the order of the text. It replaces whatever it overlaps. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...withoutMark(marks, mark), mark].sort((one, other) => one.from - other.from);
}

/** Without the marks that touch a stretch. */
export function withoutMark(marks: readonly Mark[], stretch: Span): Mark[] {
  return marks.filter((mark) => !overlaps(mark, stretch));
}

/** In the order of the text, each beside the one before; what lies outside of the text or over another is left out. */
export function inOrder(marks: readonly Mark[], length: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...marks].sort((one, other) => one.from - other.from)) {
    const isFree = mark.from >= (kept.at(-1)?.to ?? 0);
    if (isFree && mark.from < mark.to && mark.to <= length) kept.push(mark);
  }
  return kept;
}
