import type { FastifyInstance } from 'fastify';
import { ok } from '../../../result.ts';
import { endSession } from './commands.ts';
import { noSessionCookies, sessionCookieName } from './cookies.ts';
import { presentSession } from './present.ts';
import { deleteSessionsOf, listSessions } from './repository.ts';
import { hashToken } from './token.ts';

export async function sessionsRoutes(app: FastifyInstance, { publicUrl }: { publicUrl: URL }): Promise<void> {
  const { deps } = app;

  app.endpoint('GET /api/sessions', async ({ actor, caller }) => {
    const current = hashToken(caller.cookies[sessionCookieName(publicUrl)] ?? '');
    const sessions = await listSessions(deps.db, actor.id, deps.clock());
    return ok({
      sessions: sessions.map((session) => ({
        ...presentSession(session),
        is_current: session.token_hash === current,
      })),
    });
  });

  app.endpoint('DELETE /api/sessions/{id}', async ({ actor, params }) => endSession(deps, actor, params.id));

  app.endpoint('DELETE /api/sessions', async ({ actor }) => {
    await deleteSessionsOf(deps.db, actor.id);
    return { ...ok(undefined), cookies: noSessionCookies(publicUrl) };
  });
}
