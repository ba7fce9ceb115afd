import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { approve, returnFromProvider, signIn } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-11-21T09:00:00Z');
const { app, db } = await buildTestApp({
  clock: () => new Date(now),
  config: { hasRateLimits: false, adminEmails: new Set(['boss@example.org']) },
});
const sessionCount = async () => (await db.selectFrom('sessions').select('user_id').execute()).length;
const somebody = { email: 'ana@example.org', name: 'Ana Torres' };

let visitor: Visitor;
beforeEach(() => {
  visitor = new Visitor(app);
});

describe('signing in through the provider on this machine', () => {
  it('[SIGN-1] [ME-1] tells who it was, and knows them the next time', async () => {
    expect((await signIn(visitor)).statusCode).toBe(201);
    const me = await visitor.get('/api/users/me');
    expect(me.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ana@example.org',
      created_at: '2026-11-21T09:00:00.000Z',
      google_user_data: { name: 'Ana Torres', given_name: 'Ana', picture: '' },
      is_admin: false,
    });
    const elsewhere = new Visitor(app);
    await signIn(elsewhere, { email: 'Ana@Example.org' });
    expect((await elsewhere.get('/api/users/me')).json().id).toBe(me.json().id);
  });

  it('[SIGN-2] keeps the session where scripts cannot read it, and a mark where they can', async () => {
    const { cookies } = await signIn(visitor);
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: 'cuewright-3000',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 30 * 24 * 60 * 60,
      }),
    );
    expect(cookies).toContainEqual(expect.not.objectContaining({ httpOnly: true, name: 'cuewright-3000' }));
    expect(visitor.cookies.get('signed_in')).toBe('1');
    const [row] = await db.selectFrom('sessions').select('token_hash').execute();
    expect(row?.token_hash).not.toContain(visitor.cookies.get('cuewright-3000'));
  });

  it('[WHO-2] gives the page a sign that is the same for a person, another for another, and no id', async () => {
    const signs: (string | undefined)[] = [];
    for (const email of ['ana@example.org', 'jonas@example.org', 'ana@example.org']) {
      await signIn(visitor, { email });
      signs.push(visitor.cookies.get('signed_in_as-3000'));
      const { id } = (await visitor.get('/api/users/me')).json();
      expect(signs.at(-1)).toMatch(/^[\w-]{16}$/);
      expect(id).not.toContain(signs.at(-1));
    }
    expect([signs[0] === signs[2], signs[0] === signs[1]]).toEqual([true, false]);
    await visitor.get('/api/logout');
    expect(visitor.cookies.has('signed_in_as-3000')).toBe(false);
  });

  it('[SIGN-3] returns the step that was wanted, and nothing for what is no step', async () => {
    const query = '?step=optimizer&mode=video&method=optimizer';
    expect((await signIn(visitor, { query })).json()).toEqual({
      wanted: { step: 'optimizer', mode: 'video', method: 'optimizer' },
    });
    for (const odd of ['?step=//evil.example', '?step=admin', '?mode=photo', '']) {
      expect((await signIn(new Visitor(app), { query: odd })).json(), odd).toEqual({ wanted: null });
    }
  });

  it('comes back to the name by which somebody came', async () => {
    const byNumber = new Visitor(app, '127.0.0.1:3000');
    expect((await signIn(byNumber)).statusCode).toBe(201);
    const foreign = await visitor.get('/api/oauth/google/redirect_url', { host: 'localhost:4000' });
    const { redirectUrl } = foreign.json();
    expect(new URL(redirectUrl).searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/callback');
  });

  it('finishes sign-ins that were begun in several tabs, in any order', async () => {
    const first = await returnFromProvider(visitor, somebody);
    const second = await visitor.get('/api/oauth/google/redirect_url?step=mode');
    expect(second.statusCode).toBe(200);
    expect((await visitor.post('/api/sessions', first)).statusCode).toBe(201);
    const later = await approve(visitor, second.json().redirectUrl, somebody);
    expect((await visitor.post('/api/sessions', later)).json()).toMatchObject({ wanted: { step: 'mode' } });
    expect([...visitor.cookies.keys()]).not.toContain('cuewright-3000-sign-in');
  });

  it('[ADMIN-1] makes whoever ADMIN_EMAILS names an admin', async () => {
    await signIn(visitor, { email: 'Boss@example.org', name: 'Boss' });
    expect((await visitor.get('/api/users/me')).json()).toMatchObject({ is_admin: true });
  });
});

