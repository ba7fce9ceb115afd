import type { Span } from '../span.ts';
import type { Kind } from '../statement.ts';

/** Words that may be either of two things, the likelier first; only the person can tell. */
export interface Ask extends Span {
  readonly choices: readonly [Kind, Kind];
}
