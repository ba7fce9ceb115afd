import { monitorEventLoopDelay } from 'node:perf_hooks';
import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

/** Of requests under way in one process; more would only wait on each other. */
const MOST_IN_FLIGHT = 1_000;
/** Longer than this between two turns, and every answer is late. */
const LONGEST_DELAY_MS = 1_000;
const SAMPLED_EVERY_MS = 1_000;

export interface Pressure {
  inFlight: number;
  /** The longest but one in a hundred waits for a turn, in the last second. */
  eventLoopDelayMs: number;
}

export interface PressureLimits {
  mostInFlight?: number | undefined;
  longestDelayMs?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    pressure: () => Pressure;
  }
  interface FastifyContextConfig {
    /** Answered whatever the pressure: what tells load balancers and operators about it. */
    isVital?: boolean;
  }
}

/** A server that has more to do than it manages says so at once, instead of letting everybody wait. */
export const backPressurePlugin = fp(
  async (app, { mostInFlight = MOST_IN_FLIGHT, longestDelayMs = LONGEST_DELAY_MS }: PressureLimits) => {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    let inFlight = 0;
    let eventLoopDelayMs = 0;
    /** One long turn, such as the loading of a library, is no pressure: two late samples in a row are. */
    let lastingDelayMs = 0;
    const sampling = setInterval(() => {
      const sampled = delay.percentile(99) / 1e6;
      lastingDelayMs = Math.min(eventLoopDelayMs, sampled);
      eventLoopDelayMs = sampled;
      delay.reset();
    }, SAMPLED_EVERY_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(sampling);
      delay.disable();
    });
    app.decorate('pressure', () => ({ inFlight, eventLoopDelayMs }));

    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.isVital) return;
      if (inFlight >= mostInFlight || lastingDelayMs > longestDelayMs) {
        return sendProblem(reply, problem('overloaded'));
      }
      inFlight += 1;
      reply.raw.once('close', () => {
        inFlight -= 1;
      });
    });
  },
  { name: 'back-pressure', dependencies: ['security'] },
);
