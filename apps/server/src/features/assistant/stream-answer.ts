import type { Answer } from '@cuewright/engine/assistant';
import { presentAnswer } from './present.ts';

/** An answer word by word, and at its end whole, with its buttons. */
export async function* streamAnswer(answer: Answer) {
  for (const [text] of answer.text.matchAll(/\s*\S+\s*$|\s*\S+/g)) yield { type: 'text' as const, text };
  yield { type: 'done' as const, ...presentAnswer(answer) };
}
