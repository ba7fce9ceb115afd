import { randomUUIDv7 } from 'node:crypto';
import type { Note } from '@cuewright/contract';
import type { FastifyError } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { toProblem } from '../../plugins/problems.ts';
import { createNote } from './commands.ts';

const { app, db, person, note } = await buildTestApp();

async function keep(
  author: Person,
  payload: object = { title: 'Sodium, not orange', content: '2000K, no green.' },
): Promise<Note> {
  const answer = await app.inject({ method: 'POST', url: '/api/notes', headers: author.headers, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

describe('[NOTE-2] POST /api/notes', () => {
  it('[NOTE-7] answers 201 with the bare note', async () => {
    const author = await person();
    expect(await keep(author)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Sodium, not orange',
      content: '2000K, no green.',
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('keeps any script and emoji, and drops what PostgreSQL and JSON readers choke on', async () => {
    const kept = await keep(await person(), { title: ' שלום 🎬\u0000 ', content: 'one\r\ntwo \ud83c' });
    expect(kept).toMatchObject({ title: 'שלום 🎬', content: 'one\ntwo \ufffd' });
  });

  it('[NOTE-6] [ERR-1] names every field that needs a look at once', async () => {
    const { headers } = await person();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/notes',
      headers,
      payload: { title: ' \u0000 ', content: 7 },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'invalid-request',
      errors: [{ field: 'body.title' }, { field: 'body.content' }],
    });
  });

  it.each([
    ['title', 200],
    ['content', 20_000],
  ])('takes a %s of %i characters and not one more', async (field, max) => {
    const { headers } = await person();
    const payload = { title: 'Title', content: 'Content' };
    const post = (text: string) =>
      app.inject({ method: 'POST', url: '/api/notes', headers, payload: { ...payload, [field]: text } });
    expect((await post('x'.repeat(max))).statusCode).toBe(201);
    const refused = await post('x'.repeat(max + 1));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([
      {
        field: `body.${field}`,
        message: expect.stringContaining(`${max.toLocaleString('en-US')} characters`),
      },
    ]);
  });
});

describe('[NOTE-1] GET /api/notes', () => {
  it('[LIST-1] lists newest first, page by page, with the total', async () => {
    const author = await person();
    for (const title of ['first', 'second', 'third']) await keep(author, { title, content: 'x' });
    const page = async (query: string) =>
      (await app.inject({ url: `/api/notes${query}`, headers: author.headers })).json();

    const newest = await page('?limit=2');
    expect(newest.notes.map(({ title }: Note) => title)).toEqual(['third', 'second']);
    expect(newest).toMatchObject({ total: 3, next_cursor: newest.notes[1].id });
    const rest = await page(`?limit=2&cursor=${newest.next_cursor}`);
    expect(rest.notes.map(({ title }: Note) => title)).toEqual(['first']);
    expect(rest).toMatchObject({ total: 3, next_cursor: null });
  });

  it('shows nobody else’s notes', async () => {
    await note();
    const answer = await app.inject({ url: '/api/notes', headers: (await person()).headers });
    expect(answer.json()).toEqual({ notes: [], total: 0, next_cursor: null });
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=here'])('refuses ?%s', async (query) => {
    const answer = await app.inject({ url: `/api/notes?${query}`, headers: (await person()).headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(`query.${query.split('=')[0]}`);
  });
});

describe('[NOTE-4] PUT /api/notes/{id}', () => {
  it('changes what is given and leaves the rest', async () => {
    const author = await person();
    const kept = await keep(author);
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/notes/${kept.id}`,
      headers: author.headers,
      payload: { title: 'Sodium' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Sodium',
      content: kept.content,
      version: 2,
      created_at: kept.created_at,
    });
  });

  it('[NOTE-5] refuses a change that began from an older version, and shows the current one', async () => {
    const author = await person();
    const { id } = await keep(author);
    const put = (payload: object) =>
      app.inject({ method: 'PUT', url: `/api/notes/${id}`, headers: author.headers, payload });
    await put({ title: 'Theirs', version: 1 });

    const stale = await put({ title: 'Mine', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale-version', current: { title: 'Theirs', version: 2 } });
    expect((await put({ title: 'Mine' })).json()).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('lets one of many changes from the same version win', async () => {
    const author = await person();
    const { id } = await keep(author);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app.inject({
          method: 'PUT',
          url: `/api/notes/${id}`,
          headers: author.headers,
          payload: { title: `Take ${n}`, version: 1 },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('refuses a change of nothing', async () => {
    const author = await person();
    const { id } = await keep(author);
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/notes/${id}`,
      headers: author.headers,
      payload: { version: 1 },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('[NOTE-3] DELETE /api/notes/{id}', () => {
  it('answers 204, and 404 the second time', async () => {
    const author = await person();
    const { id } = await keep(author);
    const remove = () => app.inject({ method: 'DELETE', url: `/api/notes/${id}`, headers: author.headers });
    const first = await remove();
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await remove()).statusCode).toBe(404);
  });
});

describe('every call', () => {
  const calls = [
    { method: 'GET', url: '/api/notes' },
    { method: 'POST', url: '/api/notes', payload: { title: 'a', content: 'b' } },
    { method: 'PUT', url: `/api/notes/${randomUUIDv7()}`, payload: { title: 'a' } },
    { method: 'DELETE', url: `/api/notes/${randomUUIDv7()}` },
  ] as const;

  it.each(calls)('$method $url needs a session', async (call) => {
    const answer = await app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });

  it.each([{ method: 'PUT', payload: { title: 'Mine now' } }, { method: 'DELETE' }] as const)(
    '[SESS-2] $method of somebody else’s note, of none and of no id: 404, 404, 400',
    async (call) => {
      const author = await person();
      const { headers } = await person();
      const theirs = await keep(author);
      const status = async (id: string) =>
        (await app.inject({ ...call, url: `/api/notes/${id}`, headers })).statusCode;
      expect([await status(theirs.id), await status(randomUUIDv7()), await status('first')]).toEqual([
        404, 404, 400,
      ]);
      const kept = await app.inject({ url: '/api/notes', headers: author.headers });
      expect(kept.json().notes).toEqual([theirs]);
    },
  );
});

it('says that nobody is signed in when the account goes while a note is on its way', async () => {
  const gone = { id: randomUUIDv7(), isAdmin: false };
  const error = await createNote(app.deps, gone, { title: 'a', content: 'b' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(toProblem(error as FastifyError).code).toBe('not-signed-in');
});

it('takes the notes along when their author goes', async () => {
  const author = await person();
  await note({ author });
  await db.deleteFrom('users').where('id', '=', author.id).execute();
  expect(await db.selectFrom('notes').selectAll().where('user_id', '=', author.id).execute()).toEqual([]);
});
