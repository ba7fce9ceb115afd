import type { Span } from '../span.ts';

/** One thing that the camera does. Moves stand in the order they are told in. */
export interface Move extends Span {
  /** The statement it is told in. */
  readonly of: number;
  /** "Slow", "quickly". */
  readonly tempo?: Span;
  /** What it goes to or around: "the mouse hole". */
  readonly target?: Span;
  /** Who of the cast that is. */
  readonly on?: number;
  /** "Until she turns". */
  readonly until?: Span;
  readonly link: 'open' | 'then' | 'together';
}
