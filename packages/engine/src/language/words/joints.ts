const FIRST = /^\s*(?:,\s*)?(?:and|or|nor|but|&)(?:\s+|$)/i;
const LAST = /(?:\s*,)?\s+(?:and|or|nor|but|&)\s*,?\s*$/i;

/** What joined words to others that are gone, before them. */
export function withoutFirstJoint(words: string): string {
  return words.replace(FIRST, '');
}

/** And behind them. */
export function withoutLastJoint(words: string): string {
  return words.replace(LAST, '');
}
