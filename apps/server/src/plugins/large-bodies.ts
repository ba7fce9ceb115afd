import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { gatherBody } from '../http/gather-body.ts';
import { openPlaces } from '../places/places.ts';
import { openSharedPlaces } from '../places/shared-places.ts';
import { BodyRoom } from './body-room.ts';

/** Worked on at a time, of all callers together. */
const AT_ONCE = 8;
const MOST_WAITING = 200;
/** On their way at a time, of one caller. */
const COMING_EACH = 2;
const MOST_WAITING_EACH = 50;
/** What all bodies take that have come, or are on their way. */
const MOST_BYTES = 128 * 1_048_576;

/** Why a large body is not worked on. */
type Refusal = 'overloaded' | 'malformed-request';

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until another large body of this caller may come. False where too many of theirs wait. */
    admitLargeBody: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
    /** Waits until the body has come, and then for a place to work on it, which is kept until its answer is through. Else says why not. */
    takeLargeBody: (
      request: FastifyRequest,
      reply: FastifyReply,
      most: number,
    ) => Promise<Refusal | undefined>;
  }
}

/**
 * Large bodies are worked on a few at a time, and none has a place before it has come: whoever sends slowly keeps nobody waiting.
 * Those that nobody reads yet stay on the wire, where they cost nothing.
 */
export const largeBodiesPlugin = fp(
  async (app) => {
    const coming = openSharedPlaces({
      atOnce: Number.POSITIVE_INFINITY,
      atOnceEach: COMING_EACH,
      mostWaiting: Number.POSITIVE_INFINITY,
      mostWaitingEach: MOST_WAITING_EACH,
    });
    const places = openPlaces(AT_ONCE);
    const room = new BodyRoom({ mostBytes: MOST_BYTES, now: () => performance.now() });

    app.decorate('admitLargeBody', async (request, reply) => {
      const leave = await coming.take(request.actor?.id ?? request.ip);
      if (leave) whenOver(reply, leave);
      return leave !== undefined;
    });

    app.decorate('takeLargeBody', async ({ raw }, reply, most) => {
      const stopping = new AbortController();
      const arrival = room.enter(() => stopping.abort());
      whenOver(reply, arrival.leave);
      const bytes = await gatherBody(raw, { most, onBytes: arrival.add, stopping: stopping.signal });
      if (stopping.signal.aborted || places.waiting() >= MOST_WAITING) return 'overloaded';
      // Of one that was broken off nothing more is said.
      if (bytes === 0 && raw.complete) return 'malformed-request';
      arrival.settle();
      whenOver(reply, await places.take());
      return undefined;
    });
  },
  { name: 'large-bodies', dependencies: ['sessions'] },
);

function whenOver(reply: FastifyReply, leave: () => void): void {
  if (reply.raw.destroyed || reply.raw.writableFinished) leave();
  else reply.raw.once('close', leave);
}
