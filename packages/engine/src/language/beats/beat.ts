import type { Span } from '../span.ts';

/** Something that is done, by whom. Beats stand in the order they are told in. */
export interface Beat {
  readonly id: number;
  /** The statement it is told in. */
  readonly of: number;
  /** Nobody where it could be several, or where nobody is said to do it. */
  readonly who: readonly number[];
  /** From the verb to the end of what it takes. */
  readonly does: Span;
  /** Whom or what it is done to. */
  readonly to: readonly number[];
  /** It is said not to be done. */
  readonly isDenied: boolean;
  /** When, beside the beat before: where the words leave it open, so does this. */
  readonly link: 'open' | 'then' | 'together' | 'earlier';
}
