import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { toProblem } from '../../plugins/problems.ts';
import { countGeneration, giveBack, reserve, settle } from './commands.ts';
import { earnCredits } from './credits.ts';

let now = new Date('2026-11-21T20:00:00.000Z');
const clock = () => now;
const { app, db, person } = await buildTestApp({ clock, config: { hasRateLimits: false } });
const { deps } = app;

const increment = (author: Person, payload?: object) =>
  app.inject({
    method: 'POST',
    url: '/api/usage/increment',
    headers: author.headers,
    ...(payload && { payload }),
  });
const usageOf = async ({ headers }: Person) => (await app.inject({ url: '/api/usage', headers })).json();
const ledgerOf = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/credits?limit=100', headers })).json().entries;
const actor = ({ id }: Person) => ({ id, isAdmin: false });
const earn = ({ id }: Person, credits: number, occasion?: string) =>
  db
    .transaction()
    .execute((trx) =>
      earnCredits(trx, deps, id, { credits, reason: 'granted', ...(occasion && { occasion }) }),
    );
const useUp = async (author: Person, count = 6) => {
  for (let n = 0; n < count; n++) expect((await increment(author)).statusCode).toBe(201);
};
const lifetime = async ({ id }: Person) =>
  (await db.selectFrom('users').select('prompts_used').where('id', '=', id).executeTakeFirstOrThrow())
    .prompts_used;
const makePremium = ({ id }: Person, until: Date) =>
  db.updateTable('users').set({ premium_until: until }).where('id', '=', id).execute();

describe('[USE-1] GET /api/usage', () => {
  it('begins with nothing used of five and one for signing in', async () => {
    expect(await usageOf(await person())).toEqual({
      prompts_used: 0,
      is_premium: false,
      allowance: 6,
      credits: 0,
      remaining: 6,
      resets_at: '2026-11-22T00:00:00.000Z',
    });
  });

  it('counts what is reserved as used', async () => {
    const author = await person();
    await increment(author);
    await reserve(deps, actor(author), { seconds: 60 });
    expect(await usageOf(author)).toMatchObject({ prompts_used: 2, remaining: 4 });
  });

  it('begins anew at midnight UTC', async () => {
    const author = await person();
    now = new Date('2026-11-21T23:59:59.999Z');
    await useUp(author);
    expect((await increment(author)).statusCode).toBe(429);
    now = new Date('2026-11-22T00:00:00.000Z');
    expect(await usageOf(author)).toMatchObject({
      prompts_used: 0,
      remaining: 6,
      resets_at: '2026-11-23T00:00:00.000Z',
    });
    await useUp(author);
  });
});