describe('[SIGN-4] what came back is refused, and nothing is stored', () => {
  const refused: [string, (returned: Record<string, string>, visitor: Visitor) => Record<string, string>][] =
    [
      ['a code nobody gave', (returned) => ({ ...returned, code: 'made-up' })],
      ['a code with a character that no text has', (returned) => ({ ...returned, code: 'a\0b' })],
      ['a changed code', (returned) => ({ ...returned, code: `${returned['code']?.slice(0, -1)}~` })],
      ['a changed state', (returned) => ({ ...returned, state: `${returned['state']}x` })],
      ['no state', ({ state: _, ...returned }) => returned],
      ['a missing issuer', ({ iss: _, ...returned }) => returned],
      ['another issuer', (returned) => ({ ...returned, iss: 'https://evil.example' })],
      [
        'a browser that did not begin',
        (returned, { cookies }) => {
          cookies.delete('cuewright-3000-sign-in');
          return returned;
        },
      ],
      [
        'a changed cookie',
        (returned, { cookies }) => {
          const sealed = cookies.get('cuewright-3000-sign-in') ?? '';
          cookies.set('cuewright-3000-sign-in', `${sealed.slice(0, 40)}A${sealed.slice(41)}`);
          return returned;
        },
      ],
      [
        'too late',
        (returned) => {
          now += 16 * 60 * 1000;
          return returned;
        },
      ],
    ];

  it.each(refused)('%s', async (_, change) => {
    const before = await sessionCount();
    const returned = change(await returnFromProvider(visitor, somebody), visitor);
    const answer = await visitor.post('/api/sessions', returned);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'sign-in-refused' });
    expect(answer.cookies).toEqual([]);
    expect(await sessionCount()).toBe(before);
  });

  it('a code that was used', async () => {
    const returned = await returnFromProvider(visitor, somebody);
    const pending = visitor.cookies.get('cuewright-3000-sign-in') ?? '';
    await visitor.post('/api/sessions', returned);
    const before = await sessionCount();
    visitor.cookies.set('cuewright-3000-sign-in', pending);
    expect((await visitor.post('/api/sessions', returned)).json()).toMatchObject({ code: 'sign-in-refused' });
    expect(await sessionCount()).toBe(before);
  });

  it('a code that is being used', async () => {
    const returned = await returnFromProvider(visitor, somebody);
    const before = await sessionCount();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const redeem = () =>
      app.inject({ method: 'POST', url: '/api/sessions', payload: returned, headers: { cookie } });
    const answers = await Promise.all([redeem(), redeem(), redeem()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401, 401]);
    expect(await sessionCount()).toBe(before + 1);
  });

  it('what another browser was given', async () => {
    const theirs = await returnFromProvider(new Visitor(app), somebody);
    const ours = await returnFromProvider(visitor, somebody);
    for (const returned of [theirs, { ...ours, code: theirs['code'] ?? '' }]) {
      expect((await visitor.post('/api/sessions', returned)).json()).toMatchObject({
        code: 'sign-in-refused',
      });
    }
  });

  it('a body that is none', async () => {
    for (const body of [{}, { code: '' }, { code: 7 }, { code: 'a', state: { $ne: '' } }]) {
      expect((await visitor.post('/api/sessions', body)).statusCode).toBe(400);
    }
  });
});

