import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { promptCalls } from '../../../testing/prompts.ts';

let now = new Date('2026-11-02T12:00:00.000Z');
const { app, db, person } = await buildTestApp({ clock: () => now, config: { hasRateLimits: false } });
const { post, save, counted } = promptCalls(app);
const admin = await person({ isAdmin: true });

const get = async (url: string) => {
  const answer = await app.inject({ url, headers: admin.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const file = async (url: string) => await app.inject({ url, headers: admin.headers });
const on = (day: string) => {
  now = new Date(`${day}T12:00:00.000Z`);
};
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

async function somebody(email: string, fullName: string): Promise<Person> {
  const made = await person();
  await db
    .updateTable('users')
    .set({ email, name: 'As the provider says' })
    .where('id', '=', made.id)
    .execute();
  const profile = { full_name: fullName, phone: '+46 70 123', email, intro: 'Hello', job: 'Gaffer' };
  expect((await post(made, profile, '/api/user-profile')).statusCode).toBe(200);
  return made;
}

/** Every page of a list, by cursor. */
async function walk(url: string, rows: 'users' | 'prompts'): Promise<string[]> {
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const more: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await get(`${url}&limit=2${more}`);
    all.push(...idsOf(page[rows]));
    cursor = page.next_cursor;
  } while (cursor);
  return all;
}

const signs = await somebody('odd_one@example.org', '100% "Quote", Ltd.');
on('2026-11-03');
const formula = await somebody('sum@example.org', '=HYPERLINK("http://a.example")');
on('2026-11-04');
const plain = await somebody('oddXone@example.org', 'Ärla Berg');
const people = [admin.id, signs.id, formula.id, plain.id];

describe('[ADMIN-3] the list of users', () => {
  it('goes by page and by cursor, in every order, and counts all', async () => {
    expect(await get('/api/admin/users')).toMatchObject({
      total: 4,
      total_is_least: false,
      page: 1,
      next_cursor: null,
    });
    const second = await get('/api/admin/users?limit=3&page=2');
    expect([idsOf(second.users), second.page]).toEqual([[admin.id], 2]);
    expect((await get('/api/admin/users?page=1000')).users).toEqual([]);
    expect(await walk('/api/admin/users?sort=newest', 'users')).toEqual(people.toReversed());
    expect(await walk('/api/admin/users?sort=oldest', 'users')).toEqual(people);
    for (const sort of ['name', 'email', 'most-used'])
      expect((await walk(`/api/admin/users?sort=${sort}`, 'users')).sort(), sort).toEqual(people.toSorted());
    expect((await walk('/api/admin/users?sort=email', 'users')).slice(1)).toEqual([
      signs.id,
      plain.id,
      formula.id,
    ]);
  });

  it('refuses a cursor that no page gave', async () => {
    const { id } = signs;
    const made = [
      ['newest', `2026-11-01T00:00:00.${'1'.repeat(300)}Z~${id}`],
      ['newest', `1969-12-31T23:59:59.000000Z~${id}`],
      ['oldest', `2026-02-30T00:00:00.000000Z~${id}`],
      ['most-used', `99999999999~${id}`],
      ['name', `\u0000~${id}`],
      ['name', 'no id'],
    ] as const;
    for (const [sort, cursor] of made) {
      const query = new URLSearchParams({ sort, cursor });
      const answer = await app.inject({ url: `/api/admin/users?${query}`, headers: admin.headers });
      expect([answer.statusCode, answer.json().errors?.[0].field], cursor).toEqual([400, 'query.cursor']);
    }
  });

  it('[ADMIN-5] takes the signs of a search for text', async () => {
    const found = async (q: string) =>
      idsOf((await get(`/api/admin/users?q=${encodeURIComponent(q)}`)).users);
    expect(await found('odd_one')).toEqual([signs.id]);
    expect(await found('ODDXONE')).toEqual([plain.id]);
    expect(await found('100%')).toEqual([signs.id]);
    expect(await found('100_')).toEqual([]);
    expect(await found('"quote"')).toEqual([signs.id]);
    expect(await found("'; drop table users; --")).toEqual([]);
    expect(await found('100\\')).toEqual([]);
    // Short ones are looked for at the beginning.
    expect(await found('su')).toEqual([formula.id]);
    expect(await found('%')).toEqual([]);
    expect(await found('gaffer')).toHaveLength(3);
    expect(await found('+46 70 123')).toHaveLength(3);
  });

  it('is cut down by plan, standing and days', async () => {
    await db
      .updateTable('users')
      .set({ premium_until: new Date('2027-01-01'), premium_plan: 'yearly' })
      .where('id', '=', plain.id)
      .execute();
    const found = async (query: string) => {
      const { users, total } = await get(`/api/admin/users?${query}`);
      expect(total).toBe(users.length);
      return idsOf(users);
    };
    expect(await found('plan=yearly')).toEqual([plain.id]);
    expect(await found('plan=monthly')).toEqual([]);
    expect(await found('plan=free&sort=oldest')).toEqual([admin.id, signs.id, formula.id]);
    expect(await found('standing=admin')).toEqual([admin.id]);
    expect(await found('standing=blocked')).toEqual([]);
    expect(await found('from=2026-11-03&to=2026-11-03')).toEqual([formula.id]);
    expect(await found('from=2026-11-04&q=berg&plan=yearly')).toEqual([plain.id]);
    expect((await get('/api/admin/users?plan=yearly')).users[0]).toMatchObject({
      is_premium: true,
      plan: 'yearly',
    });
  });
});

describe('[ADMIN-4] the list of prompts', () => {
  it('goes by page and by cursor, is cut down, and shows the beginning of each', async () => {
    on('2026-11-09');
    const long = `A lamp_post at 100% dusk. ${'x'.repeat(400)}`;
    const one = await save(signs, { title: 'Zebra', prompt_text: long });
    const two = await save(formula, {
      title: '+1, "two"',
      model: 'google-veo-3',
      json_config: '{"mode":"video"}',
    });
    on('2026-11-10');
    const three = await save(signs, { title: 'harbour' });
    const all = [one.id, two.id, three.id];
    expect(await get('/api/admin/prompts')).toMatchObject({ total: 3, page: 1 });
    expect(await walk('/api/admin/prompts?sort=newest', 'prompts')).toEqual(all.toReversed());
    expect(await walk('/api/admin/prompts?sort=title', 'prompts')).toEqual([two.id, three.id, one.id]);
    const found = async (query: string) => idsOf((await get(`/api/admin/prompts?${query}`)).prompts);
    expect(await found('q=lamp_post')).toEqual([one.id]);
    expect(await found('q=lamp-post')).toEqual([]);
    expect(await found(`q=${encodeURIComponent('at 100% dusk')}`)).toEqual([one.id]);
    expect(await found('q=HARB')).toEqual([three.id]);
    expect(await found('q=%2B1')).toEqual([two.id]);
    expect(await found('mode=video')).toEqual([two.id]);
    expect(await found('model=midjourney&sort=oldest')).toEqual([one.id, three.id]);
    expect(await found(`user=${signs.id}&from=2026-11-10`)).toEqual([three.id]);
    const [shown] = (await get('/api/admin/prompts?q=zebra')).prompts;
    expect(shown).toMatchObject({
      prompt_text: long.slice(0, 300),
      prompt_length: long.length,
      user_id: signs.id,
      full_name: '100% "Quote", Ltd.',
      email: 'odd_one@example.org',
    });
  });
});

describe('[ADMIN-9] the files', () => {
  it('hold everybody, with the columns of the specification, quoted, and no formula in them', async () => {
    const answer = await file('/api/admin/users.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users-2026-11-10.csv"',
    });
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFName,Email,Phone,Job,Prompts used,Premium,Created',
      ',,,,0,no,2026-11-02T12:00:00.000Z',
      `"100% ""Quote"", Ltd.",odd_one@example.org,'+46 70 123,Gaffer,0,no,2026-11-02T12:00:00.000Z`,
      `"'=HYPERLINK(""http://a.example"")",sum@example.org,'+46 70 123,Gaffer,0,no,2026-11-03T12:00:00.000Z`,
      `Ärla Berg,oddXone@example.org,'+46 70 123,Gaffer,0,yes,2026-11-04T12:00:00.000Z`,
      '',
    ]);
  });

  it('hold every prompt, and what filters leave', async () => {
    const lines = (await file('/api/admin/prompts.csv')).body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFUser,Email,Title,Model,Created,Prompt length');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(
      `"'=HYPERLINK(""http://a.example"")",sum@example.org,"'+1, ""two""",google-veo-3,2026-11-09T12:00:00.000Z,70`,
    );
    expect((await file('/api/admin/prompts.csv?q=zebra')).body.split('\r\n')).toHaveLength(3);
  });

  it('are complete beyond what is read at once, also where many were made in one moment', async () => {
    const at = now;
    const users = Array.from({ length: 1_200 }, (_, n) => ({
      id: randomUUIDv7(),
      created_at: at,
      email: `many-${n}@example.org`,
    }));
    await db.insertInto('users').values(users).execute();
    const lines = (await file('/api/admin/users.csv?q=many-')).body.split('\r\n').slice(1, -1);
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(
      new Set(users.map(({ email }) => email)),
    );
    expect(await get('/api/admin/users?q=many-')).toMatchObject({ total: 1_000, total_is_least: true });
    expect(await get('/api/admin/users')).toMatchObject({ total: 1_204 });
    await db.deleteFrom('users').where('email', 'like', 'many-%').execute();
    expect(await get('/api/admin/users')).toMatchObject({ total: 4 });
  });
});

