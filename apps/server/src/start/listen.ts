import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from './start-error.ts';

const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';
const EVERY_ADDRESS = '::';
/** What a request that is still being sent, or answered, gets once the server closes. */
const CLOSE_WITHIN_MS = 10_000;

/** Without a provider that vouches for people, only this machine is answered. */
export async function listen(
  app: FastifyInstance,
  { port, hasIdentityProvider }: Pick<Config, 'port' | 'hasIdentityProvider'>,
  { closeWithinMs = CLOSE_WITHIN_MS } = {},
): Promise<void> {
  const servers = [app.server];
  app.addHook('preClose', async () => cutOffLater(servers, closeWithinMs));
  try {
    if (hasIdentityProvider) {
      await app.listen({ port, host: EVERY_ADDRESS });
    } else {
      // Not `localhost`: what that resolves to is somebody else's to say.
      servers.push(addServer(app));
      await app.ready();
      await listenOnIpv6Loopback(servers.at(-1) ?? app.server, port);
      await app.listen({ port, host: IPV4_LOOPBACK });
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`PORT=${port} is taken. Stop what uses it, or choose another with PORT.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`PORT=${port} needs rights this user lacks. Choose one above 1023 with PORT.`);
    }
    throw error;
  }
}

/** A second server for the same app, with the first one's limits, that closes with it. */
function addServer(app: FastifyInstance): http.Server {
  const server = http.createServer({ requireHostHeader: false }, (request, response) =>
    app.routing(request, response),
  );
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = app.server;
  Object.assign(server, { requestTimeout, headersTimeout, keepAliveTimeout, timeout });
  for (const event of ['clientError', 'checkExpectation', 'connect']) {
    for (const listener of app.server.listeners(event)) server.on(event, listener as () => void);
  }
  let closed: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
  });
  app.addHook('onClose', async () => void (await closed));
  return server;
}

/** Browsers try ::1 for `localhost` too. A machine without IPv6 does without it. */
async function listenOnIpv6Loopback(server: http.Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve() : reject(error),
    );
    server.listen({ port, host: IPV6_LOOPBACK }, resolve);
  });
}

/** Somebody who sends a byte a minute must not keep the process from ending. */
function cutOffLater(servers: readonly http.Server[], closeWithinMs: number): void {
  setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, closeWithinMs).unref();
}
