import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { returnFromProvider } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';
import { deviceName } from './device-name.ts';
import { SESSION_DAYS } from './duration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let now = Date.now();
const { app, db } = await buildTestApp({ config: { hasRateLimits: false }, clock: () => new Date(now) });

async function signInWith(userAgent: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(app);
  const returned = await returnFromProvider(visitor, { email, name: 'Ana' });
  await visitor.post('/api/sessions', returned, { 'user-agent': userAgent });
  return visitor;
}

async function twoBrowsers() {
  const email = `${crypto.randomUUID()}@example.org`;
  const phone = await signInWith(IPHONE, email);
  now += DAY_MS;
  return { phone, desk: await signInWith(FIREFOX, email) };
}

async function listed(visitor: Visitor) {
  return (await visitor.get('/api/sessions')).json().sessions;
}

describe('[SESS-4] where somebody is signed in', () => {
  it('is told by device, last used first, without what a session is opened by', async () => {
    const { desk } = await twoBrowsers();
    const sessions = await listed(desk);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', is_current: true, last_used_at: new Date(now).toISOString() },
      { device: 'Safari on iPhone', is_current: false, last_used_at: new Date(now - DAY_MS).toISOString() },
    ]);
    expect(Object.keys(sessions[0]).sort()).toEqual([
      'created_at',
      'device',
      'expires_at',
      'id',
      'is_current',
      'last_used_at',
    ]);
  });

  it('keeps none that have ended beyond the next sign-in', async () => {
    const email = 'comes-back@example.org';
    await signInWith(IPHONE, email);
    now += (SESSION_DAYS + 1) * DAY_MS;
    const desk = await signInWith(FIREFOX, email);
    const { id } = (await desk.get('/api/users/me')).json();
    const kept = await db.selectFrom('sessions').select('device').where('user_id', '=', id).execute();
    expect(kept).toEqual([{ device: 'Firefox on Windows' }]);
  });

  it('can be ended one by one', async () => {
    const { desk, phone } = await twoBrowsers();
    const [, other] = await listed(desk);
    expect((await desk.delete(`/api/sessions/${other.id}`)).statusCode).toBe(204);
    expect((await phone.get('/api/users/me')).statusCode).toBe(401);
    expect(await listed(desk)).toHaveLength(1);
    expect((await desk.delete(`/api/sessions/${other.id}`)).json().code).toBe('session-not-found');
  });

  it('can be ended everywhere at once, here as well', async () => {
    const { desk, phone } = await twoBrowsers();
    expect((await desk.delete('/api/sessions')).statusCode).toBe(204);
    expect(
      [...desk.cookies.keys()].some((name) => name === 'signed_in' || name.startsWith('cuewright')),
    ).toBe(false);
    expect((await phone.get('/api/users/me')).statusCode).toBe(401);
  });

  it('[SESS-2] is nobody else’s to end', async () => {
    const [{ desk }, stranger] = [await twoBrowsers(), await signInWith(FIREFOX, 'ben@example.org')];
    const [{ id }] = await listed(desk);
    expect((await stranger.delete(`/api/sessions/${id}`)).statusCode).toBe(404);
    await stranger.delete('/api/sessions');
    expect(await listed(desk)).toHaveLength(2);
  });
});

it.each([
  [FIREFOX, 'Firefox on Windows'],
  [IPHONE, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.9.0', ''],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
