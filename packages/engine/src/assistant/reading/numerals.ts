import { numberWords } from '../../language/words/people-words.ts';

/** "One minute, please" and "a single frame" count nothing. */
const counting = Object.keys(numberWords).filter((word) => Number(numberWords[word]) > 1);

const NUMERAL = new RegExp(
  `\\b(${counting.join('|')})\\b(?=[\\s-]+(?:seconds?|secs?|minutes?|mins?|frames?|words|characters)\\b)`,
  'g',
);

/** "Ten seconds" as "10 seconds". */
export function inFigures(text: string): string {
  return text.replace(NUMERAL, (word) => String(numberWords[word] ?? word));
}
