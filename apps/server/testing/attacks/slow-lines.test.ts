import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';

const { app, person } = await buildTestApp({
  config: { hasRateLimits: false },
  lineTimes: {
    ...{ headersMs: 150, requestMs: 300, silenceMs: 600, checkMs: 25 },
    pace: { graceMs: 10_000, leastBytesPerSecond: 1, checkMs: 10_000 },
  },
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const port = () => (app.server.address() as net.AddressInfo).port;

/** A line over which this is sent, and then a byte now and again; what came back over it until it was cut. */
async function drip(beginning: string, byte: string): Promise<string> {
  const socket = net.connect(port(), '127.0.0.1', () => socket.write(beginning));
  const dripping = setInterval(() => socket.write(byte), 10);
  let answer = '';
  try {
    for await (const chunk of socket) answer += chunk;
  } catch {
    // Cut off while a byte was on its way.
  } finally {
    clearInterval(dripping);
  }
  return answer;
}

const head = (more: string) => `POST /api/notes HTTP/1.1\r\nHost: localhost\r\n${more}`;

describe('[ATTACK-8] a slow line is cut off, and others are served meanwhile', () => {
  it.each([
    ['that says nothing at all', '', ''],
    ['whose headers never end', head('X: '), 'x'],
    ['whose first line never ends', 'GET /', 'x'],
    ['that sends a header line by line', head(''), 'X: y\r\n'],
    [
      'of somebody who is not signed in, and whose body never ends',
      head('Content-Length: 9000\r\nContent-Type: application/json\r\n\r\n{'),
      ' ',
    ],
  ])('one %s', async (_, beginning, byte) => {
    const lines = Array.from({ length: 40 }, () => drip(beginning, byte));
    expect((await fetch(`http://127.0.0.1:${port()}/readyz`)).status).toBe(200);
    for (const answer of await Promise.all(lines)) expect(answer).toMatch(/^(|HTTP\/1\.1 4\d\d )/);
  });

  it('one of somebody who is signed in, with a body that never ends', async () => {
    const { headers } = await person();
    const typed = `Cookie: ${headers.cookie}\r\nContent-Type: application/json\r\n`;
    const beginnings = [
      head(`${typed}Content-Length: 9000\r\n\r\n{`),
      head(`${typed}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
      head(
        `Cookie: ${headers.cookie}\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9000\r\n\r\n--cut\r\n`,
      ).replace('/api/notes', '/api/image-references'),
    ];
    const lines = beginnings.map((beginning) =>
      drip(beginning, beginning.includes('chunked') ? '1\r\n \r\n' : ' '),
    );
    const note = {
      method: 'POST',
      url: '/api/notes',
      headers,
      payload: { title: 'a', content: 'b' },
    } as const;
    expect((await app.inject(note)).statusCode).toBe(201);
    for (const answer of await Promise.all(lines)) expect(answer).toMatch(/^(|HTTP\/1\.1 4\d\d )/);
  });

  it('one of somebody who asks and asks and never takes the answers', async () => {
    const asked = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400);
    const socket = net.connect(port(), '127.0.0.1', () => socket.write(asked));
    socket.on('error', () => {});
    await expect.poll(() => openLines()).toBe(1);
    expect(
      (await fetch(`http://127.0.0.1:${port()}/readyz`, { headers: { connection: 'close' } })).status,
    ).toBe(200);
    await expect.poll(() => openLines()).toBe(0);
    socket.destroy();
  });
});

function openLines(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
