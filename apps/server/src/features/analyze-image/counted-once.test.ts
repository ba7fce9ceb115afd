import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { somePhoto } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';
import { withComment } from '../../../testing/with-comment.ts';
import { openPictureReader } from '../../services/picture-reader/open-picture-reader.ts';

let daysLater = 0;
let reads = 0;
const reader = openPictureReader();
const { app, db, person } = await buildTestApp({
  config: { hasRateLimits: false },
  clock: () => new Date(Date.UTC(2026, 10, 23 + daysLater, 12)),
  pictureReader: {
    ...reader,
    read: async (picture, personId) => {
      reads += 1;
      return await reader.read(picture, personId);
    },
  },
});
const photo = await (await somePhoto(120, 80)).jpeg().toBuffer();

async function analyze(author: Person, bytes: Uint8Array = photo, text: Record<string, string> = {}) {
  const { payload, headers } = formWith({ bytes }, text);
  const all = { ...headers, ...author.headers };
  const answer = await app.inject({ method: 'POST', url: '/api/analyze-image', payload, headers: all });
  return { status: answer.statusCode, ...answer.json() };
}
const get = async ({ headers }: Person, url: string) => (await app.inject({ url, headers })).json();
const usedBy = async (author: Person) => (await get(author, '/api/usage')).prompts_used;
const keptBy = async (author: Person) => (await get(author, '/api/prompts')).prompts;
const post = async ({ headers }: Person, url: string, payload: object) =>
  await app.inject({ method: 'POST', url, headers, payload });

describe('[IMG-8] the same file of the same person', () => {
  it('is counted once a day, in whatever format it is asked for', async () => {
    const author = await person();
    const first = await analyze(author);
    const others = [
      await analyze(author, photo, { model: 'midjourney' }),
      await analyze(author, photo, { model: 'stable-diffusion', generation_id: randomUUIDv7() }),
      await analyze(author, photo, { recover: 'false' }),
    ];
    expect(others.map(({ generation_id }) => generation_id)).toEqual(Array(3).fill(first.generation_id));
    expect(others[0].prompt).toMatch(/ --ar 16:9 --v 6 --style raw --s 750$/);
    expect(others[0].analysis).toEqual({ ...first.analysis, model: 'midjourney' });
    expect(others[1].prompt).toMatch(/, masterpiece, best quality, detailed$/);
    expect(others[2].prompt).toBe(first.prompt);
    expect(await usedBy(author)).toBe(1);
  });

  it('is read and counted once where it is sent many times at once', async () => {
    const author = await person();
    reads = 0;
    const all = await Promise.all(Array.from({ length: 5 }, () => analyze(author)));
    expect(new Set(all.map(({ generation_id }) => generation_id)).size).toBe(1);
    expect([reads, await usedBy(author), (await keptBy(author)).length]).toEqual([1, 1, 1]);
  });

  it('is answered when nothing is left of the day', async () => {
    const author = await person();
    for (let n = 0; n < 6; n++) await analyze(author, withComment(photo, `take ${n}`));
    expect((await analyze(author)).code).toBe('daily-limit-reached');
    expect((await analyze(author, withComment(photo, 'take 3'))).status).toBe(200);
  });

  it('is counted again for somebody else, and on another day, and its hash is forgotten then', async () => {
    const [author, other] = [await person(), await person()];
    const first = await analyze(author);
    expect((await analyze(other)).generation_id).not.toBe(first.generation_id);
    daysLater = 1;
    expect((await analyze(author)).generation_id).not.toBe(first.generation_id);
    const hashes = await db
      .selectFrom('generations')
      .select(['generation_id', 'picture_hash'])
      .where('user_id', '=', author.id)
      .orderBy('day')
      .execute();
    daysLater = 0;
    expect(hashes.map(({ picture_hash }) => picture_hash !== null)).toEqual([false, true]);
    expect(hashes.some(({ picture_hash }) => picture_hash?.includes(photo.toString('base64')))).toBe(false);
  });

  it('that could not be read is taken anew', async () => {
    const author = await person();
    const torn = photo.subarray(0, photo.length - 400);
    expect((await analyze(author, torn)).code).toBe('picture-unreadable');
    expect((await analyze(author, torn)).code).toBe('picture-unreadable');
    expect(await usedBy(author)).toBe(0);
  });
});

describe('[IMG-9] a counted analysis', () => {
  it('is saved with its count, whatever becomes of the page', async () => {
    const author = await person();
    const answer = await analyze(author, photo, { model: 'flux', today: '2026-11-24' });
    const [kept, ...others] = await keptBy(author);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      title: 'Photo prompt 2026-11-24',
      prompt_text: answer.prompt,
      mode: 'photo',
      model: null,
      method: 'reverse',
      imported: false,
      generation_id: answer.generation_id,
    });
    expect(JSON.parse(kept.json_config)).toMatchObject({ isReversed: true, analysis: answer.analysis });
  });

  it('is what POST /api/prompts answers by its id, and an increment counts nothing more', async () => {
    const author = await person();
    const { generation_id } = await analyze(author);
    const saved = await post(author, '/api/prompts', {
      title: 'Mine',
      prompt_text: 'A quay.',
      mode: 'photo',
      generation_id,
    });
    await post(author, '/api/usage/increment', { generation_id });
    const [kept, ...others] = await keptBy(author);
    expect([saved.statusCode, saved.json().id, others]).toEqual([201, kept.id, []]);
    expect(await usedBy(author)).toBe(1);
  });

  it('goes to the workspace that is wanted, or to the default one where that is gone', async () => {
    const author = await person();
    const { id } = (await post(author, '/api/workspaces', { name: 'Harbour' })).json();
    await analyze(author, photo, { workspace_id: id, today: '1999-01-01' });
    await analyze(author, withComment(photo, 'b'), { workspace_id: randomUUIDv7() });
    const [later, first] = await keptBy(author);
    expect(first).toMatchObject({ workspace_id: id, title: 'Photo prompt 2026-11-23' });
    expect(later.workspace_id).not.toBe(id);
  });

  it('that was deleted does not come back when the file is asked about again', async () => {
    const author = await person();
    await analyze(author);
    const [kept] = await keptBy(author);
    await app.inject({ method: 'DELETE', url: `/api/prompts/${kept.id}`, headers: author.headers });
    await analyze(author);
    expect(await keptBy(author)).toEqual([]);
  });

  it('is not there where the file held its prompt, or nothing could be read', async () => {
    const author = await person();
    await analyze(author, photo.subarray(0, photo.length - 400));
    expect(await keptBy(author)).toEqual([]);
  });
});
