import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { ok } from '../../result.ts';
import { incrementPrompts, readStats, trackVisitor } from './commands.ts';

export const analyticsRoutes = fp(
  async (app, { heroCounters }: { heroCounters: () => Promise<Config['heroCounters']> }) => {
    const { deps } = app;

    app.endpoint('POST /api/analytics/track-visitor', async ({ caller }) =>
      ok(await trackVisitor(deps, caller)),
    );

    app.endpoint('GET /api/analytics/stats', async () =>
      ok(await readStats(deps, { heroCounters: await heroCounters() })),
    );

    app.endpoint('POST /api/analytics/increment-prompts', async ({ actor, body }) =>
      incrementPrompts(deps, actor, body?.generation_id),
    );
  },
  { name: 'analytics-routes', dependencies: ['endpoints'] },
);
