import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { DatabaseError, sqlState } from '../database/failures.ts';

const { app, person } = await buildTestApp();
app.get('/api/test/away', async () => {
  throw new DatabaseError({ code: sqlState.connectionFailure, message: 'away' });
});
app.get('/api/test/full', async () => {
  throw new DatabaseError({ code: sqlState.diskFull, message: 'full' });
});

describe('bad requests', () => {
  const post = async (payload: string, type = 'application/json') => {
    const { headers } = await person();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/notes',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    return [answer.statusCode, answer.json().code];
  };

  it('name what is wrong as problem details', async () => {
    expect(await post('{"title":')).toEqual([400, 'malformed-request']);
    expect(await post('')).toEqual([400, 'malformed-request']);
    expect(await post('title', 'text/plain')).toEqual([415, 'unsupported-media-type']);
    expect(await post('title=a', 'application/x-www-form-urlencoded')).toEqual([
      415,
      'unsupported-media-type',
    ]);
    expect(await post(JSON.stringify({ title: 'a', content: 'x'.repeat(1_100_000) }))).toEqual([
      413,
      'body-too-large',
    ]);
  });

  it.each(['/%ff', '/api/notes/%ff'])('%s is refused, not a crash', async (url) => {
    expect((await app.inject({ url })).json()).toMatchObject({ status: 400, code: 'malformed-request' });
  });
});

describe('[ERR-3] a path that exists', () => {
  it.each([
    ['PATCH', '/api/notes', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/notes', 'GET, HEAD, POST'],
    ['POST', '/api/notes/1', 'DELETE, PUT'],
    ['DELETE', '/', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and what it allows', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([
      405,
      'method-not-allowed',
      allow,
    ]);
  });
});

describe('a database that cannot do it', () => {
  it.each([
    ['is away', '/api/test/away', sqlState.connectionFailure, 503, 'database-unavailable', '1'],
    ['is full', '/api/test/full', sqlState.diskFull, 507, 'storage-full', undefined],
  ] as const)('%s', async (_, url, code, status, problemCode, retryAfter) => {
    const broken = await app.inject(url);
    expect([broken.statusCode, broken.json().code, broken.headers['retry-after']]).toEqual([
      status,
      problemCode,
      retryAfter,
    ]);
    expect(broken.body).not.toContain(code);
  });
});
