import type { CurrentPrompt, Question } from '../question.ts';

/** The last text in a block of its own that Aira handed over, and what for. */
export function lastBlock({ history }: Pick<Question, 'history'>): CurrentPrompt | undefined {
  for (const { text, isUser } of history.toReversed()) {
    const block = isUser ? undefined : blockIn(text);
    if (!block) continue;
    const [, mode, model] = block.head.trim().split(/\s+/);
    return { text: block.body.trim(), mode: mode === 'video' ? 'video' : 'photo', model };
  }
  return undefined;
}

const FENCE = '```';

/** The first fence with something in it. */
function blockIn(text: string): { head: string; body: string } | undefined {
  const start = text.indexOf(FENCE);
  const line = start < 0 ? -1 : text.indexOf('\n', start + FENCE.length);
  const end = line < 0 ? -1 : text.indexOf(FENCE, line + 2);
  return end < 0
    ? undefined
    : { head: text.slice(start + FENCE.length, line), body: text.slice(line + 1, end) };
}
