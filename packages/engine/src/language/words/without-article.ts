import type { Span } from '../span.ts';

const VOWEL = /^(?:[aeiou]|h(?:our|onest|eir)|8|11|18)/i;
const LONG_U = /^(?:uni|use|eu|one\b|once\b)/i;

/** What goes from between an article and its noun: the article becomes that of the noun. */
export function cutBehindArticle(text: string, { from, to }: Span): Span & { by: string } {
  const article = /(?<![\p{L}\p{N}])(an?)\s+$/iu.exec(text.slice(Math.max(0, from - 8), from));
  const next = text.slice(to).trimStart();
  if (!article || !/^[\p{L}\p{N}]/u.test(next)) return { from, to, by: '' };
  const [whole, written = ''] = article;
  const isVowel = VOWEL.test(next) && !LONG_U.test(next);
  const behind = to + (text.length - to - next.length);
  return { from: from - whole.length, to: behind, by: `${written.charAt(0)}${isVowel ? 'n' : ''} ` };
}
