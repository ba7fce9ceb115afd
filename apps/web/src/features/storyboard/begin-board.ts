import type { Storyboard } from '@cuewright/contract';
import { promptDescription } from '@cuewright/engine/export';
import { openingFrames } from '@cuewright/engine/storyboard';
import { call } from '../../lib/api.ts';
import type { BoardSeed } from '../../lib/board-seed.ts';

/** The board of this very prompt, or a new one with its four frames. */
export async function beginBoard(
  { prompt, promptId, marks = [] }: BoardSeed,
  id: string,
  signal: AbortSignal,
): Promise<Storyboard> {
  const before = promptId && (await findBoard(promptId, prompt, signal));
  if (before) return before;
  const body = {
    id,
    title: titleFrom(prompt),
    originalPrompt: prompt,
    originalMarks: [...marks],
    prompt_id: promptId ?? null,
    frames: openingFrames(prompt, () => crypto.randomUUID(), marks),
  };
  return await call('POST /api/storyboards', { body, signal });
}

async function findBoard(
  prompt_id: string,
  prompt: string,
  signal: AbortSignal,
): Promise<Storyboard | undefined> {
  const { storyboards } = await call('GET /api/storyboards', { query: { prompt_id, limit: 1 }, signal });
  const [latest] = storyboards;
  if (!latest) return undefined;
  const board = await call('GET /api/storyboards/{id}', { params: { id: latest.id }, signal });
  return board.originalPrompt === prompt.trim() ? board : undefined;
}

const LONGEST = 60;

/** The first words of the prompt, until somebody has a better name. */
export function titleFrom(prompt: string): string {
  const [first = ''] = promptDescription(prompt).split(/[,.;:\n]/);
  const words = first.trim();
  if (words.length <= LONGEST) return words === '' ? 'Storyboard' : words;
  const cut = words.slice(0, LONGEST).replace(/\s+\S*$/, '');
  return `${cut}…`;
}
