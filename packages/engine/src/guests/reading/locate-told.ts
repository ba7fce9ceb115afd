import type { Mark } from '../../language/marks/mark.ts';
import { isInWord } from '../../language/marks/same-words.ts';
import type { ReadingProblem } from './reading-problem.ts';
import { kindNamed, type ToldStretch } from './told-reading.ts';

/**
 * Where the stretches of an answer stand: each letter for letter, behind the one before. An answer that has one word which
 * is not there is none, because nobody knows what else of it was made up.
 */
export function locateTold(
  text: string,
  stretches: readonly ToldStretch[],
): { marks: Mark[] } | { problem: ReadingProblem } {
  const marks: Mark[] = [];
  let at = 0;
  for (const { words: given, kind: name } of stretches) {
    const words = given.trim();
    const kind = kindNamed(name);
    if (!kind) return { problem: 'unknown-kind' };
    if (words === '') continue;
    const from = text.indexOf(words, at);
    if (from < 0) return { problem: text.includes(words) ? 'out-of-order' : 'not-in-text' };
    const to = from + words.length;
    if (isInWord(text, from) || isInWord(text, to)) return { problem: 'cut-word' };
    marks.push({ from, to, kind, by: 'model' });
    at = to;
  }
  return marks.length > 0 ? { marks } : { problem: 'nothing-read' };
}