describe('[USE-2] POST /api/usage/increment', () => {
  it('counts a generation, in the lifetime of the account too, without a body and with one', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    const answer = await increment(author, { generation_id, method: 'guided' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { generation_id, created_at: now.toISOString() },
    ]);
    expect((await increment(author)).json().generation_id).toMatch(/^[0-9a-f-]{14}7/);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 2, remaining: 4 });
    expect(await lifetime(author)).toBe(2);
  });

  it('[USE-3] counts the same generation once, and answers it the same after hours, at the cap too', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    const first = await increment(author, { generation_id });
    now = new Date(now.getTime() + 1000);
    await useUp(author, 5);
    const again = await increment(author, { generation_id, method: 'voice' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 6, remaining: 0 });
  });

  it('[USE-4] refuses at the cap, says until when, and notes who, when and how', async () => {
    const author = await person();
    await useUp(author);
    const answer = await increment(author, { method: 'enhanced' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const midnight = '2026-11-23T00:00:00.000Z';
    expect(answer.json()).toMatchObject({ code: 'daily-limit-reached', resets_at: midnight });
    expect(answer.headers['retry-after']).toBe(String((Date.parse(midnight) - now.getTime()) / 1000));
    expect(await db.selectFrom('refusals').selectAll().where('user_id', '=', author.id).execute()).toEqual([
      { id: expect.any(String), user_id: author.id, method: 'enhanced', created_at: now },
    ]);
  });

  it.each([
    { generation_id: 'first' },
    { generation_id: randomUUID() },
    { generation_id: 7 },
    { generation_id: null },
    { method: 'telepathy' },
    ['nothing'],
  ])('refuses %j with 400, and counts nothing', async (payload) => {
    const author = await person();
    const answer = await increment(author, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 0 });
  });

  it('[SESS-2] knows nothing of somebody else’s generation, and leaves it theirs', async () => {
    const [author, other] = [await person(), await person()];
    const { generation_id } = (await increment(author)).json();
    const answer = await increment(other, { generation_id });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'generation-not-found']);
    expect(await settle(deps, actor(other), generation_id)).toMatchObject({ code: 'generation-not-found' });
    expect(await giveBack(deps, actor(other), generation_id, 'failed')).toMatchObject({ ok: false });
    expect(await reserve(deps, actor(other), { generationId: generation_id, seconds: 9 })).toMatchObject({
      ok: false,
    });
    expect(await usageOf(other)).toMatchObject({ prompts_used: 0 });
    expect(await usageOf(author)).toMatchObject({ prompts_used: 1 });
  });

  it('says that nobody is signed in when the account goes while a generation is on its way', async () => {
    const gone = { id: randomUUIDv7(), isAdmin: false };
    const error = await countGeneration(deps, gone, {}).catch((thrown: unknown) => thrown);
    expect(toProblem(error as never).code).toBe('not-signed-in');
  });

  it('takes no notice of the time in an id, which is the browser’s', async () => {
    const author = await person();
    for (const skewed of ['00000000-0000-7000-8000-', 'ffffffff-ffff-7fff-bfff-']) {
      const generation_id = skewed + randomUUID().slice(24);
      expect((await increment(author, { generation_id })).json().created_at).toBe(now.toISOString());
    }
    expect(await usageOf(author)).toMatchObject({ prompts_used: 2 });
  });
});

describe('somebody who is not signed in', () => {
  it.each([
    { method: 'GET', url: '/api/usage' },
    { method: 'POST', url: '/api/usage/increment' },
    { method: 'GET', url: '/api/credits' },
  ] as const)('gets 401 from $method $url', async (call) => {
    const answer = await app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });
});

describe('[USE-5] credits', () => {
  it('are spent after the allowance, one a generation, and last over midnight', async () => {
    const author = await person();
    await earn(author, 3);
    await useUp(author, 6);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 6, credits: 3, remaining: 3 });
    await useUp(author, 1);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 7, allowance: 6, credits: 2, remaining: 2 });
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 0, credits: 2, remaining: 8 });
    await useUp(author, 8);
    expect((await increment(author)).statusCode).toBe(429);
  });

  it('are earned once for an occasion', async () => {
    const author = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => earn(author, 3, '2026-11-21')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await earn(author, 3, '2026-11-22')).toBe(true);
    expect(await usageOf(author)).toMatchObject({ credits: 6 });
  });

  it('cannot fall below nothing: the database refuses', async () => {
    const author = await person();
    await earn(author, 1);
    const change = db.updateTable('credit_balances').set({ credits: -1 }).where('user_id', '=', author.id);
    await expect(change.execute()).rejects.toThrow('credit_balances_credits_check');
  });
});

describe('[USE-6] premium', () => {
  it('is never refused and not counted, and leaves the whole allowance of the day when it ends', async () => {
    const author = await person();
    await earn(author, 2);
    await makePremium(author, new Date(now.getTime() + 60_000));
    await useUp(author, 9);
    expect(await usageOf(author)).toMatchObject({
      prompts_used: 0,
      is_premium: true,
      allowance: 999_999,
      remaining: 999_999,
      credits: 2,
    });
    expect(await lifetime(author)).toBe(9);
    expect(
      (await ledgerOf(author)).filter(({ paid_by }: { paid_by?: string }) => paid_by === 'premium'),
    ).toHaveLength(9);
    now = new Date(now.getTime() + 60_000);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 0, is_premium: false, remaining: 8 });
    await useUp(author, 8);
    expect((await increment(author)).statusCode).toBe(429);
  });

  it('lasts for a lifetime', async () => {
    const author = await person();
    await makePremium(author, Number.POSITIVE_INFINITY as never);
    expect(await usageOf(author)).toMatchObject({ is_premium: true });
  });
});

