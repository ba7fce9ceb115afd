import net from 'node:net';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { rememberCode } from '../../testing/reached-codes.ts';

const { app, person } = await buildTestApp({
  config: { hasRateLimits: false },
  lineTimes: {
    ...{ headersMs: 60_000, requestMs: 60_000, silenceMs: 60_000, checkMs: 60_000 },
    pace: { graceMs: 100, leastBytesPerSecond: 4_000, checkMs: 25 },
  },
});
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

/** A body of so many bytes, of which so many come every ten milliseconds; and what came back for it. */
async function send(
  { headers }: { headers: { cookie: string } },
  { path, type, bytes, everyTime }: { path: string; type: string; bytes: number; everyTime: number },
): Promise<string> {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost:3000',
    `Cookie: ${headers.cookie}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    'Connection: close',
  ];
  const body = Buffer.from(JSON.stringify({ title: 'Slow', content: 'a' }).padEnd(bytes));
  const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
  let sent = 0;
  const sending = setInterval(() => {
    if (sent < bytes) socket.write(body.subarray(sent, sent + everyTime));
    sent += everyTime;
  }, 10);
  let answer = '';
  try {
    for await (const chunk of socket) answer += chunk;
  } catch {
    // Cut off while a byte was on its way.
  } finally {
    clearInterval(sending);
  }
  return answer;
}

it.each([
  ['a note', '/api/notes', 'application/json'],
  ['a picture', '/api/image-references', 'multipart/form-data; boundary=cut'],
])('[UPLOAD-3] ends %s that comes by the byte, and says so', async (_, path, type) => {
  const answer = await send(await person(), { path, type, bytes: 9_000, everyTime: 1 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"body-too-slow"');
  rememberCode('body-too-slow');
});

it('[UPLOAD-4] waits for a body that comes slowly, but comes', async () => {
  // A tenth quicker than it has to be would fail on a busy machine; this is twenty times as quick, and still takes a while.
  const answer = await send(await person(), {
    path: '/api/notes',
    type: 'application/json',
    bytes: 60_000,
    everyTime: 800,
  });
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});
