import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { baker, promptCalls } from '../../../testing/prompts.ts';

const { app, db, person } = await buildTestApp();
const { save } = promptCalls(app);

describe('every call', () => {
  const id = randomUUIDv7();
  const calls = [
    { method: 'GET', url: '/api/prompts' },
    { method: 'POST', url: '/api/prompts', payload: baker },
    { method: 'GET', url: `/api/prompts/${id}` },
    { method: 'PATCH', url: `/api/prompts/${id}`, payload: { title: 'a' } },
    { method: 'DELETE', url: `/api/prompts/${id}` },
    { method: 'GET', url: `/api/prompts/${id}/versions` },
    { method: 'POST', url: `/api/prompts/${id}/versions`, payload: { number: 1 } },
  ] as const;

  it.each(calls)('$method $url needs a session', async (call) => {
    const answer = await app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });

  it.each(calls.filter(({ url }) => url.includes(id)))(
    '$method $url of somebody else’s prompt, of none and of no id: 404, 404, 400',
    async (call) => {
      const author = await person();
      const { headers } = await person();
      const theirs = await save(author);
      const status = async (to: string) =>
        (await app.inject({ ...call, url: call.url.replace(id, to), headers })).statusCode;
      expect([await status(theirs.id), await status(id), await status('first')]).toEqual([404, 404, 400]);
      const kept = await app.inject({ url: `/api/prompts/${theirs.id}`, headers: author.headers });
      expect(kept.json()).toEqual(theirs);
    },
  );

  it('deletes once: 204, then 404', async () => {
    const author = await person();
    const saved = await save(author);
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/prompts/${saved.id}`, headers: author.headers });
    const first = await remove();
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await remove()).statusCode).toBe(404);
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
