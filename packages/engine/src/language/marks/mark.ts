import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';

/** What the person says a stretch of their text is. It wins over every guess. */
export interface Mark extends Span {
  readonly kind: Kind;
  /** The words are an answer that was offered, and none of the person's own. */
  readonly added?: true | undefined;
}
