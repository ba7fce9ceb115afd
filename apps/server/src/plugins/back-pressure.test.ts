import { defineEndpoint } from '@cuewright/contract/endpoints';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { ok } from '../result.ts';
import { serveEndpoint } from './endpoints.ts';

const { app } = await buildTestApp({ pressure: { mostInFlight: 2 } });
const late = await buildTestApp({ pressure: { longestDelayMs: -1 } });

const goOn = Promise.withResolvers<void>();
const arrived: Array<() => void> = [];
serveEndpoint(
  app,
  defineEndpoint({
    method: 'GET',
    path: '/api/test/slow',
    summary: 'For this test.',
    public: true,
    responses: { 204: z.void() },
  }),
  async () => {
    arrived.shift()?.();
    await goOn.promise;
    return ok(undefined);
  },
);

it('[OPS-2] says at once that there is too much to do, and goes on when there is less', async () => {
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  arrived.push(...both.map(({ resolve }) => resolve));
  const slow = both.map(() => app.inject('/api/test/slow').then(({ statusCode }) => statusCode));
  await Promise.all(both.map(({ promise }) => promise));

  const refused = await app.inject('/api/notes');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'overloaded',
    '1',
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toMatch(/^http_requests_in_flight 2$/m);

  goOn.resolve();
  expect(await Promise.all(slow)).toEqual([204, 204]);
  await expect.poll(async () => (await app.inject('/api/notes')).statusCode).toBe(401);
});

it('[OPS-2] says so as well when every turn is late', async () => {
  expect((await late.app.inject('/api/notes')).json().code).toBe('overloaded');
});
