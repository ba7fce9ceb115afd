/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The words that say something, a comma between each two. */
export function commas(words: readonly (string | undefined | false)[]): string {
  return words.filter((word): word is string => typeof word === 'string' && word !== '').join(', ');
}
