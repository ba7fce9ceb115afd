import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Between two questions to a server whether it is ready. */
const CHECK_EVERY_MS = 200;
/** What belongs to one connection, and not to what is passed on. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

interface Backend {
  origin: string;
  isReady: boolean;
  passed: number;
}

export interface RoundRobinProxy {
  /** Resolves when that one is asked for again. */
  untilReady: (origin: string) => Promise<void>;
  /** How many requests each has been given. */
  passed: () => number[];
  close: () => Promise<void>;
}

/**
 * As much of a load balancer as a rolling restart takes: it passes on to each in turn that is ready by `/readyz`, keeps
 * connections open, and tries nothing twice. What was refused or broke off is 502.
 */
export async function startProxy(port: number, origins: readonly string[]): Promise<RoundRobinProxy> {
  const backends: Backend[] = origins.map((origin) => ({ origin, isReady: true, passed: 0 }));
  const agent = new http.Agent({ keepAlive: true });
  const closing = new AbortController();
  const waiting: { backend: Backend; tell: () => void }[] = [];
  let turn = 0;

  const nextBackend = () => {
    for (let n = 0; n < backends.length; n++) {
      const backend = backends[turn++ % backends.length];
      if (backend?.isReady) return backend;
    }
    return undefined;
  };

  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    pass(request, response, body);
  });

  function pass(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
    const backend = nextBackend();
    if (!backend) return void response.writeHead(502).end('Nobody is ready.');
    const { method, headers, url = '' } = request;
    const asked = http.request(
      backend.origin + url,
      { method, agent, headers: withoutConnection(headers) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (!response.headersSent) response.writeHead(502).end(`It broke off: ${error.code}`);
    });
    asked.once('response', () => {
      backend.passed += 1;
    });
    asked.end(body);
  }

  const watching = backends.map(async (backend) => {
    while (!closing.signal.aborted) {
      const isReady = await fetch(`${backend.origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      backend.isReady = isReady;
      if (isReady) for (const { tell } of waiting.filter((one) => one.backend === backend)) tell();
      await wait(CHECK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  });

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    untilReady: async (origin) => {
      const backend = backends.find((one) => one.origin === origin);
      if (backend) await new Promise<void>((tell) => waiting.push({ backend, tell }));
    },
    passed: () => backends.map(({ passed }) => passed),
    close: async () => {
      closing.abort();
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function withoutConnection(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}
