import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateDatabase } from '../apps/server/testing/migrate-database.ts';
import { startServer } from '../apps/server/testing/start-server.ts';
import { freshFolder } from './fresh-folder.ts';

/** Starts the built app once for the whole run; a `PLAYWRIGHT_` setting tells the tests where. */
export default async function startServerForRun(): Promise<() => Promise<void>> {
  const template = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-template-'));
  await migrateDatabase({ databaseUrl: undefined, dataDir: template });
  process.env['PLAYWRIGHT_TEMPLATE'] = template;
  const dataDir = await freshFolder();
  // Every test signs in, and all of them from one address.
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  process.env['PLAYWRIGHT_ORIGIN'] = server.origin;
  return async () => {
    await server.end();
    for (const folder of [dataDir, template]) await fs.rm(folder, { recursive: true, force: true });
  };
}
