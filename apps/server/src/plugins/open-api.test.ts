import { endpoints } from '@cuewright/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app } = await buildTestApp();

describe('[API-1] GET /api/openapi.json', () => {
  it('answers the contract, as this server speaks it', async () => {
    const answer = await app.inject('/api/openapi.json');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'http://localhost:3000' }],
      components: { securitySchemes: { session: { name: 'cuewright-3000' } } },
    });
  });
});

describe('[API-2] GET /api/docs', () => {
  it('is asked for anew each time, as every page', async () => {
    for (const url of ['/api/docs', '/api/docs/'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/docs', '/api/docs/', '/api/docs/static/swagger-ui.css'])(
    '%s answers under a policy of its own that still lets nothing foreign in',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    },
  );
});

/** What is served under /api and is no call: the contract itself, and the page that shows it. */
const NO_CALLS = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

it('[API-3] the contract and the server have the same calls', async () => {
  await app.ready();
  const served = app
    .routesServed()
    .map((route) => route.replace(/:(\w+)/g, '{$1}'))
    .filter((route) => route.split(' ')[1]?.startsWith('/api') && !route.startsWith('HEAD '))
    .filter((route) => !NO_CALLS.test(route.split(' ')[1] ?? ''));
  expect(served.sort()).toEqual(Object.keys(endpoints).sort());
});
