import { type Actor, NOBODY, PERSON_HEADER } from '@cuewright/contract';
import { endpoints } from '@cuewright/contract/endpoints';
import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { carry } from '../endpoints/send-answer.ts';
import { findActor } from '../features/accounts/sessions/commands.ts';
import {
  noSessionCookies,
  readableCookies,
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
    /** Why a call may not go on when the page it comes from shows somebody else than the session's person. */
    refuseAnother: (
      request: FastifyRequest,
      reply: FastifyReply,
    ) => 'another-person' | 'not-signed-in' | undefined;
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
      if (token && !found && asksWhoIsHere(request)) carry(reply, { cookies: noSessionCookies(publicUrl) });
      else if (token && found?.isProlonged)
        carry(reply, { cookies: sessionCookies(publicUrl, token, found.actor.id) });
    });
    app.decorate('refuseAnother', ({ headers, actor }, reply) => {
      const shown = headers[PERSON_HEADER];
      // A page of an older version, or no page at all, names nobody.
      if (shown === undefined || shown === (actor?.id ?? NOBODY)) return undefined;
      if (!actor) return 'not-signed-in';
      // So that the page finds out who is here, whatever became of these cookies.
      carry(reply, { cookies: readableCookies(publicUrl, actor.id) });
      return 'another-person';
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);

/**
 * The one answer that takes the cookies of an ended session back. From the answer to any other call it could hit
 * somebody who has signed in since that call was sent.
 */
function asksWhoIsHere({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.endpoint === endpoints['GET /api/users/me'];
}
