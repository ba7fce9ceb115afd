import { randomUUIDv7 } from 'node:crypto';
import type { BrainstormNote } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';

const { app, db, person } = await buildTestApp();

const ferry = {
  title: 'The last ferry is empty',
  content: 'Forty rows of seats, every light on. #ferry #Night',
  category: 'idea',
};

const send = (author: Person, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: author.headers, ...(payload && { payload }) });
const get = (author: Person, url: string) => app.inject({ url, headers: author.headers });

async function keep(author: Person, given: object = {}): Promise<BrainstormNote> {
  const answer = await send(author, 'POST', '/api/brainstorm-notes', { ...ferry, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function titles(author: Person, query: string): Promise<string[]> {
  const answer = await get(author, `/api/brainstorm-notes?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().notes.map(({ title }: BrainstormNote) => title);
}

describe('[STORM-1] POST /api/brainstorm-notes', () => {
  it('answers 201 with the bare note; [STORM-2] [INVIS-1] its #tags are tags of it, and what nobody sees is none', async () => {
    const author = await person();
    expect(await keep(author, { tags: ['#Low key', ' sound ', '#\u200b'], isImportant: true })).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: ferry.title,
      content: ferry.content,
      category: 'idea',
      tags: ['low-key', 'sound', 'ferry', 'night'],
      isImportant: true,
      version: 1,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it.each([
    [{ title: ' ' }, 'title', ''],
    [{ content: '\n\t' }, 'content', ''],
    [{ title: 'x'.repeat(201) }, 'title', '200'],
    [{ content: 'x'.repeat(20_001) }, 'content', '20,000'],
    [{ category: 'plan' }, 'category', ''],
    [{ tags: Array.from({ length: 21 }, (_, n) => `tag-${n}`) }, 'tags', '20'],
    [{ tags: ['y'.repeat(41)] }, 'tags', '40'],
    [{ content: `#${'y'.repeat(41)}` }, 'content', '40'],
    [{ content: Array.from({ length: 21 }, (_, n) => `#t${n}x`).join(' ') }, 'content', '20'],
  ])('[STORM-3] names the field and the limit of what is too much (%#)', async (given, field, limit) => {
    const answer = await send(await person(), 'POST', '/api/brainstorm-notes', { ...ferry, ...given });
    expect(answer.statusCode).toBe(400);
    const [error] = answer.json().errors;
    expect(error.field).toMatch(new RegExp(`^body\\.${field}`));
    expect(error.message).toContain(limit);
  });
});

describe('[STORM-4] GET /api/brainstorm-notes', () => {
  it('pages, searches and filters what is the person’s own, and counts it', async () => {
    const author = await person();
    await keep(await person(), { title: 'Somebody else’s ferry' });
    await keep(author);
    await keep(author, { title: 'Sodium, not orange', content: '2000K, no green. #light', category: 'tip' });
    await keep(author, { title: 'Two people, one umbrella', content: 'Rain. #rain', isImportant: true });

    const first = (await get(author, '/api/brainstorm-notes?limit=2')).json();
    expect(first).toMatchObject({ total: 3, next_cursor: first.notes[1].id });
    expect(await titles(author, `limit=2&cursor=${first.next_cursor}`)).toEqual([ferry.title]);
    expect(await titles(author, 'category=tip')).toEqual(['Sodium, not orange']);
    expect(await titles(author, 'important=true')).toEqual(['Two people, one umbrella']);
    expect(await titles(author, 'tag=%23Night')).toEqual([ferry.title]);
    // A word only begun, in the title or a tag.
    expect(await titles(author, 'q=umbr')).toEqual(['Two people, one umbrella']);
    expect(await titles(author, 'q=light')).toEqual(['Sodium, not orange', ferry.title]);
    expect(await titles(author, 'q=light&category=idea')).toEqual([ferry.title]);
    expect(await titles(author, 'q=%27);drop%20table%20users;--%20%3A*%20%26%7C!')).toEqual([]);

    expect((await get(author, '/api/brainstorm-notes/summary')).json()).toEqual({
      total: 3,
      important: 1,
      categories: { idea: 2, tip: 1, prompt: 0, inspiration: 0, technique: 0 },
      tags: ['ferry', 'light', 'night', 'rain'].map((tag) => ({ tag, notes: 1 })),
    });
  });

  it('[STORM-9] is handed out as one Markdown file, with the same wishes', async () => {
    const author = await person();
    for (let n = 1; n <= 3; n++)
      await keep(author, { title: `Take *${n}*`, category: n === 2 ? 'tip' : 'idea' });
    const answer = await get(author, '/api/brainstorm-notes/export?category=idea');
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="brainstorm-[\d-]+\.md"$/);
    const day = new Date().toISOString().slice(0, 10);
    const facts = `${day} · idea · \\#ferry · \\#night`;
    expect(answer.body).toBe(
      `# Brainstorm notes\n\n## Take \\*3\\*\n\n${facts}\n\n${ferry.content}\n\n## Take \\*1\\*\n\n${facts}\n\n${ferry.content}\n`,
    );
  });
});

