import { isFunctionWord } from '../../language/words/word-class.ts';

/** The words of a text without figures, in small letters. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
  return words.map((word) => word.replace(/['-]+$/, ''));
}

/** A word that has a capital wherever it stands, or for its sentence, and names nobody: "I". */
export function isPlain(word: string): boolean {
  return isFunctionWord(word.toLowerCase().replaceAll("'", ''));
}
