import fp from 'fastify-plugin';
import { openPlaces, type Places } from '../places/places.ts';

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
    const all = openPlaces(AT_ONCE);
    const each = new Map<string, Places>();

    app.decorate('takeLargeBody', async (request, reply) => {
      const who = request.actor?.id ?? request.ip;
      const own = each.get(who) ?? openPlaces(AT_ONCE_EACH);
      if (own.waiting() >= MOST_WAITING_EACH || all.waiting() >= MOST_WAITING) return false;
      each.set(who, own);
      const isOver = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      const leaveOwn = await own.take();
      const leaveAll = await all.take();
      void isOver.then(() => {
        leaveAll();
        leaveOwn();
        if (own.isEmpty()) each.delete(who);
      });
      return true;
    });
  },
  { name: 'large-bodies', dependencies: ['sessions'] },
);
