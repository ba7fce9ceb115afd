import type { RateLimit } from '@cuewright/contract/endpoints';
import fp from 'fastify-plugin';
import { countInDatabase } from '../rate-limits/count-in-database.ts';
import { countInProcess } from '../rate-limits/count-in-process.ts';
import type { Counter } from '../rate-limits/counter.ts';
import { limitKey } from '../rate-limits/limit-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts this request against the limit of its call: when it may be made again, or nothing while it may. */
    limitRate: (
      key: string,
      limit: Omit<RateLimit, 'guests'>,
      request: FastifyRequest,
    ) => Promise<Date | undefined>;
  }
}

export const rateLimitsPlugin = fp(
  async (app, { hasRateLimits }: { hasRateLimits: boolean }) => {
    const counters: Record<RateLimit['counted'], Counter> = {
      process: countInProcess(app.deps.clock),
      database: countInDatabase(app.deps),
    };
    app.decorate('limitRate', async (key, limit, request) => {
      if (!hasRateLimits) return undefined;
      const { by, counted, max, perSeconds } = limit;
      const actorId = by === 'person' ? request.actor?.id : undefined;
      const caller = limitKey(key, { actorId, address: request.ip });
      const { count, resetsAt } = await counters[counted](caller, perSeconds);
      return count > max ? resetsAt : undefined;
    });
  },
  { name: 'rate-limits', dependencies: ['sessions'] },
);
