import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from './start-error.ts';

const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';
const EVERY_ADDRESS = '::';

/** Without a provider that vouches for people, only this machine is answered. */
export async function listen(app: FastifyInstance, { port, hasIdentityProvider }: Config): Promise<void> {
  try {
    if (hasIdentityProvider) {
      await app.listen({ port, host: EVERY_ADDRESS });
    } else {
      // Not `localhost`: what that resolves to is somebody else's to say.
      await listenOnIpv6Loopback(app, port);
      await app.listen({ port, host: IPV4_LOOPBACK });
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT=${port} is taken. Stop what uses it, or choose another with PORT.`);
    if (code === 'EACCES')
      throw new StartError(`PORT=${port} needs rights this user lacks. Choose one above 1023 with PORT.`);
    throw error;
  }
}

/** Browsers try ::1 for `localhost` too. A machine without IPv6 does without it. */
async function listenOnIpv6Loopback(app: FastifyInstance, port: number): Promise<void> {
  const server = http.createServer((request, response) => app.routing(request, response));
  let closed: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
  });
  app.addHook('onClose', async () => void (await closed));
  await app.ready();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve() : reject(error),
    );
    server.listen({ port, host: IPV6_LOOPBACK }, resolve);
  });
}