describe('[ADMIN-10] the figures', () => {
  const kept = async () => {
    const { rows } = await sql<{ day: string; kind: string; key: string; n: number }>`
      select day, kind, key, sum(n)::int as n from site_counts
      group by 1, 2, 3 having sum(n) <> 0 order by day, kind, key
    `.execute(db);
    return rows;
  };

  it('tell what days, methods, modes and models came to, and who comes back', async () => {
    on('2026-11-16');
    const friend = await person();
    await db
      .insertInto('referrals')
      .values({ friend_id: friend.id, sharer_id: signs.id, created_at: now, earned_at: null })
      .execute();
    const both = [friend.id, signs.id];
    await db.updateTable('users').set({ email_verified: true }).where('id', 'in', both).execute();
    const generation_id = await counted(friend, 'enhanced');
    await save(friend, { generation_id, model: 'google-veo-3', json_config: '{"mode":"video"}' });
    for (let n = 0; n < 5; n++) await counted(friend);
    expect((await post(friend, { method: 'guided' }, '/api/usage/increment')).statusCode).toBe(429);
    await post(signs, { platform: 'twitter' }, '/api/track-share');
    on('2026-11-24');
    await counted(friend, 'guided');
    await app.inject({ method: 'POST', url: '/api/analytics/track-visitor' });
    const bought = await post(
      friend,
      { planId: 'yearly', userId: friend.id, returnUrl: '/' },
      '/api/payments/create-session',
    );
    await post(friend, { outcome: 'paid' }, `/api/payments/${bought.json().session_id}/demo`);

    const seen = await get('/api/admin/analytics?days=30');
    expect([seen.from, seen.to, seen.by_day.length]).toEqual(['2026-10-26', '2026-11-24', 30]);
    const dayOf = (wanted: string) => seen.by_day.find(({ day }: { day: string }) => day === wanted);
    expect(dayOf('2026-11-16')).toEqual({
      day: '2026-11-16',
      visitors: 0,
      sign_ups: 1,
      active: 1,
      generations: 6,
      prompts: 1,
      limit_hits: 1,
      shares: 1,
      purchases: 0,
    });
    expect(dayOf('2026-11-24')).toMatchObject({
      visitors: 1,
      sign_ups: 0,
      active: 1,
      generations: 1,
      purchases: 1,
    });
    expect(seen.by_method).toEqual([
      { method: 'guided', generations: 6 },
      { method: 'enhanced', generations: 1 },
    ]);
    expect(seen.by_mode).toEqual([{ mode: 'video', generations: 1 }]);
    expect(seen.by_model).toEqual([{ model: 'google-veo-3', generations: 1 }]);
    expect(seen.sharing).toEqual({ shares: 1, friends_joined: 1, friends_generated: 1 });
    expect(seen.conversion).toEqual({
      visitors: 1,
      sign_ups: 5 + 1_200,
      first_generations: 1,
      purchases: 1,
      by_plan: [{ plan: 'yearly', purchases: 1 }],
    });
    // The four of the week of 2 November, of whom two saved something a week later.
    expect(seen.retention.slice(1)).toEqual([
      { week: '2026-11-02', sign_ups: 4, active: [0, 2, 0, 0] },
      { week: '2026-11-09', sign_ups: 1_200, active: [0, 0, 0] },
      { week: '2026-11-16', sign_ups: 1, active: [1, 1] },
      { week: '2026-11-23', sign_ups: 0, active: [0] },
    ]);
    expect((await get('/api/admin/analytics?days=7')).by_day).toHaveLength(7);
  });

  it('are in the overview', async () => {
    const seen = await get('/api/admin/dashboard');
    expect(seen.overview).toEqual({
      totalUsers: 5,
      premiumUsers: 2,
      totalPrompts: 4,
      weeklyPrompts: 0,
      totalProfiles: 3,
    });
    expect(idsOf(seen.recentProfiles)).toEqual([plain.id, formula.id, signs.id]);
    expect(seen.recentPrompts[0]).toMatchObject({
      model: 'google-veo-3',
      created_at: '2026-11-16T12:00:00.000Z',
    });
    on('2026-11-15');
    expect((await get('/api/admin/dashboard')).overview).toMatchObject({ weeklyPrompts: 3 });
  });

  it('[ADMIN-17] say of this week what its days say, also of prompts without a generation', async () => {
    for (const day of ['2026-11-15', '2026-11-16', '2026-11-24']) {
      on(day);
      const { weeklyPrompts } = (await get('/api/admin/dashboard')).overview;
      const { by_day } = await get('/api/admin/analytics?days=7');
      const sum = by_day.reduce((all: number, { prompts }: { prompts: number }) => all + prompts, 0);
      expect([day, sum]).toEqual([day, weeklyPrompts]);
    }
    on('2026-11-15');
  });

  it('are the same kept as counted anew', async () => {
    const asKept = await kept();
    await sql`select recount_site()`.execute(db);
    // Of those who are gone only the kept ones know.
    const known = ({ day, kind }: { day: string; kind: string }) =>
      kind !== 'sign-up' || day !== '2026-11-10';
    expect((await kept()).filter(known)).toEqual(asKept.filter(known));
    await db.deleteFrom('prompts').where('title', '=', 'Zebra').execute();
    expect((await get('/api/admin/dashboard')).overview).toMatchObject({ totalPrompts: 3, weeklyPrompts: 2 });
  });
});
