/** A token as the labeller sees it. What ends a sentence is none. */
export interface Item {
  /** Which of the tokens it is. */
  readonly token: number;
  readonly sentence: number;
  /** Whose vector it has; empty where it has none. */
  readonly word: string;
  /** Everything else that can be said of it, by names that the table may know. */
  readonly features: readonly string[];
}
