/** A marked line in figures. */
export interface Example {
  readonly length: number;
  /** Where the features of each item begin; one more for where the last end. */
  readonly starts: Int32Array;
  readonly features: Int32Array;
  /** Which vector each item has, counted from 1; 0 for none. */
  readonly vectors: Int32Array;
  readonly sentences: Int32Array;
  /** The kinds that are right, a bit each. */
  readonly right: Int32Array;
  /** Items that somebody marked. */
  readonly marked: number;
}
