import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';
import { sendProblem } from './problems.ts';

/** A load balancer asks again soon; an answer later than this is none. */
const READY_WITHIN_MS = 2_000;

/** For load balancers: `/healthz` says the process lives, `/readyz` that it takes requests and its database answers. */
export const healthPlugin = fp(
  async (app) => {
    app.get('/healthz', { logLevel: 'warn', config: { isVital: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { logLevel: 'warn', config: { isVital: true } }, async (_request, reply) => {
      if (app.isDraining()) return sendProblem(reply, problem('server-stopping'));
      const isReady = await answersInTime(app.deps.db);
      return isReady ? { status: 'ok' } : sendProblem(reply, problem('database-unavailable'));
    });
  },
  { name: 'health', dependencies: ['draining', 'problems'] },
);

async function answersInTime(db: Queryable): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return await Promise.race([answer, wait(READY_WITHIN_MS, false, { ref: false })]);
}
