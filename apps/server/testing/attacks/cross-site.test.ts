import { type EndpointForm, type EndpointKey, endpoints, isRawBody } from '@cuewright/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { castOf } from './cast.ts';
import { changedTables, DatabaseState } from './database-state.ts';
import { wholeRequest } from './whole-requests.ts';
import { writeRequest } from './write-request.ts';

const server = await buildTestApp({ config: { hasRateLimits: false, hasDemoCheckout: true } });
const { app, db } = server;
const cast = await castOf(server);
const state = await DatabaseState.keep(db, cast.victim.id);

const EVIL = 'https://evil.example';
const all = Object.entries(endpoints) as [EndpointKey, EndpointForm][];
const changing = all.filter(([, { method, guarded }]) => method !== 'GET' || guarded);

/** What a browser says of a request that another site's page, form, frame or picture started. */
const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: EVIL },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'cross-site', 'x-http-method-override': 'GET', 'x-forwarded-host': 'localhost:3000' },
  { 'sec-fetch-site': 'SAME-ORIGIN ' },
  { 'sec-fetch-site': '' },
  { origin: EVIL, referer: 'http://localhost:3000/' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: 'https://localhost:3000' },
];

const right = (key: EndpointKey, endpoint: EndpointForm) => {
  const { headers } = endpoint.admin ? cast.admin : cast.attacker;
  return writeRequest(endpoint, wholeRequest(key, endpoint, cast.own), { ...headers });
};

describe('[ATTACK-2] another site', () => {
  it('starts nothing that changes anything, also no logout', async () => {
    const before = await state.read();
    for (const [key, endpoint] of changing) {
      const request = right(key, endpoint);
      for (const said of fromElsewhere) {
        const answer = await app.inject({ ...request, headers: { ...request.headers, ...said } });
        expect([answer.statusCode, answer.json().code], `${key} ${JSON.stringify(said)}`).toEqual([
          403,
          'cross-site-request',
        ]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    expect(changedTables(before, await state.read())).toEqual([]);
    expect(changing.map(([key]) => key)).toContain('GET /api/logout');
  });

  it('starts nothing beside the contract either', async () => {
    const others = app
      .routesServed()
      .map((route) => route.split(' ') as [string, string])
      .filter(([method, url]) => !/^(GET|HEAD|OPTIONS)$/.test(method) && !url.startsWith('/api/'));
    for (const [method, url] of others) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: EVIL, ...cast.attacker.headers };
      const answer = await app.inject({ method: method as 'POST', url: url.replace('*', 'x'), headers });
      expect([403, 404, 405], `${method} ${url}`).toContain(answer.statusCode);
    }
  });

  it('cannot send a body as a form would, even from a browser that does not say where it comes from', async () => {
    const before = await state.read();
    for (const [key, endpoint] of changing) {
      if (!endpoint.body || endpoint.method === 'GET') continue;
      const request = right(key, endpoint);
      const isForm = isRawBody(endpoint.body) && endpoint.body.kind === 'multipart';
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        ...(isForm ? [] : ['multipart/form-data']),
      ];
      for (const type of types) {
        const headers = { ...request.headers, 'content-type': type };
        const answer = await app.inject({ ...request, headers });
        expect([answer.statusCode, answer.json().code], `${key} ${type}`).toEqual([
          415,
          'unsupported-media-type',
        ]);
      }
    }
    expect(changedTables(before, await state.read())).toEqual([]);
  });

  it('is let to read nothing, before asking or after', async () => {
    const origins = [EVIL, 'null', 'http://localhost:3001'];
    for (const [key, endpoint] of all.filter(([, { method }]) => method === 'GET')) {
      const request = right(key, endpoint);
      for (const origin of origins) {
        const headers = { ...request.headers, origin, 'access-control-request-method': 'PUT' };
        for (const method of ['OPTIONS', 'HEAD'] as const) {
          const answer = await app.inject({ ...request, method, headers });
          const opened = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
          expect(opened, `${method} of ${key}`).toEqual([]);
          expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        }
      }
    }
  });

  it('frames nothing', async () => {
    const local = (await app.inject('/api/oauth/google/redirect_url')).json().redirectUrl as string;
    const asked = new URL(local);
    const urls = [
      '/',
      '/admin',
      '/auth/callback',
      '/privacy',
      '/nowhere',
      '/assets/nothing.js',
      '/api/docs',
      '/api/openapi.json',
      '/api/users/me',
      `/api/files/${cast.own.file}`,
      asked.pathname + asked.search,
    ];
    for (const url of urls) {
      const { headers } = await app.inject({ url, headers: cast.attacker.headers });
      expect(headers['x-frame-options'], url).toBe('DENY');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });
});
