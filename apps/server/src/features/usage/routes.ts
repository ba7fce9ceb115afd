import fp from 'fastify-plugin';
import { mapOk, ok } from '../../result.ts';
import { countGeneration, readUsage } from './commands.ts';
import { listLedger } from './credits.ts';
import { presentEntry, presentGeneration } from './present.ts';

export const usageRoutes = fp(
  async (app) => {
    const { deps } = app;

    app.endpoint('GET /api/usage', async ({ actor }) => ok(await readUsage(deps, actor)));

    app.endpoint('POST /api/usage/increment', async ({ actor, body }) => {
      const asked = { generationId: body?.generation_id, method: body?.method };
      return mapOk(await countGeneration(deps, actor, asked), presentGeneration);
    });

    app.endpoint('GET /api/credits', async ({ actor, query }) => {
      const { entries, total, nextCursor } = await listLedger(deps, actor, query);
      return ok({ entries: entries.map(presentEntry), total, next_cursor: nextCursor });
    });
  },
  { name: 'usage-routes', dependencies: ['endpoints'] },
);
