import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';

const shown = await buildTestApp({ clock: () => now, config: { hasRateLimits: false } });
const live = await buildTestApp({
  clock: () => now,
  config: { hasRateLimits: false, heroCounters: 'live', trustedProxies: ['loopback'] },
});

let now = new Date();
let days = 0;
// Each test has days of its own, so that none sees another's visitors online.
beforeEach(() => {
  days += 10;
  now = new Date(Date.parse('2026-11-22T12:00:00.000Z') + days * 24 * 60 * 60 * 1000);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const visit = async (address: string, agent = 'a browser', { app } = live) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/analytics/track-visitor',
    headers: { 'x-forwarded-for': address, 'user-agent': agent },
  });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
};
const stats = async ({ app } = live) => (await app.inject({ url: '/api/analytics/stats' })).json();

describe('[STAT-1] POST /api/analytics/track-visitor', () => {
  it('counts a visitor once a day, by where they are and what they use', async () => {
    const { visitorCount } = await stats();
    await visit('203.0.113.7');
    await visit('203.0.113.7');
    await visit('203.0.113.7', 'another browser');
    await visit('203.0.113.8');
    expect(await stats()).toMatchObject({ visitorCount: visitorCount + 3 });
    later(24 * 60);
    await visit('203.0.113.7');
    expect(await stats()).toMatchObject({ visitorCount: visitorCount + 4 });
  });

  it('counts one who comes many times at once once', async () => {
    const { visitorCount } = await stats();
    await Promise.all(Array.from({ length: 20 }, () => visit('203.0.113.9')));
    expect(await stats()).toMatchObject({ visitorCount: visitorCount + 1, online: 1 });
  });

  it('takes a home’s IPv6 network for one', async () => {
    const { visitorCount } = await stats();
    await visit('2001:db8:1:2::1');
    await visit('2001:db8:1:2:ffff::9');
    await visit('2001:db8:1:3::1');
    expect(await stats()).toMatchObject({ visitorCount: visitorCount + 2 });
  });

  it('keeps no address, another hash every day, and no hash beyond the next day', async () => {
    const kept = () => live.db.selectFrom('visitors').selectAll().orderBy('day').execute();
    await visit('203.0.113.7');
    const [before] = await kept();
    later(24 * 60);
    await visit('203.0.113.7');
    const [yesterday, today] = await kept();
    expect(yesterday).toEqual(before);
    expect(today?.visitor_hash).not.toBe(yesterday?.visitor_hash);
    expect(JSON.stringify([yesterday, today])).not.toContain('203.0.113');
    later(24 * 60);
    await visit('203.0.113.7');
    expect(await kept()).toHaveLength(2);
    expect(await live.db.selectFrom('visitor_salts').select('day').execute()).toHaveLength(2);
  });

  it('tells when it is asked too often', async () => {
    const { app } = await buildTestApp({ clock: () => now });
    const ask = () => app.inject({ method: 'POST', url: '/api/analytics/track-visitor' });
    for (let n = 0; n < 60; n++) expect((await ask()).statusCode).toBe(204);
    expect((await ask()).json()).toMatchObject({ code: 'too-many-requests' });
  });
});

describe('GET /api/analytics/stats', () => {
  it('[STAT-2] begins at the stated figures while the counters are decoration', async () => {
    expect(await stats(shown)).toEqual({ visitorCount: 27, promptCount: 12_345, online: null });
    await visit('203.0.113.7', 'a browser', shown);
    expect(await stats(shown)).toEqual({ visitorCount: 28, promptCount: 12_345, online: null });
  });

  it('[STAT-3] tells who was here in the last five minutes when they are live', async () => {
    await visit('203.0.113.7');
    later(3);
    await visit('203.0.113.8');
    expect(await stats()).toMatchObject({ online: 2 });
    later(2);
    expect(await stats()).toMatchObject({ online: 1 });
    await visit('203.0.113.7');
    expect(await stats()).toMatchObject({ online: 2 });
    later(5);
    expect(await stats()).toMatchObject({ online: 0 });
  });

  it('[STAT-3] tells of nobody twice when midnight passes', async () => {
    now = new Date(now.toISOString().replace('T12:00', 'T23:58'));
    await visit('203.0.113.7');
    await visit('203.0.113.8');
    later(3);
    expect(await stats()).toMatchObject({ online: 2 });
    await visit('203.0.113.7');
    expect(await stats()).toMatchObject({ online: 2 });
  });
});

describe('[STAT-4] POST /api/analytics/increment-prompts', () => {
  const add = (who: Person | undefined, payload?: object) =>
    live.app.inject({
      method: 'POST',
      url: '/api/analytics/increment-prompts',
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
  const generate = async ({ headers }: Person): Promise<string> => {
    const answer = await live.app.inject({ method: 'POST', url: '/api/usage/increment', headers });
    expect(answer.statusCode).toBe(201);
    return answer.json().generation_id;
  };
  const prompts = async () => (await stats()).promptCount;

  it('adds a counted generation once, however often and however many at once ask', async () => {
    const author = await live.person();
    const generation_id = await generate(author);
    const before = await prompts();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(author, { generation_id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect((await add(author, { generation_id })).statusCode).toBe(204);
    expect(await prompts()).toBe(before + 1);
  });

  it('without a body takes the newest that is not counted yet, as specified', async () => {
    const author = await live.person();
    await generate(author);
    await generate(author);
    const before = await prompts();
    expect((await add(author)).statusCode).toBe(204);
    expect((await add(author, {})).statusCode).toBe(204);
    expect((await add(author)).json()).toMatchObject({ code: 'generation-not-found' });
    expect(await prompts()).toBe(before + 2);
  });

  it('knows nothing of generations that are somebody else’s, not counted, or none', async () => {
    const [author, other] = [await live.person(), await live.person()];
    const generation_id = await generate(author);
    const before = await prompts();
    for (const id of [generation_id, randomUUIDv7()]) {
      const answer = await add(other, { generation_id: id });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'generation-not-found']);
    }
    await live.db.updateTable('generations').set({ state: 'given-back' }).execute();
    expect((await add(author, { generation_id })).statusCode).toBe(404);
    expect(await prompts()).toBe(before);
  });

  it('keeps the sum when the account goes', async () => {
    const author = await live.person();
    const generation_id = await generate(author);
    await add(author, { generation_id });
    const before = await prompts();
    await live.db.deleteFrom('users').where('id', '=', author.id).execute();
    expect(await prompts()).toBe(before);
    const left = live.db.selectFrom('counted_prompts').select('generation_id');
    expect(await left.where('generation_id', '=', generation_id).execute()).toEqual([]);
  });

  it('wants a session, and an id of a generation', async () => {
    expect((await add(undefined)).statusCode).toBe(401);
    expect((await add(await live.person(), { generation_id: 'first' })).statusCode).toBe(400);
  });
});
