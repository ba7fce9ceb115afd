import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, person } = await buildTestApp();
const note = { title: 'a', content: 'b' };

describe('content security policy', () => {
  it.each(['/', '/api/notes', '/nowhere', '/api/nowhere', '/readyz'])(
    '%s allows nothing inline and nothing foreign',
    async (url) => {
      const policy = String((await app.inject({ url })).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
    },
  );
});

it.each(['/', '/api/notes', '/api/nowhere', '/%ff'])('%s carries every header of safety', async (url) => {
  expect((await app.inject({ url })).headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/camera=\(self\), microphone=\(self\).*geolocation=\(\)/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

describe('cross-site guard', () => {
  const post = async (headers: Record<string, string>) => {
    const { headers: session } = await person();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/notes',
      headers: { ...session, ...headers },
      payload: note,
    });
    return answer.statusCode;
  };

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses a write with %o', async (headers) => {
    expect(await post(headers)).toBe(403);
  });

  it('does not let a friendly Origin outweigh Sec-Fetch-Site', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' })).toBe(403);
  });

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
    {},
  ])('lets a write with %o through', async (headers) => {
    expect(await post({ ...headers })).toBe(201);
  });

  it('lets another site link to a page', async () => {
    expect((await app.inject({ url: '/', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      200,
    );
  });
});

describe('foreign names', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.7:3000',
    '127.0.0.1.nip.io',
    '[::1].evil.example',
    'localhost:1@evil.example',
    'localhost/evil.example',
  ])('%s is not answered', async (host) => {
    const answer = await app.inject({ url: '/api/notes', headers: { host } });
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'foreign-host']);
  });

  it('a proxy’s word does not outweigh the Host that a browser names', async () => {
    const proxied = await buildTestApp({ config: { trustedProxies: ['loopback'] } });
    const ask = async (host: string, forwarded: string) => {
      const headers = { host, 'x-forwarded-host': forwarded };
      return (await proxied.app.inject({ url: '/', headers })).statusCode;
    };
    expect(await ask('evil.example', 'localhost:3000')).toBe(421);
    expect(await ask('localhost:3000', 'evil.example')).toBe(421);
    expect(await ask('127.0.0.1:3000', 'localhost')).toBe(200);
  });

  it.each(['localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    '%s is',
    async (host) => {
      expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    },
  );
});
