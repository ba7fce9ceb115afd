import type { Actor } from '@cuewright/contract';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { carry } from '../endpoints/send-answer.ts';
import { findActor } from '../features/accounts/sessions/commands.ts';
import {
  noSessionCookies,
  sessionCookieName,
  sessionCookies,
} from '../features/accounts/sessions/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once `identify` has looked; nobody without a living session. */
    actor: Actor | undefined;
  }
  interface FastifyInstance {
    identify: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
}

export const sessionsPlugin = fp(
  async (app, { publicUrl, adminEmails }: Pick<Config, 'publicUrl' | 'adminEmails'>) => {
    await app.register(cookie);
    const cookieName = sessionCookieName(publicUrl);

    app.decorateRequest('actor', undefined);
    app.decorate('identify', async (request, reply) => {
      const token = request.cookies[cookieName];
      const found = token ? await findActor(app.deps, token, adminEmails) : undefined;
      request.actor = found?.actor;
      if (token && !found) carry(reply, { cookies: noSessionCookies(publicUrl) });
      else if (token && found?.isProlonged) carry(reply, { cookies: sessionCookies(publicUrl, token) });
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);