describe('[USE-7] a reservation', () => {
  it('is counted once when it is settled, however often that is said', async () => {
    const author = await person();
    const reserved = await reserve(deps, actor(author), { method: 'optimizer', seconds: 60 });
    if (!reserved.ok) throw new Error(reserved.code);
    const { generationId } = reserved.value;
    expect(await lifetime(author)).toBe(0);
    for (let n = 0; n < 2; n++) expect((await settle(deps, actor(author), generationId)).ok).toBe(true);
    expect(await increment(author, { generation_id: generationId })).toMatchObject({ statusCode: 201 });
    await giveBack(deps, actor(author), generationId, 'failed');
    expect(await usageOf(author)).toMatchObject({ prompts_used: 1 });
    expect(await lifetime(author)).toBe(1);
  });

  it('tells a repeat that its work is under way or done', async () => {
    const author = await person();
    const asked = { generationId: randomUUIDv7(), seconds: 60 };
    expect(await reserve(deps, actor(author), asked)).toMatchObject({ value: { isNew: true } });
    expect(await reserve(deps, actor(author), asked)).toMatchObject({ value: { isNew: false } });
    await settle(deps, actor(author), asked.generationId);
    expect(await reserve(deps, actor(author), asked)).toMatchObject({ value: { isNew: false } });
    expect(await usageOf(author)).toMatchObject({ prompts_used: 1 });
  });

  it('is given back to where it came from, once, and can be taken anew', async () => {
    const author = await person();
    await earn(author, 1);
    await useUp(author, 6);
    const asked = { generationId: randomUUIDv7(), seconds: 60 };
    await reserve(deps, actor(author), asked);
    expect(await usageOf(author)).toMatchObject({ credits: 0, remaining: 0 });
    for (let n = 0; n < 2; n++) await giveBack(deps, actor(author), asked.generationId, 'failed');
    expect(await usageOf(author)).toMatchObject({ credits: 1, remaining: 1 });
    expect(await reserve(deps, actor(author), asked)).toMatchObject({ value: { isNew: true } });
    expect(await reserve(deps, actor(author), { seconds: 60 })).toMatchObject({
      code: 'daily-limit-reached',
    });
  });

  it('cannot be used twice by giving back what a page has counted meanwhile', async () => {
    const author = await person();
    const asked = { generationId: randomUUIDv7(), seconds: 60 };
    await reserve(deps, actor(author), asked);
    expect((await increment(author, { generation_id: asked.generationId })).statusCode).toBe(201);
    await giveBack(deps, actor(author), asked.generationId, 'failed');
    expect(await usageOf(author)).toMatchObject({ prompts_used: 1 });
  });

  it('makes room in the allowance for one that a credit paid for after it', async () => {
    const author = await person();
    await earn(author, 1);
    const asked = { generationId: randomUUIDv7(), seconds: 60 };
    await reserve(deps, actor(author), asked);
    await useUp(author, 6);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 7, credits: 0 });
    await giveBack(deps, actor(author), asked.generationId, 'exact');
    expect(await usageOf(author)).toMatchObject({ prompts_used: 6, credits: 1, remaining: 1 });
  });

  it('is given back by reading once its deadline has passed', async () => {
    const author = await person();
    await reserve(deps, actor(author), { seconds: 60 });
    now = new Date(now.getTime() + 59_999);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 1 });
    now = new Date(now.getTime() + 1);
    expect(await ledgerOf(author)).toMatchObject([
      { kind: 'given-back', reason: 'overdue' },
      { kind: 'spent' },
    ]);
    expect(await usageOf(author)).toMatchObject({ prompts_used: 0 });
  });

  it('is given back by the gate itself, and settled late takes one anew or is refused', async () => {
    const author = await person();
    const late = { generationId: randomUUIDv7(), seconds: 60 };
    const later = { generationId: randomUUIDv7(), seconds: 60 };
    await reserve(deps, actor(author), late);
    await reserve(deps, actor(author), later);
    now = new Date(now.getTime() + 60_000);
    await useUp(author, 5);
    expect((await settle(deps, actor(author), late.generationId)).ok).toBe(true);
    expect(await settle(deps, actor(author), later.generationId)).toMatchObject({
      code: 'daily-limit-reached',
    });
    expect(await usageOf(author)).toMatchObject({ prompts_used: 6, remaining: 0 });
    expect(await lifetime(author)).toBe(6);
  });

  it('that was never made cannot be settled or given back', async () => {
    const author = await person();
    const id = randomUUIDv7();
    expect(await settle(deps, actor(author), id)).toMatchObject({ code: 'generation-not-found' });
    expect(await giveBack(deps, actor(author), id, 'failed')).toMatchObject({ code: 'generation-not-found' });
  });
});

