import type { CurrentPrompt, Question } from '../question.ts';

/** The last text in a block of its own that Aira handed over, and what for. */
export function lastBlock({ history }: Pick<Question, 'history'>): CurrentPrompt | undefined {
  for (const { text, isUser } of history.toReversed()) {
    const block = isUser ? null : /```([^\n]*)\n([\s\S]+?)\n?```/.exec(text);
    if (!block?.[2]) continue;
    const [, mode, model] = (block[1] ?? '').trim().split(/\s+/);
    return { text: block[2].trim(), mode: mode === 'video' ? 'video' : 'photo', model };
  }
  return undefined;
}
