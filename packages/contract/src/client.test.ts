import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallInput, Note } from './calls.ts';
import { ApiError, createClient, NetworkError } from './client.ts';
import { problem } from './errors.ts';

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
function clientThatGets(answer: Response | Error) {
  const sent: { url: string; init: RequestInit }[] = [];
  const call = createClient({
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

  it('answers nothing to a 204', async () => {
    const { call } = clientThatGets(new Response(null, { status: 204 }));
    expect(await call('DELETE /api/notes/{id}', { params: { id } })).toBeUndefined();
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
