import { createHash } from 'node:crypto';
import { type EndpointForm, type EndpointKey, endpoints } from '@cuewright/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { readZip } from '../read-zip.ts';
import { signIn } from '../sign-in.ts';
import { Visitor } from '../visitor.ts';
import { castOf } from './cast.ts';
import { wholeRequest } from './whole-requests.ts';
import { writeRequest } from './write-request.ts';

const NAME = 'cuewright-3000';
const lines: string[] = [];
let now = new Date('2026-11-22T12:00:00Z');
const server = await buildTestApp({
  config: { hasRateLimits: false, hasDemoCheckout: true, logLevel: 'debug' },
  clock: () => now,
  logTo: { write: (line) => void lines.push(line) },
});
const { app, db, person } = server;

const statusWith = async (token: string, name = NAME) =>
  (await app.inject({ url: '/api/users/me', headers: { cookie: `${name}=${token}` } })).statusCode;

describe('[ATTACK-3] a session', () => {
  it('is never the one that somebody planted before sign-in, and theirs is not taken over', async () => {
    const attacker = await person();
    for (const planted of ['A'.repeat(43), attacker.cookie.value]) {
      const visitor = new Visitor(app);
      visitor.cookies.set(NAME, planted);
      expect((await signIn(visitor)).statusCode).toBe(201);
      expect(visitor.cookies.get(NAME)).not.toBe(planted);
      expect((await visitor.get('/api/users/me')).json().email).toBe('ana@example.org');
      expect(await statusWith(planted)).toBe(401);
    }
  });

  it('cannot be begun with a sign-in that another browser began', async () => {
    const [attacker, victim] = [new Visitor(app), new Visitor(app)];
    const begun = await attacker.get('/api/oauth/google/redirect_url');
    const state = String(new URL(begun.json().redirectUrl).searchParams.get('state'));
    const answer = await victim.post('/api/sessions', { code: 'x', state, iss: 'http://localhost:3000' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign-in-refused']);
    expect(victim.cookies.has(NAME)).toBe(false);
  });

  it('is not found by a token that was changed, cut, lengthened, swapped about or named in another way', async () => {
    const { cookie, id } = await person();
    const { value } = cookie;
    expect(await statusWith(value)).toBe(200);
    const { rows } = await sql<{ token_hash: string; id: string }>`
      select token_hash, id from sessions where user_id = ${id}
    `.execute(db);
    const hash = String(rows[0]?.token_hash);
    const changed = [...value].map(
      (letter, at) => value.slice(0, at) + (letter === 'A' ? 'B' : 'A') + value.slice(at + 1),
    );
    const others = [
      ...changed,
      value.slice(1),
      value.slice(0, -1),
      `${value}A`,
      `${value}=`,
      ` ${value}x`,
      [...value].reverse().join(''),
      value.toLowerCase() === value ? value.toUpperCase() : value.toLowerCase(),
      hash,
      String(rows[0]?.id),
      id,
      '%',
      "' or true --",
    ];
    for (const token of others) expect(await statusWith(token), token).toBe(401);
    for (const name of ['cuewright-3001', '__Host-cuewright', 'signed_in', 'CUEWRIGHT-3000']) {
      expect(await statusWith(value, name), name).toBe(401);
    }
    for (const headers of [
      { authorization: `Bearer ${value}` },
      { 'x-session': value },
      { cookie: `other=1, ${NAME}=${value}` },
    ]) {
      expect((await app.inject({ url: `/api/users/me?${NAME}=${value}`, headers })).statusCode).toBe(401);
    }
    expect(await statusWith(value)).toBe(200);
  });

  it('is kept as a hash, so that looking it up compares nothing of the token itself', async () => {
    const { cookie } = await person();
    const { rows } = await sql<{ row: string }>`select s::text as row from sessions s`.execute(db);
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).not.toContain(cookie.value);
    expect(kept).toContain(createHash('sha256').update(cookie.value).digest('hex'));
  });

  it('that was stolen ends with signing out everywhere, with logout, and by itself', async () => {
    const owner = await person();
    const everywhere = { method: 'DELETE', url: '/api/sessions', headers: owner.headers } as const;
    expect(await statusWith(owner.cookie.value)).toBe(200);
    expect((await app.inject(everywhere)).statusCode).toBe(204);
    expect(await statusWith(owner.cookie.value)).toBe(401);

    const other = await person();
    await app.inject({ url: '/api/logout', headers: other.headers });
    expect(await statusWith(other.cookie.value)).toBe(401);

    const third = await person();
    const began = now;
    now = new Date(began.getTime() + 31 * 24 * 60 * 60 * 1000);
    expect(await statusWith(third.cookie.value)).toBe(401);
    now = began;
  });
});

it('[ATTACK-3] no answer, no address, no log and no file tells a token', async () => {
  const cast = await castOf(server);
  const visitor = new Visitor(app);
  lines.length = 0;
  const answered: string[] = [];
  const signedIn = await signIn(visitor, { email: 'theft@example.org' });
  const token = String(visitor.cookies.get(NAME));
  answered.push(signedIn.body);
  const headers = { cookie: `${NAME}=${token}` };
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, EndpointForm][]) {
    if (endpoint.method !== 'GET' || endpoint.guarded) continue;
    const answer = await app.inject(writeRequest(endpoint, wholeRequest(key, endpoint, cast.own), headers));
    answered.push(JSON.stringify(answer.headers), answer.body);
    if (key !== 'GET /api/users/me/export') continue;
    for (const file of (await readZip(answer.rawPayload)).values()) answered.push(file.toString());
  }
  for (const url of [
    '/',
    '/admin',
    '/auth/callback',
    '/nowhere',
    '/api/docs',
    '/metrics',
    '/api/openapi.json',
  ]) {
    answered.push((await app.inject({ url, headers })).body);
  }
  const hash = createHash('sha256').update(token).digest('hex');
  for (const secret of [token, hash]) {
    expect(answered.some((text) => text.includes(secret))).toBe(false);
    expect(lines.join('')).not.toContain(secret);
  }
  expect(lines.length).toBeGreaterThan(50);
});
