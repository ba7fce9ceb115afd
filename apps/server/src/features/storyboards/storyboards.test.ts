import { randomUUIDv7 } from 'node:crypto';
import { type Storyboard, storyboardLimits } from '@cuewright/contract';
import { newFrame } from '@cuewright/engine/storyboard';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { boardToKeep } from '../../../testing/storyboards.ts';

const { app, db, person } = await buildTestApp();

const post = ({ headers }: Person, payload: object) =>
  app.inject({ method: 'POST', url: '/api/storyboards', headers, payload });
const put = ({ headers }: Person, id: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/storyboards/${id}`, headers, payload });

async function keep(author: Person, given: object = {}): Promise<Storyboard> {
  const answer = await post(author, boardToKeep(given));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function savePrompt({ headers }: Person): Promise<string> {
  const payload = {
    title: 'Photo prompt 2026-11-21',
    description: 'A dog',
    model: 'flux-ai',
    prompt_text: 'A dog',
    json_config: JSON.stringify({ mode: 'photo' }),
  };
  const answer = await app.inject({ method: 'POST', url: '/api/prompts', headers, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

describe('[BOARD-1] POST /api/storyboards', () => {
  it('answers 201 with the bare board', async () => {
    const sent = boardToKeep();
    const kept = await keep(await person(), sent);
    expect(kept).toEqual({
      ...sent,
      originalMarks: [],
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      prompt_id: null,
      ratio: '16:9',
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(kept.frames.map(({ prompt }) => prompt.split(':')[0])).toEqual([
      'Wide establishing shot',
      'Medium shot',
      'Close-up shot',
      'Extreme close-up detail',
    ]);
  });

  it('keeps nothing anew when the page asks again with the same id', async () => {
    const author = await person();
    const id = randomUUIDv7();
    const first = await keep(author, { id });
    expect(await keep(author, { id, title: 'Sent again' })).toEqual(first);
    const theirs = await post(await person(), boardToKeep({ id }));
    expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'storyboard-not-found']);
  });

  const frame = newFrame(randomUUIDv7(), 'A dog');
  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(storyboardLimits.title + 1) }],
    ['originalPrompt', { originalPrompt: '' }],
    ['originalPrompt', { originalPrompt: 'x'.repeat(storyboardLimits.originalPrompt + 1) }],
    ['ratio', { ratio: '7:5' }],
    ['frames', { frames: [frame, frame] }],
    [
      'frames',
      { frames: Array.from({ length: storyboardLimits.maxFrames + 1 }, () => newFrame(randomUUIDv7(), '')) },
    ],
    ['frames.0.prompt', { frames: [{ ...frame, prompt: 'x'.repeat(storyboardLimits.framePrompt + 1) }] }],
    ['frames.0.duration', { frames: [{ ...frame, duration: -1 }] }],
    ['frames.0.size', { frames: [{ ...frame, size: 'huge' }] }],
    ['frames.0.note', { frames: [{ ...frame, note: 'x'.repeat(storyboardLimits.longText + 1) }] }],
    ['frames.0.imageUrl', { frames: [{ ...frame, imageUrl: 'https://elsewhere.example/a.png' }] }],
  ])('names %s when it cannot be kept', async (field, given) => {
    const answer = await post(await person(), boardToKeep(given));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: `body.${field}`, message: expect.any(String) }]);
  });

  it('takes every frame at its longest', async () => {
    const frames = Array.from({ length: storyboardLimits.maxFrames }, () => ({
      ...newFrame(randomUUIDv7(), 'é'.repeat(storyboardLimits.framePrompt)),
      dialogue: '…'.repeat(storyboardLimits.longText),
      note: '…'.repeat(storyboardLimits.longText),
    }));
    expect((await keep(await person(), { frames })).frames).toHaveLength(storyboardLimits.maxFrames);
  });

  it('leaves out a picture that was never drawn for this person', async () => {
    const imageUrl = `/api/files/${'0'.repeat(64)}`;
    const { frames } = await keep(await person(), { frames: [{ ...frame, imageUrl }] });
    expect(frames.map((one) => one.imageUrl)).toEqual([null]);
  });

  it('takes a frame from before there were sketches for one that is none', async () => {
    const author = await person();
    const { id } = await keep(author);
    const { isSketch: _, ...older } = frame;
    await db
      .updateTable('storyboards')
      .set({ frames: JSON.stringify([older]) })
      .where('id', '=', id)
      .execute();
    const answer = await app.inject({ url: `/api/storyboards/${id}`, headers: author.headers });
    expect(answer.json().frames).toEqual([{ ...frame, isSketch: false }]);
  });
});

describe('[BOARD-2] GET /api/storyboards', () => {
  it('[LIST-1] lists newest first, page by page, with what a list shows of a board', async () => {
    const author = await person();
    const [first] = boardToKeep().frames;
    await keep(author, { title: 'first', frames: [{ ...first, duration: 2.5 }] });
    await keep(author, { title: 'second' });
    const { headers } = author;
    const newest = (await app.inject({ url: '/api/storyboards?limit=1', headers })).json();
    expect(newest).toMatchObject({
      total: 2,
      storyboards: [{ title: 'second', frame_count: 4, seconds: 0 }],
    });
    const url = `/api/storyboards?limit=1&cursor=${newest.next_cursor}`;
    expect((await app.inject({ url, headers })).json()).toMatchObject({
      next_cursor: null,
      storyboards: [{ title: 'first', frame_count: 1, drawn_count: 0, seconds: 2.5, pictures: [] }],
    });
    const theirs = await app.inject({ url: '/api/storyboards', headers: (await person()).headers });
    expect(theirs.json()).toEqual({ storyboards: [], total: 0, next_cursor: null });
  });

  it('finds those begun from one prompt, which may go', async () => {
    const author = await person();
    const prompt_id = await savePrompt(author);
    const { id } = await keep(author, { title: 'of the prompt', prompt_id });
    await keep(author, { title: 'of none' });
    const url = `/api/storyboards?prompt_id=${prompt_id}`;
    const found = (await app.inject({ url, headers: author.headers })).json();
    expect(found).toMatchObject({ total: 1, storyboards: [{ title: 'of the prompt', prompt_id }] });

    await db.deleteFrom('prompts').where('id', '=', prompt_id).execute();
    const left = await app.inject({ url: `/api/storyboards/${id}`, headers: author.headers });
    expect(left.json()).toMatchObject({ title: 'of the prompt', prompt_id: null });
  });

  it('does not point to somebody else’s prompt', async () => {
    const prompt_id = await savePrompt(await person());
    expect(await keep(await person(), { prompt_id })).toMatchObject({ prompt_id: null });
  });
});

describe('[BOARD-3] PUT /api/storyboards/{id}', () => {
  it('changes what is given and leaves the rest', async () => {
    const author = await person();
    const kept = await keep(author);
    const frames = kept.frames.toReversed();
    expect((await put(author, kept.id, { frames })).json()).toMatchObject({
      title: kept.title,
      frames,
      version: 2,
    });
    expect((await put(author, kept.id, { title: 'Again', ratio: '9:16' })).json()).toMatchObject({
      title: 'Again',
      ratio: '9:16',
      frames,
      version: 3,
    });
    expect((await put(author, kept.id, { version: 3 })).statusCode).toBe(400);
  });

  it('refuses a change that began from an older version, and shows the current board', async () => {
    const author = await person();
    const { id } = await keep(author);
    await put(author, id, { title: 'Theirs', version: 1 });
    const stale = await put(author, id, { title: 'Mine', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { title: 'Theirs', version: 2, frames: expect.any(Array) },
    });
    expect((await put(author, id, { title: 'Mine' })).json()).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('lets one of many changes from the same version win', async () => {
    const author = await person();
    const { id } = await keep(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => put(author, id, { title: `Cut ${n}`, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  });
});

describe('[BOARD-4] DELETE /api/storyboards/{id}', () => {
  it('answers 204, and 404 the second time', async () => {
    const author = await person();
    const { id } = await keep(author);
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/storyboards/${id}`, headers: author.headers });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
  });
});

