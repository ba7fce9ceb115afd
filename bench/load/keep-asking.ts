import net from 'node:net';

/**
 * Asks one address again and again over kept connections, for so long or so often, and prints what came of it as JSON.
 * Bare sockets, because a whole HTTP client would cost more than the servers it measures.
 */
const { PORT = '', PATH_ASKED = '/', COOKIE = '', CONNECTIONS = '50', SECONDS, REQUESTS, BODY } = process.env;
const sent = BODY ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n` : '';
const request = Buffer.from(
  `${BODY ? 'POST' : 'GET'} ${PATH_ASKED} HTTP/1.1\r\nHost: localhost:${PORT}\r\nCookie: ${COOKIE}\r\nConnection: keep-alive\r\n${sent}\r\n${BODY ?? ''}`,
);
const OK = Buffer.from('HTTP/1.1 20');
const HEAD_END = Buffer.from('\r\n\r\n');

const times: number[] = [];
let refused = 0;
let isOver = false;
const enough = REQUESTS ? Number(REQUESTS) : Number.POSITIVE_INFINITY;

/** Resolves once the connection's last answer is in. */
function keepAsking(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port: Number(PORT), host: '127.0.0.1', noDelay: true });
    let asked = 0;
    let rest = Buffer.alloc(0);
    let whole = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () =>
      isOver || times.length >= enough ? resolve() : reject(new Error('The server ended a connection.')),
    );
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (whole === 0) whole = sizeOf(rest);
      if (whole === 0 || rest.length < whole) return;
      times.push(performance.now() - asked);
      if (!rest.subarray(0, OK.length).equals(OK)) refused += 1;
      rest = rest.subarray(whole);
      whole = 0;
      if (isOver || times.length >= enough) socket.end();
      else ask();
    });
  });
}

/** How long the answer is, head and body, once its head is in. */
function sizeOf(answer: Buffer): number {
  const end = answer.indexOf(HEAD_END);
  if (end === -1) return 0;
  const length = /content-length: (\d+)/i.exec(answer.subarray(0, end).toString('latin1'))?.[1];
  if (length === undefined) throw new Error('An answer without Content-Length cannot be measured.');
  return end + HEAD_END.length + Number(length);
}

const began = performance.now();
const patience =
  SECONDS &&
  setTimeout(() => {
    isOver = true;
  }, Number(SECONDS) * 1000);
await Promise.all(Array.from({ length: Number(CONNECTIONS) }, keepAsking));
clearTimeout(patience);
const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
process.stdout.write(
  JSON.stringify({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), refused }),
);
