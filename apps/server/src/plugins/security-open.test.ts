import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const publicUrl = new URL('https://cuewright.example');
const { app, person } = await buildTestApp({
  config: { publicUrl, hasIdentityProvider: true },
});

it('answers under its public name, over https from now on', async () => {
  const answer = await app.inject({ url: '/', headers: { host: 'cuewright.example' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
});

it('pins the session to this very host', async () => {
  const { cookie, headers } = await person();
  expect(cookie.name).toBe('__Host-cuewright');
  expect((await app.inject({ url: '/api/notes', headers })).statusCode).toBe(200);
});
