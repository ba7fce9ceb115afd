import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
// What the whole app adds to Fastify's types, for whoever compiles this file without it.
import type {} from '../src/app.ts';
import { problemsPlugin } from '../src/plugins/problems.ts';
import { securityPlugin } from '../src/plugins/security.ts';
import { webAppPlugin } from '../src/plugins/web-app.ts';

interface ServedWeb {
  origin: string;
  end: () => Promise<void>;
}

/** A built page by itself, under the policy it will be served under. */
export async function serveWeb(folder: string): Promise<ServedWeb> {
  const app = Fastify();
  await app.register(problemsPlugin);
  await app.register(securityPlugin, {
    publicUrl: new URL('http://localhost'),
    hasIdentityProvider: false,
  });
  await app.register(webAppPlugin, {
    folder,
    publicUrl: new URL('http://localhost'),
    heroCounters: 'decoration',
    currency: 'USD',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, end: () => app.close() };
}