describe('[SESS-3] a session', () => {
  const me = async (who: Visitor) => (await who.get('/api/users/me')).statusCode;

  it('is a new one at each sign-in, and the old one is dead', async () => {
    await signIn(visitor);
    const old = visitor.cookies.get('cuewright-3000') ?? '';
    await signIn(visitor);
    expect(visitor.cookies.get('cuewright-3000')).not.toBe(old);
    expect(await me(visitor)).toBe(200);
    visitor.cookies.set('cuewright-3000', old);
    expect(await me(visitor)).toBe(401);
  });

  it('[OUT-1] is dead after logout, whoever still holds it', async () => {
    await signIn(visitor);
    const kept = visitor.cookies.get('cuewright-3000') ?? '';
    expect((await visitor.get('/api/logout')).statusCode).toBe(204);
    expect([...visitor.cookies.keys()]).not.toContain('signed_in');
    visitor.cookies.set('cuewright-3000', kept);
    expect(await me(visitor)).toBe(401);
  });

  it('takes its cookies back from a browser that kept them too long', async () => {
    await signIn(visitor);
    now += 31 * DAY_MS;
    expect(await me(visitor)).toBe(401);
    expect([...visitor.cookies.keys()].filter((name) => !name.startsWith('local-id'))).toEqual([]);
  });

  it('takes no cookies back by a call that was sent before somebody signed in', async () => {
    await signIn(visitor);
    const old = visitor.cookies.get('cuewright-3000') ?? '';
    await signIn(visitor);
    const late = await visitor.get('/api/notes', { cookie: `cuewright-3000=${old}` });
    expect(late.statusCode).toBe(401);
    expect(late.cookies).toEqual([]);
    expect(await me(visitor)).toBe(200);
  });

  it('[OUT-2] is not ended by another site', async () => {
    await signIn(visitor);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      expect((await visitor.get('/api/logout', headers)).json()).toMatchObject({
        code: 'cross-site-request',
      });
    }
    expect(await me(visitor)).toBe(200);
  });

  it('lasts thirty days after it was last used', async () => {
    await signIn(visitor);
    now += 20 * DAY_MS;
    const used = await visitor.get('/api/users/me');
    expect(used.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['cuewright-3000', 30 * 24 * 60 * 60],
      ['signed_in', 30 * 24 * 60 * 60],
      ['signed_in_as-3000', 30 * 24 * 60 * 60],
    ]);
    now += 29 * DAY_MS;
    expect(await me(visitor)).toBe(200);
    now += 31 * DAY_MS;
    expect(await me(visitor)).toBe(401);
  });

  it('is not touched again by every call of a day', async () => {
    await signIn(visitor);
    expect((await visitor.get('/api/users/me')).cookies).toEqual([]);
  });
});

