import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, person } = await buildTestApp();

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
