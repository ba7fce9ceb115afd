import { defineEndpoint, type RateLimit } from '@cuewright/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { ok } from '../result.ts';
import { serveEndpoint } from './endpoints.ts';

const start = Date.parse('2026-11-21T09:00:00.250Z');
let now = start;
const clock = () => new Date(now);

const { app, db, person } = await buildTestApp({ clock });
const unlimited = await buildTestApp({ config: { hasRateLimits: false } });

function serveLimited(target: FastifyInstance, path: `/api/test/${string}`, rateLimit: RateLimit) {
  serveEndpoint(
    target,
    defineEndpoint({
      method: 'GET',
      path,
      summary: 'For this test.',
      session: 'optional',
      rateLimit,
      responses: { 204: z.void() },
    }),
    async () => ok(undefined),
  );
}

for (const counted of ['process', 'database'] as const) {
  serveLimited(app, `/api/test/address-${counted}`, { max: 2, perSeconds: 60, by: 'address', counted });
  serveLimited(app, `/api/test/person-${counted}`, { max: 1, perSeconds: 60, by: 'person', counted });
  serveLimited(unlimited.app, `/api/test/${counted}`, { max: 1, perSeconds: 60, by: 'address', counted });
}

describe.each(['process', 'database'])('[LIM-2] limits counted in the %s', (counted) => {
  const statuses = async (path: string, callers: object[]) => {
    const answers: number[] = [];
    for (const caller of callers) {
      answers.push((await app.inject({ url: `/api/test/${path}-${counted}`, ...caller })).statusCode);
    }
    return answers;
  };

  it('refuse one address beyond its limit, say until when, and begin anew then', async () => {
    now = start;
    const from = (remoteAddress: string) => ({ remoteAddress });
    expect(await statuses('address', [from('192.0.2.1'), from('192.0.2.1')])).toEqual([204, 204]);
    now += 20_000;
    const refused = await app.inject({ url: `/api/test/address-${counted}`, remoteAddress: '192.0.2.1' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '40',
      { code: 'too-many-requests', resets_at: '2026-11-21T09:01:00.250Z' },
    ]);
    expect(await statuses('address', [from('192.0.2.2')])).toEqual([204]);
    now += 40_000;
    expect(await statuses('address', [from('192.0.2.1')])).toEqual([204]);
  });

  it('count a home by its IPv6 network', async () => {
    const calls = ['2001:db8:1:2::1', '2001:db8:1:2:9::7', '2001:0db8:0001:0002::3', '2001:db8:1:3::1'].map(
      (remoteAddress) => ({ remoteAddress }),
    );
    expect(await statuses('address', calls)).toEqual([204, 204, 429, 204]);
  });

  it('count people, and addresses while nobody is signed in', async () => {
    const [one, other] = [await person(), await person()];
    expect(await statuses('person', [one, one, other, {}, {}])).toEqual([204, 429, 204, 204, 429]);
  });

  it('are lifted by RATE_LIMITS=off', async () => {
    const ask = async () => (await unlimited.app.inject(`/api/test/${counted}`)).statusCode;
    expect([await ask(), await ask()]).toEqual([204, 204]);
  });
});

it('keeps no address, and sweeps windows that have ended', async () => {
  const ask = (remoteAddress: string) => app.inject({ url: '/api/test/address-database', remoteAddress });
  now = start + 3_600_000;
  await ask('192.0.2.50');
  const rows = await db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
});

it('lets no more through than the limit, however many ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({ url: '/api/test/address-database', remoteAddress: '192.0.2.60' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(2);
});
