import type { Socket } from 'node:net';
import { problem } from '@cuewright/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refuse } from '../refuse-unreadable.ts';

/** How slowly a body may come. */
export interface BodyPace {
  /** So long nobody looks how quickly it comes. */
  graceMs: number;
  /** And from then on it has come by at least so much a second, from its first byte. */
  leastBytesPerSecond: number;
  /** How often that is looked after. */
  checkMs: number;
}

interface Watched {
  began: number;
  readBefore: number;
  socket: Socket;
  hasAnswer: () => boolean;
}

/** Ends bodies that come so slowly that nobody with a real line sends them. */
export const slowBodiesPlugin = fp(
  async (app, { pace, headers }: { pace: BodyPace; headers: Readonly<Record<string, string>> }) => {
    const watched = new Set<Watched>();

    function watch({ raw }: FastifyRequest, hasAnswer: () => boolean): void {
      const { socket } = raw;
      const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'];
      // What is injected has no line to be slow on.
      if (!hasBody || raw.complete || typeof socket?.bytesRead !== 'number') return;
      const one = { began: performance.now(), readBefore: socket.bytesRead, socket, hasAnswer };
      watched.add(one);
      const forget = () => watched.delete(one);
      raw.once('end', forget).once('close', forget);
      socket.once('close', forget);
    }

    function check(): void {
      const now = performance.now();
      for (const { began, readBefore, socket, hasAnswer } of watched) {
        const tookMs = now - began;
        const wanted = (tookMs / 1_000) * pace.leastBytesPerSecond;
        if (tookMs < pace.graceMs || socket.bytesRead - readBefore >= wanted) continue;
        if (hasAnswer()) socket.destroy();
        else refuse(socket, problem('body-too-slow'), headers, () => socket.destroy());
      }
    }

    const checking = setInterval(check, pace.checkMs).unref();
    app.addHook('onClose', async () => clearInterval(checking));
    // From here on it is read; whoever waited for a turn was not slow.
    app.addHook('preParsing', async (request, reply, payload) => {
      watch(request, () => reply.raw.headersSent);
      return payload;
    });
    // A body that nobody wanted any more is read past.
    app.addHook('onResponse', async (request) => watch(request, () => true));
  },
  { name: 'slow-bodies' },
);
