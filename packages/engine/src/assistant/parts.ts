import { asking } from '../language/wishes/forms.ts';
import { wordsOf } from './said/words.ts';

const MOST = 3;
const FEWEST_WORDS = 3;

/** The questions of a message: sentence by sentence, and where "and" begins another one. What only leads up to them stays with the next. */
export function partsOf(message: string): string[] {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);
  const parts = sentences.flatMap(cut);
  const questions = parts.filter((part) => isQuestion(part) && wordsOf(part).length >= 2);
  if (questions.length === 0) return [message];
  if (questions.length === 1)
    return parts.length > 1 && wordsOf(questions[0] ?? '').length >= FEWEST_WORDS
      ? [questions[0] ?? message]
      : [message];
  return questions.slice(0, MOST);
}

/** "… and does it have sound": asked besides. */
function cut(sentence: string): string[] {
  const at = [', and ', ' and ', ', ', ' also ']
    .map((joint) => ({ joint, at: sentence.indexOf(joint) }))
    .filter(({ at }) => at > 0);
  for (const { joint, at: start } of at) {
    for (let from = start; from >= 0; from = sentence.indexOf(joint, from + 1)) {
      const rest = sentence.slice(from + joint.length);
      const words = wordsOf(rest);
      if (
        words.length >= FEWEST_WORDS &&
        beginsQuestion(rest) &&
        wordsOf(sentence.slice(0, from)).length >= FEWEST_WORDS &&
        beginsQuestion(sentence)
      )
        return [sentence.slice(0, from), ...cut(rest)];
    }
  }
  return [sentence];
}

function beginsQuestion(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    asking.some((word) => lower.startsWith(`${word} `)) ||
    ['can i ', 'can you ', 'could i '].some((word) => lower.startsWith(word))
  );
}

function isQuestion(text: string): boolean {
  return text.includes('?') || beginsQuestion(text);
}