describe('[STORM-5] PUT /api/brainstorm-notes/{id}', () => {
  it('changes what is given; tags of the old content go with it, those that were given stay', async () => {
    const author = await person();
    const { id } = await keep(author, { tags: ['sound'] });
    const put = async (payload: object) =>
      (await send(author, 'PUT', `/api/brainstorm-notes/${id}`, payload)).json();
    expect(await put({ isImportant: true })).toMatchObject({
      isImportant: true,
      version: 2,
      title: ferry.title,
    });
    expect(await put({ content: 'One seat taken. #ferry #rain' })).toMatchObject({
      tags: ['sound', 'ferry', 'rain'],
      version: 3,
    });
    expect(await put({ tags: [], category: 'tip' })).toMatchObject({
      tags: ['ferry', 'rain'],
      category: 'tip',
    });
    expect(await put({ version: 4 })).toMatchObject({ code: 'invalid-request' });
    await put({ tags: Array.from({ length: 18 }, (_, n) => `tag-${n}`) });
    expect(await put({ content: '#a1x #b1x #c1x' })).toMatchObject({
      code: 'invalid-request',
      errors: [{ field: 'body.tags', message: expect.stringContaining('20') }],
    });
  });

  it('[STORM-6] refuses a change that began from an older version, and shows the current one', async () => {
    const author = await person();
    const { id } = await keep(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        send(author, 'PUT', `/api/brainstorm-notes/${id}`, { title: `Take ${n}`, version: 1 }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(stale).toMatchObject({ code: 'stale-version', current: winner });
  });
});

describe('every call about brainstorm notes', () => {
  it('[STORM-7] deletes with 204 once, and is nobody else’s: 404, and 401 without a session', async () => {
    const [author, other] = [await person(), await person()];
    const { id } = await keep(author);
    const url = `/api/brainstorm-notes/${id}`;
    for (const nobodys of [url, `/api/brainstorm-notes/${randomUUIDv7()}`]) {
      expect((await send(other, 'PUT', nobodys, { title: 'Mine now' })).json().code).toBe('note-not-found');
      expect((await send(other, 'DELETE', nobodys)).statusCode).toBe(404);
    }
    expect((await send(author, 'DELETE', url)).statusCode).toBe(204);
    expect((await send(author, 'DELETE', url)).statusCode).toBe(404);
    for (const call of [
      { method: 'GET', url: '/api/brainstorm-notes' },
      { method: 'GET', url: '/api/brainstorm-notes/summary' },
      { method: 'GET', url: '/api/brainstorm-notes/export' },
      { method: 'POST', url: '/api/brainstorm-notes', payload: ferry },
      { method: 'PUT', url, payload: ferry },
      { method: 'DELETE', url },
    ] as const)
      expect((await app.inject(call)).statusCode).toBe(401);
  });

  it('takes the notes along when their author goes', async () => {
    const author = await person();
    await keep(author);
    await db.deleteFrom('users').where('id', '=', author.id).execute();
    const left = db.selectFrom('brainstorm_notes').select('id').where('user_id', '=', author.id);
    expect(await left.execute()).toEqual([]);
  });
});
