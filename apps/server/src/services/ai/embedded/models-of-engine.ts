import { lockedOutcome } from '@cuewright/engine/locked';
import type { Addition, Idea } from '@cuewright/engine/methods/optimizer';
import { describePicture } from '@cuewright/engine/picture';
import type { AnsweredBy, Models, PolishedPrompt } from '../models.ts';

const answered_by: AnsweredBy = { kind: 'engine' };

/** The engine does it all by itself, and draws nothing. What it knows comes with the first question. */
export const modelsOfEngine: Models = {
  polish: async ({ idea, genre, mode, locked = [] }) => {
    const made = genre ? await optimized({ idea, genre, mode, locked }) : await enhanced(idea, mode, locked);
    return {
      ...made,
      ...(locked.length > 0 && { locked: lockedOutcome(made.prompt, locked) }),
      answered_by,
    };
  },
  see: async ({ reading: { measured, camera, words }, model }) => ({
    ...describePicture(measured, model, camera, words),
    source: 'measured',
    answered_by,
  }),
  draw: undefined,
  converse: async (question) => {
    const { answer } = await import('@cuewright/engine/assistant');
    return { answer: answer(question), answered_by };
  },
};

type Made = Omit<PolishedPrompt, 'answered_by'>;

async function optimized(idea: Idea): Promise<Made> {
  const { optimize } = await import('@cuewright/engine/methods/optimizer');
  const made = optimize(idea);
  if (!made) throw new Error('A blank idea came past its check.');
  return { prompt: made.written.text, segments: made.written.segments, added: made.added };
}

/** A text without a genre is given only the size, lens, light and move it lacks. */
async function enhanced(text: string, mode: 'photo' | 'video', locked: readonly string[]): Promise<Made> {
  const { enhanceText } = await import('@cuewright/engine/enhance');
  const made = enhanceText(text, mode, undefined, locked);
  if (!made) throw new Error('A blank text came past its check.');
  const added = made.added.map(({ field, value }): Addition => {
    const words = value.replaceAll('-', ' ').replace('close up', 'close-up');
    return field === 'light'
      ? { part: 'light', slot: 'light', text: words }
      : { part: 'camera', slot: 'camera', text: words };
  });
  return { prompt: made.written.text, segments: made.written.segments, added };
}