describe('every call', () => {
  const url = `/api/storyboards/${randomUUIDv7()}`;
  it.each([
    { method: 'GET', url: '/api/storyboards' },
    { method: 'POST', url: '/api/storyboards', payload: boardToKeep() },
    { method: 'GET', url },
    { method: 'PUT', url, payload: { title: 'a' } },
    { method: 'DELETE', url },
    { method: 'GET', url: '/api/artist' },
    { method: 'POST', url: '/api/generate-image', payload: { prompt: 'A dog' } },
  ] as const)('$method $url needs a session', async (call) => {
    const answer = await app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });

  it.each([
    { method: 'GET' },
    { method: 'PUT', payload: { title: 'Mine now' } },
    { method: 'DELETE' },
  ] as const)(
    '[SESS-2] $method of somebody else’s board, of none and of no id: 404, 404, 400',
    async (call) => {
      const author = await person();
      const { headers } = await person();
      const theirs = await keep(author);
      const status = async (id: string) =>
        (await app.inject({ ...call, url: `/api/storyboards/${id}`, headers })).statusCode;
      expect([await status(theirs.id), await status(randomUUIDv7()), await status('first')]).toEqual([
        404, 404, 400,
      ]);
      const own = await app.inject({ url: `/api/storyboards/${theirs.id}`, headers: author.headers });
      expect(own.json()).toEqual(theirs);
    },
  );
});

it('takes the boards along when their author goes', async () => {
  const author = await person();
  await keep(author);
  await db.deleteFrom('users').where('id', '=', author.id).execute();
  expect(await db.selectFrom('storyboards').select('id').where('user_id', '=', author.id).execute()).toEqual(
    [],
  );
});
