import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createClient } from '@cuewright/contract';
import {
  binary,
  bytes,
  defineEndpoint,
  events,
  multipart,
  redirect,
  text,
} from '@cuewright/contract/endpoints';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { Answered } from '../endpoints/handler.ts';
import { fail, ok } from '../result.ts';
import { serveEndpoint } from './endpoints.ts';

const { app, person } = await buildTestApp();

const open = { method: 'GET', public: true, summary: 'For this test.' } as const;

serveEndpoint(
  app,
  defineEndpoint({
    ...open,
    method: 'POST',
    path: '/api/test/takes/{scene}',
    params: z.object({ scene: z.coerce.number().int() }),
    query: z.object({ take: z.coerce.number().max(99) }),
    body: z.object({
      slate: z.string().max(5),
      tags: z.array(z.string()),
      takes: z.array(z.string()).max(2).optional(),
    }),
    responses: { 200: z.object({ said: z.string() }), 201: z.object({ made: z.string() }) },
  }),
  async ({ body }) =>
    body.slate === 'made'
      ? ok({ made: 'x', unlisted: 1 }, { status: 201 })
      : ok({ said: 'x' }, { status: 200 }),
);
serveEndpoint(
  app,
  defineEndpoint({ ...open, path: '/api/test/csv', responses: { 200: text('text/csv') } }),
  async () =>
    ok(Readable.from(['a,b\n', '1,2\n']), {
      headers: { 'content-disposition': 'attachment; filename="takes.csv"' },
    }),
);
serveEndpoint(
  app,
  defineEndpoint({
    ...open,
    path: '/api/test/picture',
    responses: { 200: binary('image/webp', 'image/png') },
  }),
  async () =>
    ok(Uint8Array.of(1, 2, 3), {
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=31536000, immutable' },
    }),
);
serveEndpoint(
  app,
  defineEndpoint({
    ...open,
    path: '/api/test/events',
    responses: { 200: events(z.object({ word: z.string() })) },
  }),
  async () =>
    ok(
      (async function* () {
        yield { word: 'Roll' };
        yield { word: 'Cut' };
      })(),
    ),
);
serveEndpoint(
  app,
  defineEndpoint({ ...open, path: '/api/test/away', responses: { 303: redirect } }),
  async ({ caller }) =>
    ok(`/?step=${caller.cookies['step']}&agent=${caller.userAgent}&from=${caller.address}`, {
      cookies: [
        { name: 'signed_in', value: '1', path: '/', sameSite: 'lax' },
        { name: 'step', value: '', path: '/', maxAge: 0 },
      ],
    }),
);
serveEndpoint(
  app,
  defineEndpoint({
    ...open,
    method: 'POST',
    path: '/api/test/signed',
    body: bytes('application/json'),
    bodyLimit: 20,
    responses: { 200: z.object({ bytes: z.string(), signature: z.string() }) },
  }),
  async ({ body, caller }) =>
    ok({ bytes: Buffer.from(body).toString(), signature: String(caller.headers['signature']) }),
);
const refused = defineEndpoint({
  ...open,
  path: '/api/test/refused',
  errors: ['stale-version'],
  saysSuccess: true,
  responses: { 204: z.void() },
});
serveEndpoint(app, refused, async () => ({
  ...fail('stale-version', { current: { take: 2 } }),
  headers: { 'x-take': '2' },
}));
serveEndpoint(
  app,
  defineEndpoint({
    method: 'GET',
    summary: 'For this test.',
    path: '/api/test/guest',
    session: 'optional',
    responses: { 200: z.object({ id: z.string().nullable() }) },
  }),
  async ({ actor }) => ok({ id: actor?.id ?? null }),
);
serveEndpoint(
  app,
  defineEndpoint({
    method: 'GET',
    summary: 'For this test.',
    path: '/api/test/office',
    admin: true,
    responses: { 200: z.object({ id: z.string() }) },
  }),
  async ({ actor }) => ok({ id: actor.id }),
);
serveEndpoint(
  app,
  defineEndpoint({ ...open, path: '/api/test/broken', responses: { 200: z.object({ id: z.string() }) } }),
  async () => ok({ id: 7 as unknown as string }),
);

