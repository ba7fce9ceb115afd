import { ApiError, problem } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { askOnce, type Wish } from './drawing-asked.ts';

const heron: Wish = { prompt: 'A heron at dawn', marks: [], ratio: '16:9', kind: 'picture' };

/** Asks that are answered one after the other as told; what was sent. */
function asking(...answers: (Error | string)[]) {
  let ids = 0;
  const sent: string[] = [];
  const ask = askOnce(() => `id ${++ids}`);
  const draw = (frame: string, wish = heron) =>
    ask(frame, wish, async ({ generation_id }) => {
      sent.push(generation_id);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    }).catch(() => undefined);
  return { sent, draw };
}

const refused = new ApiError('POST /api/generate-image', problem('artist-refused'));

describe('[DRAW-1] a drawing is asked for', () => {
  it('under the same id while nobody knows what became of it', async () => {
    const { sent, draw } = asking(new TypeError('no line'), new TypeError('no line'), 'drawn', 'drawn');
    for (const frame of ['a', 'a', 'a', 'a']) await draw(frame);
    expect(sent).toEqual(['id 1', 'id 1', 'id 1', 'id 2']);
  });

  it('under a new id for another frame, other words, other marks, another shape or kind, and after a refusal', async () => {
    const lost = new TypeError('no line');
    const { sent, draw } = asking(lost, lost, lost, lost, lost, refused, 'drawn');
    await draw('a');
    await draw('b');
    await draw('a', { ...heron, prompt: 'A heron at dusk' });
    await draw('a', { ...heron, prompt: 'A heron at dusk', marks: [{ from: 2, to: 7, kind: 'absence' }] });
    const square: Wish = { prompt: 'A heron at dusk', marks: [], ratio: '1:1', kind: 'picture' };
    await draw('a', square);
    await draw('a', { ...square, kind: 'sketch' });
    await draw('a', { ...square, kind: 'sketch' });
    expect(new Set(sent).size).toBe(7);
  });
});
