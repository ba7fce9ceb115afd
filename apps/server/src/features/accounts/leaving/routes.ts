import type { FastifyInstance } from 'fastify';
import type { ExportPart } from '../../../export/export-part.ts';
import { ok } from '../../../result.ts';
import { noSessionCookies } from '../sessions/cookies.ts';
import { deleteAccount, type LeavingParts } from './commands.ts';
import { exportZip } from './export-zip.ts';

interface LeavingOptions extends LeavingParts {
  publicUrl: URL;
  exportParts: readonly ExportPart[];
}

export async function leavingRoutes(
  app: FastifyInstance,
  { publicUrl, exportParts, ...parts }: LeavingOptions,
): Promise<void> {
  app.endpoint('GET /api/users/me/export', async ({ actor, log }) => {
    const now = app.deps.clock();
    const zip = exportZip(app.deps, exportParts, { userId: actor.id, now });
    zip.once('error', (err) => log.warn({ err }, 'an export broke off'));
    const name = `cuewright-${now.toISOString().slice(0, 10)}.zip`;
    return ok(zip, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
  });

  app.endpoint('DELETE /api/users/me', async ({ actor, body }) => {
    const deleted = await deleteAccount({ ...app.deps, ...parts }, actor, body.email);
    return deleted.ok ? { ...deleted, cookies: noSessionCookies(publicUrl) } : deleted;
  });
}
