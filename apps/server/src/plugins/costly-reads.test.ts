import { endpoints } from '@cuewright/contract/endpoints';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { Person } from '../../testing/people.ts';
import { ok } from '../result.ts';
import { serveEndpoint } from './endpoints.ts';

const { app, person } = await buildTestApp({ config: { hasRateLimits: false } });

/** How many of these are read at this moment, by whom; and what lets them end. */
const reading: string[] = [];
const ends: (() => void)[] = [];
serveEndpoint(
  app,
  {
    method: 'GET',
    path: '/api/everything',
    summary: 'Reads much.',
    isCostly: true,
    responses: { 200: z.object({ found: z.int() }) },
  },
  async ({ actor }) => {
    reading.push(actor?.id ?? '');
    await new Promise<void>((resolve) => ends.push(resolve));
    reading.splice(reading.indexOf(actor?.id ?? ''), 1);
    return ok({ found: 1 });
  },
);
const read = ({ headers }: Person) =>
  app.inject({ url: '/api/everything', headers }).then(({ statusCode }) => statusCode);

it('[TURN-1] reads for one person one after the other, and for others meanwhile', async () => {
  const [ana, ben] = [await person(), await person()];
  const asked = Array.from({ length: 8 }, () => read(ana));
  await expect.poll(() => reading).toEqual([ana.id]);
  const other = read(ben);
  await expect.poll(() => reading).toEqual([ana.id, ben.id]);
  // Whatever does not read much waits for no turn.
  expect((await app.inject({ url: '/api/users/me', headers: ana.headers })).statusCode).toBe(200);
  ends.splice(1, 1)[0]?.();
  expect(await other).toBe(200);
  for (const _ of asked) {
    await expect.poll(() => ends.length).toBe(1);
    expect(reading).toEqual([ana.id]);
    ends.shift()?.();
  }
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
});

it('[TURN-2] refuses a person of whom too many wait, and nobody else', async () => {
  const [ana, ben] = [await person(), await person()];
  const asked = Array.from({ length: 32 }, () => read(ana));
  expect(await Promise.race(asked)).toBe(503);
  const other = read(ben);
  await expect.poll(() => reading).toContain(ben.id);
  const emptied = setInterval(() => {
    for (const end of ends.splice(0)) end();
  }, 1);
  expect((await Promise.all([other, ...asked])).filter((status) => status === 503)).toHaveLength(1);
  clearInterval(emptied);
});

it('[TURN-3] whatever reads all that somebody keeps takes its turn and has a limit', () => {
  const costly = Object.entries(endpoints)
    .filter(([, endpoint]) => 'isCostly' in endpoint)
    .map(([key, endpoint]) => [key, 'rateLimit' in endpoint && endpoint.rateLimit.by]);
  expect(costly.filter(([, by]) => by !== 'person')).toEqual([]);
  expect(costly.map(([key]) => key)).toEqual(
    expect.arrayContaining([
      'GET /api/notes',
      'GET /api/brainstorm-notes',
      'GET /api/brainstorm-notes/summary',
      'GET /api/brainstorm-notes/export',
      'GET /api/prompts',
      'GET /api/users/me/export',
    ]),
  );
});
