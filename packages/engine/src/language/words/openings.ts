import { wordSet } from './word-set.ts';

/** Behind these no "in" is missing. */
const LEADS_TO_PLACE = wordSet(
  'in on at inside outside under beneath near by beside across along behind above among between over within aboard',
);
/** Their capital is that of a beginning, and no part of a name. */
const SMALL = wordSet('a an the in on at inside outside under near by two three her his their some');

const firstWord = (text: string) => /^\w+/.exec(text)?.[0] ?? '';

/** "Under a bridge" says where by itself, "a tiled market" does not. */
export function saysWhere(text: string): boolean {
  return LEADS_TO_PLACE.has(firstWord(text).toLowerCase());
}

/** In the middle of a sentence a small word loses the capital of its beginning; a name keeps it. */
export function midSentence(text: string): string {
  const word = firstWord(text);
  const isBeginning = word !== '' && word.slice(1) === word.slice(1).toLowerCase();
  return isBeginning && SMALL.has(word.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
