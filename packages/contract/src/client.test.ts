import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { CallInput, Note } from './calls.ts';
import { ApiError, addressOf, createClient, NetworkError } from './client.ts';
import {
  binary,
  defineEndpoint,
  type EndpointForm,
  type Endpoints,
  events,
  multipart,
  redirect,
  text,
} from './endpoints/index.ts';
import { type FieldError, problem } from './errors.ts';
import { PERSON_HEADER } from './person-header.ts';

const id = '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11';
const note: Note = {
  id,
  title: 'a',
  content: 'b',
  version: 1,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};

const problemAnswer = (body: object, status = 409) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });

/** A client whose line ends in this answer, and what went over the line. */
function clientThatGets<Calls extends Record<keyof Calls, EndpointForm> = Endpoints>(
  answer: Response | Error,
) {
  const sent: { url: string; init: RequestInit }[] = [];
  const call = createClient<Calls>({
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      init.signal?.throwIfAborted();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { call, sent };
}

describe('call', () => {
  it('fills the path, the query and the body, and answers what came', async () => {
    const changed = clientThatGets(Response.json(note));
    expect(await changed.call('PUT /api/notes/{id}', { params: { id }, body: { title: 'a' } })).toEqual(note);
    expect(changed.sent).toEqual([
      {
        url: `/api/notes/${id}`,
        init: {
          method: 'PUT',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
          body: '{"title":"a"}',
        },
      },
    ]);

    const listed = clientThatGets(Response.json({ notes: [], total: 0, next_cursor: null }));
    await listed.call('GET /api/notes', { query: { limit: 5, cursor: undefined } });
    expect(listed.sent).toEqual([
      { url: '/api/notes?limit=5', init: { method: 'GET', credentials: 'same-origin' } },
    ]);
  });

  it('[WHO-1] names the person whom the page shows, whatever is sent and however', async () => {
    const sent: RequestInit[] = [];
    let shown: string | undefined = 'ana';
    const call = createClient({
      person: () => shown,
      fetch: async (_, init = {}) => {
        sent.push(init);
        return new Response(null, { status: 204 });
      },
    });
    const body = { title: 'a', content: 'b' };
    await call('POST /api/notes', { body });
    await call('DELETE /api/notes/{id}', { params: { id }, keepalive: true });
    await call('POST /api/image-references', { body: new FormData() as never });
    expect(sent.map(({ headers }) => new Headers(headers).get(PERSON_HEADER))).toEqual(['ana', 'ana', 'ana']);
    expect(sent[0]?.headers).toHaveProperty('content-type', 'application/json');
    shown = undefined;
    await call('POST /api/notes', { body });
    expect(new Headers(sent[3]?.headers).has(PERSON_HEADER)).toBe(false);
  });

  it('[WHO-3] tells of every refusal in one place, before the caller hears of it', async () => {
    const told: string[] = [];
    const call = createClient({
      onRefused: ({ code }) => told.push(code),
      fetch: async () => problemAnswer(problem('another-person')),
    });
    const heard = call('GET /api/notes').catch(() => [...told]);
    expect(await heard).toEqual(['another-person']);
  });

  it('sends what has to arrive though the page is left', async () => {
    const { call, sent } = clientThatGets(Response.json(note));
    await call('PUT /api/notes/{id}', { params: { id }, body: { title: 'a' }, keepalive: true });
    expect(sent).toMatchObject([{ init: { method: 'PUT', keepalive: true } }]);
  });

  it('answers nothing to a 204', async () => {
    const { call } = clientThatGets(new Response(null, { status: 204 }));
    expect(await call('DELETE /api/notes/{id}', { params: { id } })).toBeUndefined();
  });

  it('lets a deletion outlive the page that asked for it', async () => {
    const { call, sent } = clientThatGets(new Response(null, { status: 204 }));
    await call('DELETE /api/notes/{id}', { params: { id } });
    expect(sent[0]?.init.keepalive).toBe(true);
  });

  it('lets nobody leave the path by a parameter', async () => {
    const { call, sent } = clientThatGets(new Response(null, { status: 204 }));
    await call('DELETE /api/notes/{id}', { params: { id: '../sessions?x' } });
    expect(sent[0]?.url).toBe('/api/notes/..%2Fsessions%3Fx');
  });

  it('throws a failure of the catalogue as an ApiError', async () => {
    const refusal = problem('stale-version', { current: note });
    const { call } = clientThatGets(problemAnswer(refusal));
    const error = await call('GET /api/notes').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'stale-version', status: 409, problem: refusal });
  });

  it('passes on a failure that only a newer server knows', async () => {
    const { call } = clientThatGets(
      problemAnswer({ code: 'lens-cap-on', status: 409, title: 'Take it off.' }),
    );
    await expect(call('GET /api/notes')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'lens-cap-on',
      problem: { title: 'Take it off.' },
    });
  });

  it.each([
    ['a dropped line', new TypeError('fetch failed')],
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['somebody else’s JSON', Response.json({ code: 'teapot' }, { status: 418 })],
    ['half an answer', new Response('{"notes":', { status: 200 })],
  ])('throws %s as a NetworkError', async (_, answer) => {
    await expect(clientThatGets(answer).call('GET /api/notes')).rejects.toThrow(NetworkError);
  });

  it('lets an abort through as the abort it is', async () => {
    const signal = AbortSignal.abort();
    const { call } = clientThatGets(Response.json(note));
    await expect(call('GET /api/notes', { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('types what goes in and what comes out by the endpoint', () => {
  const { call } = clientThatGets(Response.json(note));
  expectTypeOf(() =>
    call('POST /api/notes', { body: { title: 'a', content: 'b' } }),
  ).returns.resolves.toEqualTypeOf<Note>();
  expectTypeOf(() =>
    call('DELETE /api/notes/{id}', { params: { id } }),
  ).returns.resolves.toEqualTypeOf<void>();
  expectTypeOf<CallInput<'POST /api/notes'>>().toExtend<{ body: { title: string; content: string } }>();
  expectTypeOf<{ body: { title: string } }>().not.toExtend<CallInput<'POST /api/notes'>>();
  expectTypeOf<object>().not.toExtend<CallInput<'DELETE /api/notes/{id}'>>();
  expectTypeOf<{ params: { id: string } }>().not.toExtend<CallInput<'PUT /api/notes/{id}'>>();
  expectTypeOf<{ query: { limit: string } }>().not.toExtend<CallInput<'GET /api/notes'>>();
  expectTypeOf<object>().toExtend<CallInput<'GET /api/notes'>>();
});

const form = { method: 'GET', summary: 'For this test.' } as const;
const made = {
  'GET /api/csv': defineEndpoint({ ...form, path: '/api/csv', responses: { 200: text('text/csv') } }),
  'GET /api/zip': defineEndpoint({
    ...form,
    path: '/api/zip',
    responses: { 200: binary('application/zip') },
  }),
  'GET /api/words': defineEndpoint({
    ...form,
    path: '/api/words',
    responses: { 200: events(z.object({ word: z.string() })) },
  }),
  'GET /api/away': defineEndpoint({ ...form, path: '/api/away', responses: { 303: redirect } }),
  'POST /api/takes': defineEndpoint({
    ...form,
    method: 'POST',
    path: '/api/takes',
    body: multipart({ still: { kind: 'file', maxBytes: 10, types: ['image/png'] } }),
    responses: { 200: z.object({ again: z.literal(true) }), 201: z.object({ id: z.string() }) },
  }),
};
type Made = typeof made;

describe('answers that are no JSON', () => {
  it('come as text and as bytes', async () => {
    const csv = await clientThatGets<Made>(new Response('a,b')).call('GET /api/csv', { as: 'text' });
    expect(csv).toBe('a,b');
    const zip = await clientThatGets<Made>(new Response('PK')).call('GET /api/zip', { as: 'binary' });
    expect(await zip.text()).toBe('PK');
  });

  it('come as events, however the line cuts them', async () => {
    const pieces = ['data: {"word":', '"Roll"}\n', '\n: quiet\n\nda', 'ta: {"word":"Cut"}\n\n'];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    const answer = await clientThatGets<Made>(new Response(body)).call('GET /api/words', {
      as: 'events',
    });
    const words: string[] = [];
    for await (const { word } of answer) words.push(word);
    expect(words).toEqual(['Roll', 'Cut']);
  });

  it('are refused like all others', async () => {
    const { call } = clientThatGets<Made>(problemAnswer(problem('not-signed-in'), 401));
    await expect(call('GET /api/csv', { as: 'text' })).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('are asked for by their kind, and what only leads elsewhere is not asked for at all', () => {
    const { call } = clientThatGets<Made>(new Response());
    // @ts-expect-error A CSV has to be asked for as text.
    expectTypeOf(() => call('GET /api/csv')).returns.toExtend<Promise<unknown>>();
    // @ts-expect-error A page cannot read where it would be led.
    expectTypeOf(() => call('GET /api/away')).returns.toExtend<Promise<unknown>>();
    expectTypeOf(() => call('POST /api/takes', { body: new FormData() })).returns.resolves.toEqualTypeOf<
      { again: true } | { id: string }
    >();
  });
});

it('sends a form as the form it is', async () => {
  const { call, sent } = clientThatGets<Made>(Response.json({ id: '1' }, { status: 201 }));
  const body = new FormData();
  await call('POST /api/takes', { body });
  expect(sent[0]?.init).toEqual({ method: 'POST', credentials: 'same-origin', body });
});

it('types what a failure carries by its code', () => {
  const narrow = ({ problem: found }: ApiError) => {
    if (found.code === 'too-many-requests') expectTypeOf(found.resets_at).toEqualTypeOf<string>();
    if (found.code === 'invalid-request') expectTypeOf(found.errors).toEqualTypeOf<FieldError[]>();
    // @ts-expect-error Not every failure says when it passes.
    expectTypeOf(found.resets_at).toBeString();
  };
  expectTypeOf(narrow).toBeFunction();
});

it('says how long to wait', async () => {
  const refusal = problem('too-many-requests', { resets_at: '2026-11-21T09:01:00.000Z' });
  const answer = problemAnswer(refusal, 429);
  answer.headers.set('retry-after', '40');
  await expect(clientThatGets(answer).call('GET /api/notes')).rejects.toMatchObject({
    retryAfterSeconds: 40,
  });
});

it('tells the address of what a browser fetches by itself', () => {
  expect(addressOf('GET /api/notes')).toBe('/api/notes');
  expect(addressOf('GET /api/notes', { query: { limit: 5 } })).toBe('/api/notes?limit=5');
});
