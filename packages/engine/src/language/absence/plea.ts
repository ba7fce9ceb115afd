/** "Please no hands": who asks nicely asks the app. How long the plea is that words begin with. */
export function pleaIn(words: string): number {
  return PLEA.exec(words)?.[0].length ?? 0;
}

const PLEA = /^(?:please|pls|plz)[,\s]+/i;
