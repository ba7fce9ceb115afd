import { randomUUIDv7 } from 'node:crypto';
import { endpoints } from '@cuewright/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { Visitor } from '../../../testing/visitor.ts';
import { SiteSettingsKeeper } from '../site/site-settings.ts';
import { mayLeave } from './losing-admin.ts';

let now = new Date('2026-11-22T12:00:00.000Z');
const { app, db, person } = await buildTestApp({
  clock: () => now,
  config: { hasRateLimits: false, adminEmails: new Set(['root@example.org']) },
});
const admin = await person({ isAdmin: true });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, url: string, payload?: object, who: Person | undefined = admin) =>
  app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) });
const act = (who: Person | { id: string }, deed: string, more: object = {}, by = admin) =>
  ask('POST', `/api/admin/users/${who.id}/${deed}`, { reason: 'Asked for by mail', ...more }, by);
const remove = (who: { id: string }, email: string, by = admin) =>
  ask('DELETE', `/api/admin/users/${who.id}`, { email, reason: 'A made-up person' }, by);
const audit = async (query = '') => (await ask('GET', `/api/admin/audit${query}`)).json().entries;
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

async function newcomer(email: string): Promise<{ visitor: Visitor; id: string }> {
  const visitor = new Visitor(app);
  expect((await signIn(visitor, { email, name: 'Ida Berg' })).statusCode).toBe(201);
  return { visitor, id: (await visitor.get('/api/users/me')).json().id };
}

describe('[ADMIN-2] whoever is no admin', () => {
  const calls = Object.values(endpoints).filter((endpoint) => endpoint.path.startsWith('/api/admin/'));

  it('finds every call of the dashboard closed', async () => {
    const user = await person();
    expect(calls.length).toBeGreaterThan(15);
    for (const endpoint of calls) {
      const { method, path } = endpoint;
      expect('admin' in endpoint, path).toBe(true);
      const url = path.replace('{id}', randomUUIDv7());
      const tries = [undefined, user].map((who) =>
        app.inject({ method, url, payload: {}, ...(who && { headers: who.headers }) }),
      );
      const [signedOut, signedIn] = (await Promise.all(tries)).map((answer) => [
        answer.statusCode,
        answer.json().code,
      ]);
      expect([path, signedOut, signedIn]).toEqual([path, [401, 'not-signed-in'], [403, 'admins-only']]);
    }
  });

  it('is told apart from an admin by the server', async () => {
    expect((await ask('GET', '/api/admin/verify')).json()).toEqual({ isAdmin: true });
  });
});

describe('[ADMIN-5] bad input', () => {
  it.each([
    '/api/admin/users?page=0',
    '/api/admin/users?page=-1',
    '/api/admin/users?page=1000000000',
    '/api/admin/users?page=abc',
    '/api/admin/users?page=1.5',
    '/api/admin/users?limit=101',
    '/api/admin/users?limit=0',
    '/api/admin/users?sort=password',
    '/api/admin/users?plan=gold',
    '/api/admin/users?from=2026-02-30',
    '/api/admin/users?from=0000-01-01',
    `/api/admin/users?q=${'x'.repeat(201)}`,
    '/api/admin/users?cursor=x',
    `/api/admin/users?cursor=x~${randomUUIDv7()}`,
    `/api/admin/users?cursor=2026-13-01T00:00:00Z~${randomUUIDv7()}`,
    `/api/admin/users?sort=most-used&cursor=99999999999~${randomUUIDv7()}`,
    `/api/admin/users?sort=name&page=1&cursor=a~${randomUUIDv7()}`,
    '/api/admin/prompts?page=0',
    '/api/admin/prompts?limit=101',
    '/api/admin/prompts?sort=mode',
    '/api/admin/prompts?model=nobody-knows',
    '/api/admin/prompts?mode=radio',
    '/api/admin/prompts?user=me',
    '/api/admin/analytics?days=8',
    '/api/admin/audit?cursor=1',
    '/api/admin/users/me',
  ])('%s', async (url) => {
    expect(await codeOf(ask('GET', url))).toEqual([400, 'invalid-request']);
  });

  it('is refused in actions: none without a reason, no credits beyond the limit, nobody who is not there', async () => {
    const { id } = await person();
    for (const payload of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }])
      expect(await codeOf(ask('POST', `/api/admin/users/${id}/block`, payload))).toEqual([
        400,
        'invalid-request',
      ]);
    for (const credits of [0, -3, 1.5, 1001, '3'])
      expect((await act({ id }, 'credits', { credits })).statusCode).toBe(400);
    for (const deed of ['credits', 'end-sessions', 'block', 'unblock', 'make-admin', 'unmake-admin'])
      expect(await codeOf(act({ id: randomUUIDv7() }, deed, { credits: 1 }))).toEqual([
        404,
        'user-not-found',
      ]);
    expect(await codeOf(remove({ id: randomUUIDv7() }, ''))).toEqual([404, 'user-not-found']);
    expect(await codeOf(ask('GET', `/api/admin/users/${randomUUIDv7()}`))).toEqual([404, 'user-not-found']);
  });
});

