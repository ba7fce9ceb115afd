/**
 * Something people ask about the product or the craft, answered. Figures stand in braces by their name among the
 * product's figures, so that no text can fall behind a limit.
 */
export interface HelpText {
  id: string;
  title: string;
  /** Other words for it, as people ask. */
  asked: string;
  /** The answer. */
  text: string;
  /** What rounds it off. */
  more?: string;
  /** The reason, for whoever asks why. */
  why?: string;
  /** One thing to try. */
  dare?: string;
  buttons?: readonly { text: string; url: string }[];
}
