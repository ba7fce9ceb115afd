import fp from 'fastify-plugin';
import { openSharedPlaces } from '../places/shared-places.ts';

/** Of all callers together: what these take in memory is all that large bodies ever take. */
const AT_ONCE = 8;
/** Of one caller, so that somebody with a slow line keeps nobody else waiting. */
const AT_ONCE_EACH = 2;
const MOST_WAITING = 200;
const MOST_WAITING_EACH = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until another large body may be read, and keeps the place until its answer is through. False where too many wait. */
    takeLargeBody: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}

/** Large bodies are read a few at a time; the others stay on the wire, where they cost nothing. */
export const largeBodiesPlugin = fp(
  async (app) => {
    const places = openSharedPlaces({
      atOnce: AT_ONCE,
      atOnceEach: AT_ONCE_EACH,
      mostWaiting: MOST_WAITING,
      mostWaitingEach: MOST_WAITING_EACH,
    });

    app.decorate('takeLargeBody', async (request, reply) => {
      const isOver = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      const leave = await places.take(request.actor?.id ?? request.ip);
      if (leave) void isOver.then(leave);
      return leave !== undefined;
    });
  },
  { name: 'large-bodies', dependencies: ['sessions'] },
);
