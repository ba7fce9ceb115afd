import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { DatabaseError } from './database/failures.ts';
import { describeError } from './log.ts';

const lines: Record<string, unknown>[] = [];
const { app, person } = await buildTestApp({
  config: { logLevel: 'info' },
  logTo: { write: (line) => void lines.push(JSON.parse(line)) },
});

/** What is logged meanwhile. */
async function logged(act: () => unknown): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await act();
  return [...lines];
}

describe('[OPS-3] the log', () => {
  it('has one line for a request: its id, route, status and time, and nothing of what was asked', async () => {
    const { headers } = await person();
    const ask = (url: string) =>
      logged(() => app.inject({ url, headers: { ...headers, 'user-agent': 'mine' } }));
    expect(await ask('/api/notes?limit=7')).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        id: expect.any(String),
        method: 'GET',
        route: '/api/notes',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
    expect(await ask('/my/secret/film')).toMatchObject([{ route: 'none', status: 404 }]);
    expect(await ask('/healthz')).toEqual([]);
  });

  it('has one for a caller who left as well', async () => {
    const asked = Promise.withResolvers<void>();
    const { app: slow } = await buildTestApp({
      logTo: { write: (line) => void lines.push(JSON.parse(line)) },
      config: { logLevel: 'info' },
    });
    slow.get('/api/test/slow', (_request, _reply) => asked.resolve());
    const origin = await slow.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    const leaving = new AbortController();
    const answer = fetch(`${origin}/api/test/slow`, { signal: leaving.signal }).catch(({ name }) => name);
    await asked.promise;
    leaving.abort();
    expect(await answer).toBe('AbortError');
    await expect.poll(() => lines).toMatchObject([{ route: '/api/test/slow', status: 499, msg: 'request' }]);
  });

  it('leaves out what belongs to somebody, should a line carry it', async () => {
    const [line] = await logged(() =>
      app.log.info({
        prompt: 'my film',
        email: 'me@example.com',
        headers: { cookie: 'c', authorization: 'a' },
        kept: 1,
      }),
    );
    expect(line).toMatchObject({
      prompt: '[left out]',
      email: '[left out]',
      headers: { cookie: '[left out]', authorization: '[left out]' },
      kept: 1,
    });
  });
});

describe('what a person wrote is not logged', () => {
  it('when the database quotes it', () => {
    const error = new DatabaseError({
      code: '23505',
      message: 'duplicate key: (title)=(my secret film)',
      constraint: 'notes_pkey',
    });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain('secret');
    expect(described).toMatchObject({ type: 'DatabaseError', code: '23505', constraint: 'notes_pkey' });
    expect(described.stack).toContain('log.test.ts');
  });

  it('when its lines look like frames of a stack', () => {
    const error = new DatabaseError({
      code: '22P02',
      message: 'invalid: "my film\n    at the harbour, a secret"',
    });
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
  });

  it('when a parser quotes it', () => {
    const parse = () => JSON.parse('{"title": my secret film}');
    expect(parse).toThrow('secret');
    try {
      parse();
    } catch (error) {
      expect(JSON.stringify(describeError(error as Error))).not.toContain('secret');
    }
  });

  it('when it is in the cause', () => {
    const error = new Error('It broke', { cause: new SyntaxError('my secret film') });
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
    expect(describeError(error)).toMatchObject({ message: 'It broke', cause: { type: 'SyntaxError' } });
  });
});

it('says what our own errors say', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
