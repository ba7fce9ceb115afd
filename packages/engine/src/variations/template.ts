/**
 * A text with places that can be filled in several ways: `{red|blue}`, `{2$$a|b|c}`, `{1-2$$ and $$a|b}`, one within
 * another. Braces without a bar or `$$` are text like any other, so that a prompt in JSON stays one; `\{`, `\|`, `\}`
 * are the characters themselves.
 */
export type Template = readonly Piece[];
export type Piece = string | Choice;

export interface Choice {
  options: readonly Template[];
  /** How many of them at once, and what stands between two. */
  least: number;
  most: number;
  joint: string;
}
