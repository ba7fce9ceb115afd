/** The first letters of the first and the last name, as people read them: a flag or an accent is one letter. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // A mark that nobody sees is no letter.
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^\p{Cf}+/u, ''))
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map(
    (word = '') => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '',
  );
  return initials.join('').toLocaleUpperCase() || '?';
}
