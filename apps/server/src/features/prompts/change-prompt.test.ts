import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { promptCalls } from '../../../testing/prompts.ts';

const { app, person } = await buildTestApp();
const { post, save } = promptCalls(app);

describe('[EDIT-1] PATCH /api/prompts/{id}', () => {
  const patch = (author: Person, id: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/prompts/${id}`, headers: author.headers, payload });

  it('changes title and favourite and leaves the text at its version', async () => {
    const author = await person();
    const saved = await save(author);
    const answer = await patch(author, saved.id, { title: 'The baker', favourite: true });
    expect(answer.json()).toEqual({
      ...saved,
      title: 'The baker',
      favourite: true,
      version: 2,
      updated_at: expect.any(String),
    });
  });

  it('[EDIT-2] keeps another text as a new version, with its data and description', async () => {
    const author = await person();
    const { id } = await save(author);
    const edited = (await patch(author, id, { prompt_text: 'A baker at dawn.' })).json();
    expect(edited).toMatchObject({
      prompt_text: 'A baker at dawn.',
      description: 'A baker at dawn.',
      revision: 2,
    });
    expect(JSON.parse(edited.json_config)).toMatchObject({ prompt: 'A baker at dawn.', isBasic: true });
    const same = (await patch(author, id, { prompt_text: 'A baker at dawn.' })).json();
    expect(same.revision).toBe(2);
    const moved = (await patch(author, id, { json_config: '{"isOptimized":true}' })).json();
    expect(JSON.parse(moved.json_config)).toEqual({
      isOptimized: true,
      mode: 'photo',
      prompt: 'A baker at dawn.',
    });
  });

  it('[EDIT-3] refuses a change that began from an older version, and shows the current one', async () => {
    const author = await person();
    const { id } = await save(author);
    await patch(author, id, { title: 'Theirs', version: 1 });
    const stale = await patch(author, id, { title: 'Mine', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { id, title: 'Theirs', version: 2 },
    });
    expect(stale.json().current).not.toHaveProperty('user_id');
    expect((await patch(author, id, { title: 'Mine' })).json()).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('lets one of many changes from the same version win', async () => {
    const author = await person();
    const { id } = await save(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => patch(author, id, { prompt_text: `Take ${n}`, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('refuses a change of nothing', async () => {
    const author = await person();
    const { id } = await save(author);
    expect((await patch(author, id, { version: 1 })).statusCode).toBe(400);
  });
});

describe('[EDIT-4] /api/prompts/{id}/versions', () => {
  const versions = async (author: Person, id: string, query = '') =>
    (await app.inject({ url: `/api/prompts/${id}/versions${query}`, headers: author.headers })).json();
  const restore = (author: Person, id: string, payload: object) =>
    post(author, payload, `/api/prompts/${id}/versions`);

  async function withTakes(author: Person, takes: readonly string[]): Promise<string> {
    const { id } = await save(author, { prompt_text: takes[0] });
    for (const prompt_text of takes.slice(1)) {
      const url = `/api/prompts/${id}`;
      await app.inject({ method: 'PATCH', url, headers: author.headers, payload: { prompt_text } });
    }
    return id;
  }

  it('lists every text, the latest first, page by page', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two', 'three']);
    const page = await versions(author, id, '?limit=2');
    expect(page).toMatchObject({ total: 3, next_cursor: 2 });
    expect(page.versions).toEqual([
      { number: 3, prompt_text: 'three', marks: [], restored_from: null, created_at: expect.any(String) },
      { number: 2, prompt_text: 'two', marks: [], restored_from: null, created_at: expect.any(String) },
    ]);
    const rest = await versions(author, id, '?limit=2&cursor=2');
    expect(rest).toMatchObject({ versions: [{ number: 1, prompt_text: 'one' }], next_cursor: null });
  });

  it('[EDIT-5] puts an earlier text back as a new version, and throws nothing away', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two']);
    const answer = await restore(author, id, { number: 1, version: 2 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id, prompt_text: 'one', revision: 3, version: 3 });
    const all = await versions(author, id);
    expect(all.versions.map(({ prompt_text }: { prompt_text: string }) => prompt_text)).toEqual([
      'one',
      'two',
      'one',
    ]);
    expect(all.versions[0]).toMatchObject({ number: 3, restored_from: 1 });
    const again = await restore(author, id, { number: 1 });
    expect([again.statusCode, again.json().revision]).toEqual([200, 3]);
  });

  it('refuses a version there is not, and one that began from an older state', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two']);
    const missing = await restore(author, id, { number: 9 });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'version-not-found']);
    expect((await restore(author, id, { number: 2_147_483_648 })).statusCode).toBe(400);
    expect((await restore(author, id, { number: 1, version: 1 })).statusCode).toBe(409);
  });
});
