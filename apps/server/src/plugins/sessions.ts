import type { Actor } from '@cuewright/contract';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { findActor } from '../features/sessions/commands.ts';
import { sessionCookieName } from '../features/sessions/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once `identify` has looked; nobody without a living session. */
    actor: Actor | undefined;
  }
  interface FastifyInstance {
    identify: (request: FastifyRequest) => Promise<void>;
  }
}

export const sessionsPlugin = fp(
  async (app, { publicUrl }: { publicUrl: URL }) => {
    await app.register(cookie);
    const cookieName = sessionCookieName(publicUrl);

    app.decorateRequest('actor', undefined);
    app.decorate('identify', async (request) => {
      const token = request.cookies[cookieName];
      request.actor = token ? await findActor(app.deps, token) : undefined;
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);
