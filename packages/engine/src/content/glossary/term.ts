/** A word of the trade, as a tooltip tells it. */
export interface TermEntry {
  id: string;
  name: string;
  /** Other words for it, in lower case. */
  aliases: readonly string[];
  /** Says what one sees, in at most 120 characters. */
  definition: string;
}
