import { listed } from '../../language/words/listed.ts';
import type { Change } from './outcome.ts';
import type { Text } from './phrase.ts';

/** Spoken with another sound than their letters tell. */
const LIKE_CONSONANTS = listed('uni, use, usu, eur, one, ewe, uto, ufo');
const LIKE_VOWELS = listed('hour, honest, honour, honor, heir, 8, 11, 18, x-ray');

export function articleFor(word: string): 'a' | 'an' {
  const low = word.toLowerCase();
  if (LIKE_VOWELS.some((sound) => low.startsWith(sound))) return 'an';
  if (LIKE_CONSONANTS.some((sound) => low.startsWith(sound))) return 'a';
  return 'aeiou'.includes(low[0] ?? '-') ? 'an' : 'a';
}

/** "A yellow coat" that becomes orange has another article; nothing where it stays. */
export function mendedArticle({ tokens, text }: Text, at: number, next: string): Change | undefined {
  const token = tokens[at];
  if (!token || (token.word !== 'a' && token.word !== 'an') || next === '') return undefined;
  const article = articleFor(next);
  if (article === token.word) return undefined;
  const written = text.slice(token.from, token.to);
  return {
    from: token.from,
    to: token.to,
    put: written[0] === 'A' ? article.charAt(0).toUpperCase() + article.slice(1) : article,
  };
}
