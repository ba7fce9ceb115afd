import { randomUUIDv7 } from 'node:crypto';
import type { Storyboard } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { newFrame, openingFrames } from '@cuewright/engine/storyboard';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { boardToKeep } from '../../../testing/storyboards.ts';

const { app, db, person } = await buildTestApp();
const prompt = 'A cup beside two ferns';
const marks: Mark[] = [{ from: 'A cup '.length, to: prompt.length, kind: 'absence' }];

const send = async ({ headers }: Person, payload: object, id?: string) =>
  id === undefined
    ? await app.inject({ method: 'POST', url: '/api/storyboards', headers, payload: boardToKeep(payload) })
    : await app.inject({ method: 'PUT', url: `/api/storyboards/${id}`, headers, payload });
const read = async ({ headers }: Person, id: string): Promise<Storyboard> =>
  (await app.inject({ url: `/api/storyboards/${id}`, headers })).json();
const frame = { ...newFrame(randomUUIDv7(), prompt), marks };
const { marks: _, ...unmarked } = frame;

function wordsOf({ frames }: Storyboard) {
  return frames.map((one) => one.marks.map(({ from, to }) => one.prompt.slice(from, to)));
}

describe('[MARK-8] marks of a storyboard', () => {
  it('are kept with the prompt it begins from, and with each frame', async () => {
    const author = await person();
    const frames = openingFrames(prompt, randomUUIDv7, marks);
    const kept = (await send(author, { originalPrompt: prompt, originalMarks: marks, frames })).json();
    expect(kept).toMatchObject({ originalMarks: marks, frames });
    expect(await read(author, kept.id)).toEqual(kept);
    expect(wordsOf(kept)).toEqual(Array(4).fill(['beside two ferns']));
  });

  it('go on with the words of a frame that comes without them, by its id', async () => {
    const author = await person();
    const { id } = (await send(author, { frames: [frame] })).json();
    const after = { ...unmarked, prompt: `Dusk: ${prompt}` };
    const copy = { ...unmarked, id: randomUUIDv7() };
    expect(wordsOf((await send(author, { frames: [copy, after] }, id)).json())).toEqual([
      [],
      ['beside two ferns'],
    ]);
    expect(wordsOf((await send(author, { title: 'The cup' }, id)).json())).toEqual([
      [],
      ['beside two ferns'],
    ]);
    const cut = { ...unmarked, prompt: 'A cup beside a fern' };
    expect(wordsOf((await send(author, { frames: [cut] }, id)).json())).toEqual([[]]);
  });

  it('are replaced by those that are sent', async () => {
    const author = await person();
    const { id } = (await send(author, { frames: [frame] })).json();
    const after = { ...frame, prompt: `\r\n${prompt}`, marks: [{ from: 4, to: 7, kind: 'figure' }] };
    expect(wordsOf((await send(author, { frames: [after] }, id)).json())).toEqual([['cup']]);
    expect(wordsOf((await send(author, { frames: [{ ...frame, marks: [] }] }, id)).json())).toEqual([[]]);
  });

  it('are none in a frame from before there were any', async () => {
    const author = await person();
    const { id } = (await send(author, {})).json();
    await db
      .updateTable('storyboards')
      .set({ frames: JSON.stringify([unmarked]) })
      .where('id', '=', id)
      .execute();
    expect((await read(author, id)).frames).toEqual([{ ...unmarked, marks: [] }]);
    expect(wordsOf((await send(author, { frames: [unmarked] }, id)).json())).toEqual([[]]);
  });

  it('are refused by name outside of their text', async () => {
    const beyond = [{ from: 0, to: prompt.length + 1, kind: 'line' }];
    const told = async (payload: object) => {
      const answer = await send(await person(), payload);
      return [answer.statusCode, answer.json().errors.map(({ field }: { field: string }) => field)];
    };
    expect(await told({ frames: [{ ...frame, marks: beyond }] })).toEqual([
      400,
      ['body.frames.0.marks.0.to'],
    ]);
    expect(await told({ originalPrompt: prompt, originalMarks: beyond })).toEqual([
      400,
      ['body.originalMarks.0.to'],
    ]);
  });
});
