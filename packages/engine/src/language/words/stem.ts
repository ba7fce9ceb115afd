/** A word without the ending of its plural. */
export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s)$/, '') : word;
}

/** And without that of what somebody is doing: "smoking" beside "smoke". */
export function bareForm(word: string): string {
  return word.replace(/(?:e?s|ing)$/, '');
}
