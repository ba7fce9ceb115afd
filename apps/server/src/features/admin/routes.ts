import fp from 'fastify-plugin';
import { readCursorPage } from '../../database/cursor-page.ts';
import { ok } from '../../result.ts';
import { utcDay } from '../../utc-day.ts';
import { block, deleteUser, endSessionsOf, giveCredits, makeAdmin, unblock, unmakeAdmin } from './actions.ts';
import { readAnalytics } from './analytics.ts';
import { listAudit } from './audit-repository.ts';
import { promptsCsv, usersCsv } from './csv.ts';
import { readDashboard } from './dashboard.ts';
import type { AdminParts } from './parts.ts';
import { presentAudit, presentPrompt, presentUser } from './present.ts';
import { listPromptsPage } from './prompts-repository.ts';
import { readPerson } from './read-person.ts';
import { listUsersPage } from './users-repository.ts';

export const adminRoutes = fp(
  async (app, { parts }: { parts: AdminParts }) => {
    const { db, clock, adminEmails } = parts;

    app.endpoint('GET /api/admin/verify', async () => ok({ isAdmin: true as const }));

    app.endpoint('GET /api/admin/dashboard', async () => ok(await readDashboard(db, clock())));

    app.endpoint('GET /api/admin/users', async ({ query: { page, limit, cursor, ...wanted } }) => {
      const today = { now: clock(), adminEmails };
      const found = await listUsersPage(db, wanted, { page, limit, cursor }, today);
      return ok({ users: found.users.map(presentUser), ...presentPage(found) });
    });

    app.endpoint('GET /api/admin/prompts', async ({ query: { page, limit, cursor, ...wanted } }) => {
      const found = await listPromptsPage(db, wanted, { page, limit, cursor });
      return ok({ prompts: found.prompts.map(presentPrompt), ...presentPage(found) });
    });

    app.endpoint('GET /api/admin/users/{id}', async ({ params }) => readPerson(parts, params.id));

    app.endpoint('GET /api/admin/analytics', async ({ query }) =>
      ok(await readAnalytics(db, clock(), Number(query.days))),
    );

    app.endpoint('GET /api/admin/audit', async ({ query: { user, ...place } }) => {
      const { rows, nextCursor } = await readCursorPage(place, (at) => listAudit(db, { user, ...at }));
      return ok({ entries: rows.map(presentAudit), next_cursor: nextCursor });
    });

    app.endpoint('GET /api/admin/users.csv', async ({ query, log }) => {
      const file = usersCsv(parts, query).once('error', (err) => log.warn({ err }, 'an export broke off'));
      return ok(file, { headers: named(`users-${utcDay(clock())}.csv`) });
    });

    app.endpoint('GET /api/admin/prompts.csv', async ({ query, log }) => {
      const file = promptsCsv(parts, query).once('error', (err) => log.warn({ err }, 'an export broke off'));
      return ok(file, { headers: named(`prompts-${utcDay(clock())}.csv`) });
    });

    app.endpoint('POST /api/admin/users/{id}/credits', async ({ actor, params, body }) =>
      giveCredits(parts, actor, params.id, { ...body, actionId: body.action_id }),
    );

    app.endpoint('POST /api/admin/users/{id}/end-sessions', async ({ actor, params, body }) =>
      endSessionsOf(parts, actor, params.id, body.reason),
    );

    app.endpoint('POST /api/admin/users/{id}/block', async ({ actor, params, body }) =>
      block(parts, actor, params.id, body.reason),
    );

    app.endpoint('POST /api/admin/users/{id}/unblock', async ({ actor, params, body }) =>
      unblock(parts, actor, params.id, body.reason),
    );

    app.endpoint('POST /api/admin/users/{id}/make-admin', async ({ actor, params, body }) =>
      makeAdmin(parts, actor, params.id, body.reason),
    );

    app.endpoint('POST /api/admin/users/{id}/unmake-admin', async ({ actor, params, body }) =>
      unmakeAdmin(parts, actor, params.id, body.reason),
    );

    app.endpoint('DELETE /api/admin/users/{id}', async ({ actor, params, body }) =>
      deleteUser(parts, actor, params.id, { typed: body.email, reason: body.reason }),
    );
  },
  { name: 'admin-routes', dependencies: ['endpoints'] },
);

function named(file: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${file}"` };
}

function presentPage(found: {
  total: number;
  isLeast: boolean;
  page: number | null;
  nextCursor: string | null;
}) {
  return {
    total: found.total,
    total_is_least: found.isLeast,
    page: found.page,
    next_cursor: found.nextCursor,
  };
}
