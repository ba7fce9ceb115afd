import { isColour, isDoing, isFunctionWord, wordSet } from '../../reading/word-class.ts';

/** Words that no name begins with in a note of a shot. */
const isCommon = wordSet(
  'one two three four five six several many late early soft warm cold cool hard harsh long low high light dark heavy bright dim quiet slow wet dry empty fresh thin thick deep shallow golden natural muted pale faint gentle single bare',
);

/** As it stands in the middle of a sentence: only a word that begins no name loses its capital. */
export function runningOn(text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}'’-])/u.exec(text) ?? [];
  const word = first.toLowerCase();
  const isPlain =
    first !== 'I' && (isFunctionWord(word) || isColour(word) || isDoing(word) || isCommon.has(word));
  return first !== '' && isPlain ? word + text.slice(first.length) : text;
}

/** Without the full stop that would end a list in its middle. */
export function withoutStop(text: string): string {
  return /[^.]\.$/.test(text) ? text.slice(0, -1) : text;
}
