interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]/u;

/** Where words stand in a text as whole words, however they are capitalised and wherever the line breaks. */
export function occurrences(text: string, words: string): Span[] {
  const [first = '', last = ''] = [words.charAt(0), words.charAt(words.length - 1)];
  const pattern = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const before = WORD.test(first) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = WORD.test(last) ? '(?![\\p{L}\\p{N}])' : '';
  return [...text.matchAll(new RegExp(`${before}${pattern}${after}`, 'giu'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
