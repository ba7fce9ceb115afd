import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';

/** Time for requests that are already on the wire, and for clients to see that their connection ends. */
const GRACE_MS = 250;

declare module 'fastify' {
  interface FastifyInstance {
    /** Still answers, but lets each answer end its connection, so that closing afterwards cuts nobody off. */
    drain: () => Promise<void>;
    isDraining: () => boolean;
  }
}

export const drainingPlugin = fp(
  async (app) => {
    let isDraining = false;
    app.decorate('isDraining', () => isDraining);
    app.decorate('drain', async () => {
      isDraining = true;
      await wait(GRACE_MS);
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