describe('the page of the provider', () => {
  async function choosePage(): Promise<string> {
    const begun = await visitor.get('/api/oauth/google/redirect_url');
    const entry = await visitor.get(begun.json().redirectUrl);
    return (await visitor.follow(entry, '/local-id')).address.href;
  }

  it('[LOCAL-1] offers two ready people and a form, and carries no script', async () => {
    const page = await visitor.get(await choosePage());
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toContain('<script');
    expect(page.body.match(/<form[^>]*method="post"/g)).toHaveLength(3);
    for (const said of ['Creator', 'Admin', 'name="email"', 'name="name"']) expect(page.body).toContain(said);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
  });

  it('says what it needs, keeps what was typed, and shows text as text', async () => {
    const address = await choosePage();
    const page = await visitor.post(address, 'email=nobody&name=%22%3E%3Cb%3EAna');
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Give an email address like you@example.com.');
    expect(page.body).toContain('value="&#34;&#62;&#60;b&#62;Ana"');
    expect((await visitor.post(address, `email=a%40b.c&name=${'a'.repeat(9000)}`)).statusCode).toBe(422);
  });

  it('[LOCAL-2] lets another person sign in where somebody was', async () => {
    for (const email of ['ana@example.org', 'jonas@example.org', 'ana@example.org']) {
      expect((await signIn(visitor, { email })).statusCode).toBe(201);
      expect((await visitor.get('/api/users/me')).json()).toMatchObject({ email });
      await visitor.get('/api/logout');
    }
  });

  it('says so when a sign-in is no more', async () => {
    const page = await visitor.get('/local-id/interaction/none');
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('This sign-in has ended');
    const used = await choosePage();
    await visitor.follow(await visitor.post(used, 'email=a%40example.org&name=A'), '/local-id');
    expect((await visitor.post(used, 'email=b%40example.org&name=B')).statusCode).toBe(400);
  });

  it('[LOCAL-3] tells other origins nothing: what it publishes names no origin but ours', async () => {
    const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['.well-known/openid-configuration', 'jwks']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { ...foreign, host: 'localhost:3000', 'access-control-request-method': 'GET' };
        const answer = await app.inject({ method, url: `/local-id/${path}`, headers });
        expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/evil|access-control/);
        if (method === 'GET') expect(answer.statusCode).toBe(200);
      }
    }
    const published = (await app.inject('/local-id/.well-known/openid-configuration')).body;
    expect(new Set(published.match(/https?:\/\/[^/"]+/g))).toEqual(new Set(['http://localhost:3000']));
  });

  it('does not go where we did not say', async () => {
    const begun = await visitor.get('/api/oauth/google/redirect_url');
    const address = new URL(begun.json().redirectUrl);
    address.searchParams.set('redirect_uri', 'https://evil.example/');
    const answer = await visitor.get(address.href);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.body).toContain('This sign-in has ended');
  });
});

describe('the provider on this machine', () => {
  it('takes names as text, without what no text has', async () => {
    expect((await signIn(visitor, { email: 'a\0b@example.org', name: 'An\0a' })).statusCode).toBe(201);
    expect((await visitor.get('/api/users/me')).json()).toMatchObject({
      email: 'ab@example.org',
      google_user_data: { name: 'Ana' },
    });
    expect((await visitor.get('/local-id/auth?client_id=%00')).statusCode).toBe(400);
  });

  it('signs people in over https too, when something before it speaks https', async () => {
    const encrypted = await buildTestApp({ config: { publicUrl: new URL('https://localhost:3000') } });
    const { statusCode, cookies } = await signIn(new Visitor(encrypted.app));
    expect(statusCode).toBe(201);
    expect(cookies).toContainEqual(expect.objectContaining({ name: '__Host-cuewright', secure: true }));
  });

  it('is there again once its keys can be kept', async () => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-keys-'));
    const inTheWay = path.join(dataDir, 'local-id-keys.json');
    await fs.mkdir(inTheWay);
    const { app: waiting } = await buildTestApp({ config: { dataDir } });
    const begin = async () => (await waiting.inject('/api/oauth/google/redirect_url')).statusCode;
    expect(await begin()).toBe(503);
    await fs.rmdir(inTheWay);
    expect(await begin()).toBe(200);
    await fs.rm(dataDir, { recursive: true });
  });

  it('tells in the log what broke, and not what somebody wrote', async () => {
    const lines: string[] = [];
    const { app: broken, db: itsDatabase } = await buildTestApp({
      config: { logLevel: 'error' },
      logTo: { write: (line) => lines.push(line) },
    });
    const begun = await new Visitor(broken).get('/api/oauth/google/redirect_url');
    await sql`drop table local_id_records`.execute(itsDatabase);
    const answer = await new Visitor(broken).get(`${begun.json().redirectUrl}&login_hint=ana%40example.org`);
    expect(answer.statusCode).toBe(500);
    expect(lines.map((line) => JSON.parse(line).err.code)).toEqual(['42P01']);
    expect(lines.join('')).not.toMatch(/ana|state=/);
  });
});
