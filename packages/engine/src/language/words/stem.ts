/** A word without the ending of its plural. */
export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s)$/, '') : word;
}
