import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';

/** What is said of a stretch of a text: by the person, whose word wins over every guess; or by a model, who is one witness. */
export interface Mark extends Span {
  readonly kind: Kind;
  /** The words are an answer that was offered, and none of the person's own. */
  readonly added?: true | undefined;
  /** A model says so, and nobody has confirmed it. */
  readonly by?: 'model' | undefined;
}

/** What the person says themselves. */
export function ownMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.some(isTold) ? marks.filter((mark) => !isTold(mark)) : marks;
}

/** What a model says, and the person has said nothing of. */
export function toldMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(isTold);
}

function isTold({ by }: Mark): boolean {
  return by === 'model';
}
