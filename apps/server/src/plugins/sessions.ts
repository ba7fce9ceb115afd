import { type Actor, problem } from '@cuewright/contract';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { findActor } from '../features/sessions/commands.ts';
import { sessionCookieName } from '../features/sessions/cookies.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyInstance {
    /** Lets only requests with a living session through. */
    requireActor: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  }
}

export const sessionsPlugin = fp(
  async (app, { publicUrl }: { publicUrl: URL }) => {
    await app.register(cookie);
    const cookieName = sessionCookieName(publicUrl);

    app.decorateRequest('actor', undefined);
    app.decorate('requireActor', async (request, reply) => {
      const token = request.cookies[cookieName];
      request.actor = token ? await findActor(app.deps, token) : undefined;
      if (!request.actor) return sendProblem(reply, problem('not-signed-in'));
    });
  },
  { name: 'sessions', dependencies: ['problems'] },
);
