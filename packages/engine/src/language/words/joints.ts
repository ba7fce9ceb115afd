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

/** "“Stay out” and a child": more is said behind a quote. */
export function goesOnWithAnd(text: string, at: number): boolean {
  return /^["”']?\s+and\b/.test(text.slice(at, at + 24));
}

/** "Shouts “Crab!”, and repeats it later": what goes on needs who does it. */
export function isContinued(text: string, at: number): boolean {
  return /^["”']?\s*,?\s*(?:and|then|but|before|after)\b/i.test(text.slice(at, at + 24));
}

/** What ties one figure to the next: "at", ", and", or nothing. */
export function isJointAlone(words: string): boolean {
  return /^\s*(?:,?\s*(?:and|at|with|&|\/)\s+)?$/i.test(words);
}

export function withoutLeadJoint(words: string): string {
  return words.replace(/^\W*(?:(?:and|at|with)\s+)?/i, '');
}

/** Nothing but a mark or an "and" stands between two of a row. */
export function isJoint(between: string): boolean {
  return /^[\s,;&/+–—-]*(?:and|or|nor|also)?\s*$/i.test(between);
}
