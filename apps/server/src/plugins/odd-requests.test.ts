import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { rememberCode } from '../../testing/reached-codes.ts';

const { app } = await buildTestApp();
const open = await buildTestApp({
  config: { publicUrl: new URL('https://cuewright.example'), hasIdentityProvider: true },
});
const apps = [app, open.app];
beforeAll(() => Promise.all(apps.map((one) => one.listen({ port: 0, host: '127.0.0.1' }))));
afterAll(() => Promise.all(apps.map((one) => one.close())));

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends these very bytes and reads until the server ends the connection. */
async function send(bytes: string, to = app): Promise<RawAnswer> {
  const { port } = to.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.setEncoding('latin1');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const content = body.join('\r\n\r\n');
  if (headers['content-type'] === 'application/problem+json') rememberCode(JSON.parse(content).code);
  return { status: Number(status.split(' ')[1]), headers, body: content };
}

const ours = 'Host: localhost\r\nConnection: close\r\n';
const get = (target: string, headers = ours) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;

describe('[ERR-2] odd requests get an answer, with the headers that every answer has', () => {
  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'malformed-request'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001', 400, 'malformed-request'],
    ['a method nobody knows', `FOO / HTTP/1.1\r\n${ours}\r\n`, 400, 'malformed-request'],
    ['*', `OPTIONS * HTTP/1.1\r\n${ours}\r\n`, 400, 'malformed-request'],
    ['a GET of *', get('*'), 400, 'malformed-request'],
    ['/%ff', get('/%ff'), 400, 'malformed-request'],
    ['a lone %', get('/api/notes/%'), 400, 'malformed-request'],
    [
      'a length that is none',
      `POST /api/notes HTTP/1.1\r\n${ours}Content-Length: x\r\n\r\n`,
      400,
      'malformed-request',
    ],
    [
      'two lengths at once',
      `POST /api/notes HTTP/1.1\r\n${ours}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed-request',
    ],
    ['//', get('//api/nowhere'), 404, undefined],
    ['a whole address', get('http://localhost/api/nowhere'), 404, 'not-found'],
    ['somebody else’s whole address', get('http://evil.example/api/nowhere'), 421, 'foreign-host'],
    ['no Host', get('/api/notes', 'Connection: close\r\n'), 421, 'foreign-host'],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${ours}\r\n`, 405, 'method-not-allowed'],
    ['a path that is too long', get(`/${'x'.repeat(9_000)}`), 414, 'address-too-long'],
    ['a path beyond all limits', get(`/${'x'.repeat(20_000)}`), 414, 'address-too-long'],
    ['headers beyond all limits', get('/', `${ours}X: ${'x'.repeat(20_000)}\r\n`), 431, 'headers-too-large'],
    ['an expectation nobody knows', get('/api/notes', `${ours}Expect: cake\r\n`), 401, 'not-signed-in'],
    ['cookies that are none', get('/api/notes', `${ours}Cookie: a=%ff; ;=; b\r\n`), 401, 'not-signed-in'],
    ['a query that cannot be read', get('/api/notes?limit=%ff'), 401, 'not-signed-in'],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
    });
    if (!code) return;
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status, code });
  });
});

it('asks HTTP/1.1 for the host it speaks to, and no load balancer that speaks HTTP/1.0', async () => {
  const nobody = await send(get('/healthz', 'Connection: close\r\n'), open.app);
  expect([nobody.status, JSON.parse(nobody.body).code]).toEqual([400, 'malformed-request']);
  expect(nobody.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await send('GET /healthz HTTP/1.0\r\n\r\n', open.app)).status).toBe(200);
});
