import { textOf } from '../writing/sentence.ts';
import type { Positive } from '../writing/wordings.ts';
import { append, type Stretch } from './stretches.ts';

/** Other words behind, as a sentence of their own. */
export function putBehind(words: Stretch[], others: readonly Stretch[]): void {
  if (others.length === 0) return;
  const end = words.at(-1)?.part ?? 'subject';
  append(words, /[.!?…]["”’)]*$/.test(textOf(words)) ? ' ' : '. ', end);
  for (const { part, text } of others) append(words, text, part);
}

/** What is there instead, as a sentence behind sentences and as a phrase behind phrases. */
export function sayFact(words: Stretch[], { sentence, phrase }: Positive): void {
  const said = textOf(words);
  if (said === '') append(words, sentence, 'technical');
  else append(words, /[.!?…]["”’)]*$/.test(said) ? ` ${sentence}` : `, ${phrase}`, 'technical');
}
