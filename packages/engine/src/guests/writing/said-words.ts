import type { Token } from '../../language/tokens/token.ts';
import { nounForms } from '../../language/words/noun-forms.ts';

const ROOT = 4;

/** What stands between quotation marks too. */
export function wordsIn(text: string, tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token) => [
      ...formsOf(token),
      ...(token.atom
        ? text
            .slice(token.from, token.to)
            .toLowerCase()
            .split(/[^\p{L}\p{N}.,]+/u)
            .flatMap((one) => [one, one.replace(/[.,]+$/, '')])
        : []),
    ]),
  );
}

export function formsOf({ word }: Token): string[] {
  return [word, ...nounForms(word)];
}

export function has(words: ReadonlySet<string>, word: string): boolean {
  return nounForms(word).some((form) => words.has(form)) || words.has(word);
}

/** "Rolling" and "rolls", "father" and "father's". */
export function hasRoot(small: string, word: string): boolean {
  if (!ROOTED.test(word)) return false;
  // "Drumsticks" are sticks.
  return new RegExp(`[^\\p{L}\\p{M}]${rootOf(word)}|${word}(?![\\p{L}\\p{M}])`, 'u').test(small);
}

const ROOTED = /^\p{L}[\p{L}\p{M}]{3,}$/u;

export function rootOf(word: string): string {
  return word.slice(0, Math.max(ROOT, word.length - 3));
}
