import { isInWord } from '../../language/marks/same-words.ts';
import type { Span } from '../../language/span.ts';

/** Where words stand, letter for letter, and no part of a word with them. */
export function wholeWords(text: string, words: string): Span | undefined {
  if (words === '') return undefined;
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + 1)) {
    const to = from + words.length;
    if (!isInWord(text, from) && !isInWord(text, to)) return { from, to };
  }
  return undefined;
}
