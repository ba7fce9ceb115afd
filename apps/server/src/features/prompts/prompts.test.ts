import { randomUUIDv7 } from 'node:crypto';
import type { SavedPrompt } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';

const { app, db, person } = await buildTestApp();

const baker = {
  title: 'Photo prompt 2026-11-20',
  description: 'A baker in a tiled market, captured with an 85mm lens.',
  model: 'midjourney',
  prompt_text: 'A baker in a tiled market, captured with an 85mm lens. --ar 16:9 --v 6',
  json_config: JSON.stringify({ mode: 'photo', isBasic: true, formData: { subject: 'A baker' } }),
};

const post = (author: Person, payload: object, url = '/api/prompts') =>
  app.inject({ method: 'POST', url, headers: author.headers, payload });

async function save(author: Person, given: object = {}): Promise<SavedPrompt> {
  const answer = await post(author, { ...baker, ...given });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function counted(author: Person, method = 'guided'): Promise<string> {
  const generation_id = randomUUIDv7();
  const answer = await post(author, { generation_id, method }, '/api/usage/increment');
  expect(answer.statusCode).toBe(201);
  return generation_id;
}

describe('[SAVE-1] POST /api/prompts', () => {
  it('answers 201 with the bare prompt, its payload that of the specification', async () => {
    const author = await person();
    const saved = await save(author);
    expect(saved).toEqual({
      ...baker,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      json_config: expect.any(String),
      mode: 'photo',
      method: null,
      favourite: false,
      imported: true,
      generation_id: null,
      version: 1,
      revision: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(JSON.parse(saved.json_config)).toEqual({
      mode: 'photo',
      isBasic: true,
      formData: { subject: 'A baker' },
      prompt: baker.prompt_text,
    });
  });

  it('[SAVE-2] keeps one prompt for each generation, however often it comes at once', async () => {
    const author = await person();
    const generation_id = await counted(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => post(author, { ...baker, title: `Take ${n}`, generation_id })),
    );
    const rows = answers.map((answer) => answer.json() as SavedPrompt);
    expect(new Set(rows.map(({ id, title }) => `${id} ${title}`)).size).toBe(1);
    expect(rows[0]).toMatchObject({ generation_id, imported: false, method: 'guided' });
    const list = await app.inject({ url: '/api/prompts', headers: author.headers });
    expect(list.json()).toMatchObject({ total: 1, today: 1 });
  });

  it('[SAVE-3] marks imported what was not counted for this person', async () => {
    const [author, other] = [await person(), await person()];
    const theirs = await counted(other);
    expect(await save(author, { generation_id: theirs })).toMatchObject({ imported: true, method: null });
    expect(await save(author, { generation_id: randomUUIDv7() })).toMatchObject({ imported: true });
    expect(await save(other, { generation_id: theirs })).toMatchObject({ imported: false });
  });
});

describe('[SAVE-4] GET /api/prompts/{id}', () => {
  it('answers one, and 404 for somebody else’s', async () => {
    const author = await person();
    const saved = await save(author);
    const read = (reader: Person, id: string) =>
      app.inject({ url: `/api/prompts/${id}`, headers: reader.headers });
    expect((await read(author, saved.id)).json()).toEqual(saved);
    for (const id of [saved.id, randomUUIDv7()]) {
      const answer = await read(await person(), id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'prompt-not-found']);
    }
  });
});

it('takes the prompts along when their author goes', async () => {
  const author = await person();
  await save(author);
  await db.deleteFrom('users').where('id', '=', author.id).execute();
  for (const table of ['prompts', 'prompt_versions', 'prompt_totals'] as const) {
    const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', author.id).execute();
    expect(rows).toEqual([]);
  }
});
