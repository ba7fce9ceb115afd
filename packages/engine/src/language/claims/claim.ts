import type { Span } from '../span.ts';
import type { Said, Witness } from '../statement.ts';

/** What one finder says of a stretch. Which claims stand is settled by `settle`. */
export type Claim = Span & {
  readonly sure: Witness;
  /** The part of the stretch that says it, where the rest only carries it. */
  readonly core?: Span;
  readonly said: Said;
  /** Only its kind is told. */
  readonly isVague?: true;
};
