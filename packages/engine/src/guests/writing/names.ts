import type { Token } from '../../language/tokens/token.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';

/** "Momo", "Via Roma": a capital that no sentence, line or label begins with. */
export function isNameIn(text: string, tokens: readonly Token[], token: Token): boolean {
  if (!token.isCapital || token.word.length < 2 || isFunctionWord(token.word)) return false;
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const opens = !before || /[.!?:;[\n•-]\s*$/.test(text.slice(before.from, token.from));
  return !opens && !isLabel(text, token);
}

/** What a colon stands behind. */
export function isLabel(text: string, { to }: Token): boolean {
  return /^\s*:/.test(text.slice(to));
}

/** "Edie's" is Edie. */
export function bareName(word: string): string {
  return word.replace(/['’]s?$/, '');
}
