import type { Conversed } from '../../services/ai/models.ts';
import { presentAnswer } from './present.ts';

/** An answer that was there at once, word by word, and at its end whole, with its buttons. */
export async function* streamAnswer(conversed: Conversed) {
  yield { type: 'start' as const, answered_by: conversed.answered_by };
  for (const [text] of conversed.answer.text.matchAll(/\S+\s*|^\s+/g)) yield { type: 'text' as const, text };
  yield { type: 'done' as const, ...presentAnswer(conversed) };
}

/** An answer as a model tells it. What stands at its end is the answer: all that came before gives way to it. */
export async function* streamTold(news: AsyncIterable<string>, end: Promise<Conversed>) {
  yield { type: 'start' as const, answered_by: { kind: 'model' as const } };
  for await (const text of news) yield { type: 'text' as const, text };
  yield { type: 'done' as const, ...presentAnswer(await end) };
}
