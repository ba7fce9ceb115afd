import { expect, it } from 'vitest';
import { problem } from './errors.ts';
import { createStreamClient } from './streaming.ts';

const idea = { body: { idea: 'A dog', genre: 'documentary', mode: 'photo' } } as const;

function clientThatGets(answer: Response) {
  const sent: RequestInit[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(init ?? {});
    return answer;
  };
  return { ask: createStreamClient({ fetch: fetch as typeof globalThis.fetch }), sent };
}

it('asks for events and hands them on one by one', async () => {
  const events =
    'data: {"type":"part","part":"light","text":"a lamp"}\n\ndata: {"type":"done","prompt":"A dog"}\n\n';
  const { ask, sent } = clientThatGets(new Response(events));
  const types: string[] = [];
  for await (const { type } of ask('POST /api/optimize', idea)) types.push(type);
  expect(types).toEqual(['part', 'done']);
  expect(sent[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'content-type': 'application/json' });
});

it('throws what the server refused, and a line that breaks', async () => {
  const refused = new Response(JSON.stringify(problem('overloaded')), {
    status: 503,
    headers: { 'content-type': 'application/problem+json' },
  });
  const first = clientThatGets(refused).ask('POST /api/optimize', idea).next();
  await expect(first).rejects.toMatchObject({ name: 'ApiError', code: 'overloaded' });
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('the line went')),
  });
  const next = clientThatGets(new Response(broken)).ask('POST /api/optimize', idea).next();
  await expect(next).rejects.toMatchObject({ name: 'NetworkError' });
});