serveEndpoint(
  app,
  defineEndpoint({
    ...open,
    method: 'POST',
    path: '/api/test/stills',
    body: multipart({
      still: { kind: 'file', maxBytes: 10, types: ['image/png'] },
      mask: { kind: 'file', maxBytes: 5, types: ['image/png'], optional: true },
      title: z.string().trim().max(20),
      note: z.string().optional(),
    }),
    responses: { 200: z.looseObject({}) },
  }),
  async ({ body: { still, mask, title } }) =>
    ok({ name: still.name, type: still.type, size: still.bytes.length, title, hasMask: mask !== undefined }),
);

const endless = defineEndpoint({
  ...open,
  path: '/api/test/endless',
  responses: { 200: events(z.object({ take: z.int() })) },
});
const gone = Promise.withResolvers<string>();
serveEndpoint(app, endless, async ({ signal }) =>
  ok(
    (async function* () {
      try {
        yield { take: 1 };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      } finally {
        gone.resolve(signal.aborted ? 'aborted' : 'returned');
      }
    })(),
  ),
);

describe('what comes in', () => {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  it('names every field that needs a look at once, wherever it stands', async () => {
    const answer = await post('/api/test/takes/one?take=100', {
      slate: 'too long',
      tags: ['a', 7],
      takes: 'one',
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        { field: 'params.scene', message: 'Scene has to be a number.' },
        { field: 'query.take', message: 'Take has to be at most 99.' },
        { field: 'body.slate', message: 'Slate can have at most 5 characters; this has 8.' },
        { field: 'body.tags.1', message: 'Tags, entry 2 has to be text.' },
        { field: 'body.takes', message: 'Takes has to be a list.' },
      ],
    ]);
  });

  it('hands over the very bytes to a call that takes them, and no more than its limit', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/test/signed',
        headers: { 'content-type': 'application/json', signature: 's' },
        payload,
      });
    expect((await send('{ "a" :1}')).json()).toEqual({ bytes: '{ "a" :1}', signature: 's' });
    expect((await send(JSON.stringify('x'.repeat(20)))).statusCode).toBe(413);
  });
});

describe('a form with files', () => {
  const send = async (parts: Record<string, string | Blob>, url = '/api/test/stills') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, value, `${name}.png`);
    }
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': String(request.headers.get('content-type')) },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const png = (size: number) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' });

  it('hands over files and text', async () => {
    const answer = await send({ still: png(10), title: ' Harbour ', ignored: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { name: 'still.png', type: 'image/png', size: 10, title: 'Harbour', hasMask: false },
    ]);
    expect((await send({ still: png(10), title: 'a', mask: png(5) })).json()).toMatchObject({
      hasMask: true,
    });
  });

  it('names every part that needs a look', async () => {
    const answer = await send({ mask: new Blob(['x'], { type: 'image/gif' }), title: 'x'.repeat(21) });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        { field: 'body.title', message: 'Title can have at most 20 characters; this has 21.' },
        { field: 'body.still', message: 'A file is missing here.' },
        { field: 'body.mask', message: 'This takes image/png; what came is image/gif.' },
      ],
    ]);
  });

  it('takes no part beyond its own limit, no more parts than there are, and nothing else', async () => {
    expect((await send({ still: png(11), title: 'a' })).json().code).toBe('body-too-large');
    expect((await send({ still: png(10), title: 'a', mask: png(6) })).json().code).toBe('body-too-large');
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`still${n}`, png(1)]));
    expect((await send(many)).json().code).toBe('body-too-large');
    const json = await app.inject({ method: 'POST', url: '/api/test/stills', payload: { title: 'a' } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported-media-type']);
    const cut = await app.inject({
      method: 'POST',
      url: '/api/test/stills',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="still"; filename="a"\r\n\r\nabc',
    });
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'malformed-request']);
  });
});

