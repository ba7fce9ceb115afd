import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Still answers, but lets each answer end its connection, so that closing afterwards cuts nobody off. */
    drain: () => Promise<void>;
    isDraining: () => boolean;
  }
}

export const drainingPlugin = fp(
  async (app, { drainMs }: Pick<Config, 'drainMs'>) => {
    let isDraining = false;
    app.decorate('isDraining', () => isDraining);
    app.decorate('drain', async () => {
      isDraining = true;
      // Time for requests on the wire, for clients to see that their connection ends, and for balancers to ask.
      await wait(drainMs);
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
