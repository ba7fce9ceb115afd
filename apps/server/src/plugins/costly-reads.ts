import { type EndpointForm, isRaw } from '@cuewright/contract/endpoints';
import fp from 'fastify-plugin';
import { openSharedPlaces } from '../places/shared-places.ts';

/** More than a page asks at once; beyond it somebody asks by a program. */
const MOST_WAITING_EACH = 30;
const MOST_LISTENERS = 20;

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits for this person's turn to read much, and gives what ends it; nothing where too many of theirs wait. */
    takeReadingTurn: (
      endpoint: EndpointForm,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<(() => void) | undefined>;
  }
}

/** One costly read of a person at a time, so that however many they ask for, others wait for one at most. */
export const costlyReadsPlugin = fp(
  async (app) => {
    const turns = openSharedPlaces({
      atOnce: Number.POSITIVE_INFINITY,
      atOnceEach: 1,
      mostWaiting: Number.POSITIVE_INFINITY,
      mostWaitingEach: MOST_WAITING_EACH,
    });

    app.decorate('takeReadingTurn', async (endpoint, request, reply) => {
      const who = request.actor?.id ?? request.ip;
      const isFile = Object.values(endpoint.responses).some((answer) => answer && isRaw(answer));
      // A file is read while it is sent; somebody with a slow line still sees their lists meanwhile.
      const end = await turns.take(isFile ? `${who} ${endpoint.path}` : who);
      if (end && reply.raw.destroyed) {
        // Whoever asked has left while they waited.
        end();
        return undefined;
      }
      if (!end || !isFile) return end;
      // Each part of the way listens for the end of an answer once: together more than Node takes for a leak.
      reply.raw.setMaxListeners(MOST_LISTENERS).once('close', end);
      return () => {};
    });
  },
  { name: 'costly-reads', dependencies: ['sessions'] },
);
