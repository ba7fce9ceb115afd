import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, person } = await buildTestApp();

it('[HEALTH-1] still answers while it drains, ends each connection, and tells load balancers to look elsewhere', async () => {
  const { headers } = await person();
  const list = () => app.inject({ url: '/api/notes', headers });
  expect((await list()).headers.connection).toBe('keep-alive');

  const drained = app.drain();
  const answer = await list();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  const ready = await app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'server-stopping']);
  await drained;
});
