/** What is said of one subject: a unit, or a part of it behind "and", "then" or "while". Places count tokens. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** Behind the words that join it to the one before. */
  readonly body: number;
  /** What each does, from left to right; empty where something is only named. */
  readonly verbs: readonly number[];
  /** The word that joins it, if one does. */
  readonly joiner: string;
  /** The unit it is of, counted from the first. */
  readonly unit: number;
  /** It begins its unit. */
  readonly opens: boolean;
}
