import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { sendProblem } from './problems.ts';

/** For load balancers: `/healthz` says the process lives, `/readyz` that its database answers. */
export const healthPlugin = fp(
  async (app) => {
    app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(app.deps.db);
      } catch {
        return sendProblem(reply, problem('database-unavailable'));
      }
      return { status: 'ok' };
    });
  },
  { name: 'health', dependencies: ['problems'] },
);