describe('[ADMIN-6] an action', () => {
  it('gives credits once for one id, and says so in the ledger and in the audit', async () => {
    const somebody = await person();
    const given = { credits: 25, action_id: randomUUIDv7() };
    const answers = await Promise.all([1, 2, 3].map(() => act(somebody, 'credits', given)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const seen = (await ask('GET', `/api/admin/users/${somebody.id}`)).json();
    expect(seen.credits).toMatchObject({
      balance: 25,
      total: 1,
      entries: [{ kind: 'earned', credits: 25, reason: 'granted' }],
    });
    expect(await audit(`?user=${somebody.id}`)).toEqual([
      expect.objectContaining({
        action: 'give-credits',
        credits: 25,
        reason: 'Asked for by mail',
        admin: expect.objectContaining({ id: admin.id }),
        user: expect.objectContaining({ id: somebody.id }),
      }),
    ]);
  });

  it('shows all of a person, and ends their sessions', async () => {
    const { visitor, id } = await newcomer('drawer@example.org');
    const profile = {
      full_name: 'Ida Berg',
      phone: '+4670',
      email: 'i@b.example',
      intro: 'Hi',
      job: 'Gaffer',
    };
    await visitor.post('/api/user-profile', profile);
    const seen = (await ask('GET', `/api/admin/users/${id}`)).json();
    expect(seen).toMatchObject({
      user: { id, email: 'drawer@example.org', full_name: 'Ida Berg', plan: 'free', profile_completed: true },
      profile,
      usage: { prompts_used: 0, remaining: 6 },
      credits: { balance: 0, entries: [], total: 0 },
      subscription: { plan: 'free', state: 'none' },
      sessions: [{ created_at: now.toISOString() }],
    });
    expect((await act({ id }, 'end-sessions')).statusCode).toBe(200);
    expect((await visitor.get('/api/users/me')).statusCode).toBe(401);
  });

  it('blocks: out everywhere, refused at the door in plain words, until it is taken back', async () => {
    const { visitor, id } = await newcomer('blocked@example.org');
    expect((await act({ id }, 'block')).json()).toMatchObject({ id, blocked_at: now.toISOString() });
    expect((await visitor.get('/api/users/me')).statusCode).toBe(401);
    const refused = await signIn(new Visitor(app), { email: 'blocked@example.org' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account-blocked']);
    expect(refused.headers['set-cookie'] ?? '').not.toContain('signed_in');
    expect(await db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
    expect((await act({ id }, 'unblock')).json()).toMatchObject({ blocked_at: null });
    expect((await signIn(new Visitor(app), { email: 'blocked@example.org' })).statusCode).toBe(201);
    expect((await audit(`?user=${id}`)).map(({ action }: { action: string }) => action)).toEqual([
      'unblock',
      'block',
    ]);
  });

  it('[ADMIN-7] never takes the last admin away, however many try at once', async () => {
    const other = await person();
    expect((await act(other, 'make-admin')).json()).toMatchObject({ is_admin: true });
    expect((await ask('GET', '/api/admin/verify', undefined, other)).statusCode).toBe(200);
    const both = await Promise.all([
      act(admin, 'unmake-admin', {}, other),
      act(other, 'unmake-admin', {}, admin),
    ]);
    // The second is refused as the last one, or as no admin any more.
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await db.selectFrom('users').select('id').where('is_admin', '=', true).execute();
    expect(left).toHaveLength(1);
    // Whoever lost the race is given it back for the tests that follow.
    await db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute();
    await db.updateTable('users').set({ is_admin: false }).where('id', '<>', admin.id).execute();
    expect(await codeOf(act(admin, 'unmake-admin'))).toEqual([409, 'last-admin']);
    expect(await codeOf(act(admin, 'block'))).toEqual([409, 'last-admin']);
    expect(await codeOf(remove(admin, ''))).toEqual([409, 'last-admin']);
  });

  it('[ADMIN-7] keeps the last admin from leaving while others are there', async () => {
    const leave = async ({ id, headers }: Person) => {
      const email = `${id}@example.org`;
      await db.updateTable('users').set({ email }).where('id', '=', id).execute();
      return await app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { email } });
    };
    expect(await codeOf(leave(admin))).toEqual([409, 'last-admin']);
    expect((await leave(await person())).statusCode).toBe(204);

    const others = await Promise.all([person({ isAdmin: true }), person({ isAdmin: true })]);
    await db.updateTable('users').set({ is_admin: false }).where('id', '=', admin.id).execute();
    const both = await Promise.all(others.map(leave));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);

    // Whom the setting makes an admin counts as one, in leaving and in staying.
    const { visitor, id } = await newcomer('root@example.org');
    for (const other of others) await leave(other);
    const leaveAsRoot = () => visitor.delete('/api/users/me', { email: 'root@example.org' });
    expect(await codeOf(leaveAsRoot())).toEqual([409, 'last-admin']);
    await db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute();
    expect((await leaveAsRoot()).statusCode).toBe(204);
    expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('[ADMIN-7] lets an admin go who is alone', async () => {
    const noAdminEmails = { adminEmails: new Set<string>() };
    const trx = await db.startTransaction().execute();
    expect(await mayLeave(trx, noAdminEmails, admin.id)).toMatchObject({ ok: false });
    await trx.deleteFrom('users').where('id', '<>', admin.id).execute();
    expect(await mayLeave(trx, noAdminEmails, admin.id)).toMatchObject({ ok: true });
    await trx.rollback().execute();
  });

  it('[ADMIN-7] leaves whom ADMIN_EMAILS makes an admin one', async () => {
    const { id } = await newcomer('root@example.org');
    expect((await ask('GET', `/api/admin/users/${id}`)).json().user).toMatchObject({
      is_admin: true,
      is_admin_by_setting: true,
    });
    for (const deed of ['block', 'unmake-admin'])
      expect(await codeOf(act({ id }, deed))).toEqual([409, 'admin-by-setting']);
    expect(await codeOf(remove({ id }, 'root@example.org'))).toEqual([409, 'admin-by-setting']);
  });

  it('deletes as leaving does, with the address typed, and keeps an entry that names nobody', async () => {
    const { visitor, id } = await newcomer('gone@example.org');
    await act({ id }, 'credits', { credits: 3 });
    expect(await codeOf(remove({ id }, 'else@example.org'))).toEqual([400, 'email-differs']);
    expect((await remove({ id }, 'Gone@example.org')).statusCode).toBe(204);
    expect((await visitor.get('/api/users/me')).statusCode).toBe(401);
    const [deleted, given] = await audit('?limit=2');
    expect(deleted).toMatchObject({ action: 'delete-user', user: null, reason: 'A made-up person' });
    expect(given).toMatchObject({ action: 'give-credits', user: null, reason: '', credits: 3 });
    const again = await signIn(new Visitor(app), { email: 'gone@example.org' });
    expect(again.statusCode).toBe(201);
  });
});

describe('[ADMIN-8] the site’s settings', () => {
  const plain = { hero_counters: null, promo: true, banner: null, reason: 'As it was' };
  const set = (change: object) => ask('PUT', '/api/admin/settings', { ...plain, ...change });
  const stats = async () => (await app.inject('/api/analytics/stats')).json();

  it('[ATTACK-1] are not written by a change that is refused, the first neither', async () => {
    const rows = () => db.selectFrom('site_settings').select('version').execute();
    const before = await rows();
    expect((await set({ version: 2_147_483_648 })).statusCode).toBe(409);
    expect(await rows()).toEqual(before);
  });

  it('win over HERO_COUNTERS at once here, and on every other process within two seconds', async () => {
    const other = new SiteSettingsKeeper({ db, clock: () => now }, 'decoration');
    expect(await other.heroCounters()).toBe('decoration');
    expect(await stats()).toMatchObject({ visitorCount: 27, online: null });
    expect((await set({ hero_counters: 'live', reason: 'The true figures' })).json()).toMatchObject({
      hero_counters: 'live',
      hero_counters_of_server: 'decoration',
    });
    expect(await stats()).toMatchObject({ visitorCount: 0, online: 0 });
    expect(await other.heroCounters()).toBe('decoration');
    now = new Date(now.getTime() + 2_000);
    expect(await other.heroCounters()).toBe('live');
    expect((await audit('?limit=1'))[0]).toMatchObject({
      action: 'change-settings',
      reason: 'The true figures',
    });
    await set({});
    expect(await stats()).toMatchObject({ visitorCount: 27, online: null });
  });

  it('tell everybody of the banner and the promo', async () => {
    const banner = { text: 'Down for an hour on Sunday', link: '/?step=upgrade' };
    await set({ promo: false, banner });
    expect((await app.inject('/api/site')).json()).toEqual({ promo: false, banner, contact: [] });
    for (const link of [
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'http://a.example',
    ])
      expect(await codeOf(set({ banner: { ...banner, link } }))).toEqual([400, 'invalid-request']);
    await set({});
    expect((await app.inject('/api/site')).json()).toEqual({ promo: true, banner: null, contact: [] });
  });

  it('are not overwritten by who saw an earlier version', async () => {
    const { version } = (await ask('GET', '/api/admin/settings')).json();
    expect((await set({ version, promo: false })).json()).toMatchObject({ version: version + 1 });
    const stale = await set({ version, promo: true });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { promo: false, version: version + 1 },
    });
  });
});

it('[ADMIN-16] last active is when somebody last did anything, signed out since or not', async () => {
  const { visitor, id } = await newcomer('lena@example.org');
  const lastActive = async () => (await ask('GET', `/api/admin/users/${id}`)).json().user.last_active_at;
  const signedIn = now;
  expect(await lastActive()).toBe(signedIn.toISOString());
  now = new Date(signedIn.getTime() + 4 * 60_000);
  await visitor.get('/api/notes');
  expect(await lastActive()).toBe(signedIn.toISOString());
  now = new Date(signedIn.getTime() + 3 * 86_400_000);
  await visitor.get('/api/notes');
  const looked = now;
  expect(await lastActive()).toBe(looked.toISOString());
  await visitor.get('/api/logout');
  now = new Date(looked.getTime() + 86_400_000);
  await visitor.get('/api/notes');
  expect(await lastActive()).toBe(looked.toISOString());
});