describe('what goes out', () => {
  it('has the status that the handler says, and nothing that is not listed', async () => {
    const post = (slate: string) =>
      app.inject({ method: 'POST', url: '/api/test/takes/1?take=1', payload: { slate, tags: [] } });
    const made = await post('made');
    expect([made.statusCode, made.json()]).toEqual([201, { made: 'x' }]);
    expect([(await post('said')).statusCode]).toEqual([200]);
  });

  it('is text, bytes or events where the endpoint says so', async () => {
    const csv = await app.inject('/api/test/csv');
    expect([csv.body, csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      'a,b\n1,2\n',
      'text/csv; charset=utf-8',
      'attachment; filename="takes.csv"',
    ]);
    const picture = await app.inject('/api/test/picture');
    expect([...picture.rawPayload]).toEqual([1, 2, 3]);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const stream = await app.inject('/api/test/events');
    expect([stream.body, stream.headers['content-type']]).toEqual([
      'data: {"word":"Roll"}\n\ndata: {"word":"Cut"}\n\n',
      'text/event-stream',
    ]);
  });

  it('leads elsewhere with cookies, knowing who asks', async () => {
    const answer = await app.inject({
      url: '/api/test/away',
      headers: { cookie: 'step=tools', 'user-agent': 'slate' },
    });
    expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
      303,
      '/?step=tools&agent=slate&from=127.0.0.1',
      ['signed_in=1; Path=/; SameSite=Lax', 'step=; Max-Age=0; Path=/; SameSite=Lax'],
    ]);
  });

  it('carries what a failure adds, and says success: false where the endpoint does', async () => {
    const answer = await app.inject('/api/test/refused');
    expect([answer.statusCode, answer.headers['x-take'], answer.json()]).toEqual([
      409,
      '2',
      {
        type: 'urn:cuewright:error:stale-version',
        code: 'stale-version',
        status: 409,
        title: 'It was changed elsewhere in the meantime.',
        current: { take: 2 },
        success: false,
        error: 'It was changed elsewhere in the meantime.',
      },
    ]);
  });

  it('is a logged failure of ours when it is not what the endpoint declares', async () => {
    const answer = await app.inject('/api/test/broken');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal-error']);
  });
});

describe('who may', () => {
  it('serves guests where a session is optional', async () => {
    const somebody = await person();
    const ask = async (headers = {}) => (await app.inject({ url: '/api/test/guest', headers })).json();
    expect(await ask()).toEqual({ id: null });
    expect(await ask(somebody.headers)).toEqual({ id: somebody.id });
  });

  it('keeps what is for admins from everybody else', async () => {
    const ask = async (headers = {}) => {
      const answer = await app.inject({ url: '/api/test/office', headers });
      return [answer.statusCode, answer.json().code];
    };
    expect(await ask()).toEqual([401, 'not-signed-in']);
    expect(await ask((await person()).headers)).toEqual([403, 'admins-only']);
    expect(await ask((await person({ isAdmin: true })).headers)).toEqual([200, undefined]);
  });
});

it('tells a handler that its caller is gone', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = createClient<{ 'GET /api/test/endless': typeof endless }>({
    origin: `http://127.0.0.1:${port}`,
  });
  for await (const { take } of await call('GET /api/test/endless', { as: 'events' })) {
    expect(take).toBe(1);
    break;
  }
  expect(await gone.promise).toBe('aborted');
});

it('takes a proxy’s word for where a request came from only when it is trusted', async () => {
  const address = defineEndpoint({
    ...open,
    path: '/api/test/address',
    responses: { 200: z.object({ address: z.string() }) },
  });
  const trusting = await buildTestApp({ config: { trustedProxies: ['192.0.2.0/24'] } });
  serveEndpoint(trusting.app, address, async ({ caller }) => ok({ address: caller.address }));
  const ask = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.7, 192.0.2.9' };
    return (await trusting.app.inject({ url: '/api/test/address', remoteAddress, headers })).json().address;
  };
  expect(await ask('192.0.2.1')).toBe('198.51.100.7');
  expect(await ask('203.0.113.1')).toBe('203.0.113.1');
});

it('lets a handler fail only in the ways its endpoint declares, with what the failure carries', () => {
  type Refused = Answered<typeof refused>;
  expectTypeOf(fail('stale-version', { current: 1 })).toExtend<Refused>();
  expectTypeOf(fail('note-not-found')).not.toExtend<Refused>();
  // @ts-expect-error A stale version shows the current one.
  expectTypeOf(() => fail('stale-version')).toBeFunction();
  expectTypeOf(ok(undefined)).toExtend<Refused>();
});