describe('[CRED-1] GET /api/credits', () => {
  it('tells every generation and credit, with reason and time', async () => {
    const author = await person();
    await earn(author, 3);
    const reserved = await reserve(deps, actor(author), { method: 'optimizer', seconds: 60 });
    if (!reserved.ok) throw new Error(reserved.code);
    const generation_id = reserved.value.generationId;
    await giveBack(deps, actor(author), generation_id, 'failed');
    const common = { id: expect.any(String), created_at: now.toISOString() };
    const generation = { ...common, generation_id, method: 'optimizer', paid_by: 'allowance', credits: 0 };
    expect(await ledgerOf(author)).toEqual([
      { kind: 'given-back', ...generation, reason: 'failed' },
      { kind: 'spent', ...generation },
      { kind: 'earned', ...common, credits: 3, reason: 'granted' },
    ]);
  });

  it('[LIST-1] goes page by page, newest first, with the total', async () => {
    const author = await person();
    await useUp(author, 5);
    const page = async (query: string) =>
      (await app.inject({ url: `/api/credits?limit=2${query}`, headers: author.headers })).json();
    const pages = [await page('')];
    while (pages.at(-1).next_cursor) pages.push(await page(`&cursor=${pages.at(-1).next_cursor}`));
    expect(pages.map(({ entries, total }) => [entries.length, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ]);
    expect(pages.flatMap(({ entries }) => entries)).toEqual(await ledgerOf(author));
  });

  it('shows nobody else’s, from anybody’s cursor', async () => {
    const [author, other] = [await person(), await person()];
    await useUp(author, 2);
    const [{ id }] = await ledgerOf(author);
    const answer = await app.inject({ url: `/api/credits?cursor=${id}`, headers: other.headers });
    expect(answer.json()).toEqual({ entries: [], total: 0, next_cursor: null });
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=here'])('refuses ?%s', async (query) => {
    const { headers } = await person();
    const answer = await app.inject({ url: `/api/credits?${query}`, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(`query.${query.split('=')[0]}`);
  });

  it('outlives the account, as nobody’s', async () => {
    const author = await person();
    await useUp(author);
    expect((await increment(author)).statusCode).toBe(429);
    const ids = (await ledgerOf(author)).map(({ id }: { id: string }) => id);
    await db.deleteFrom('users').where('id', '=', author.id).execute();
    const left = await db.selectFrom('ledger_entries').select('user_id').where('id', 'in', ids).execute();
    expect(left).toEqual(Array(6).fill({ user_id: null }));
    const generations = db.selectFrom('generations').selectAll().where('user_id', '=', author.id);
    expect(await generations.execute()).toEqual([]);
  });
});
