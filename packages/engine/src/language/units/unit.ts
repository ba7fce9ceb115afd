import type { Kind } from '../statement.ts';

/** The stop of a label that stands in brackets. */
export const LABEL = ']';

/** A clause or an item of a list: what stands between two separators. Places count tokens; `to` is not part of it. */
export interface Unit {
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly line: number;
  /** It begins its sentence. */
  readonly opens: boolean;
  /** The mark behind it; empty at the end of the text, "\n" at the end of a line. */
  readonly stop: string;
  /** What a label before it says it is about: "Light:", "- sound:". */
  readonly labelled?: Kind;
  /** Where that label begins, before the first unit it is about. */
  readonly labelFrom?: number;
}
