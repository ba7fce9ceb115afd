import fs from 'node:fs/promises';
import { startServer } from '../apps/server/testing/start-server.ts';
import { templateFolder } from '../apps/server/testing/template-folder.ts';
import { optimised } from '../apps/server/testing/unoptimised.ts';
import { freshFolder } from './fresh-folder.ts';

/** Starts the built app once for the whole run; a `PLAYWRIGHT_` setting tells the tests where. */
export default async function startServerForRun(): Promise<() => Promise<void>> {
  process.env['PLAYWRIGHT_TEMPLATE'] = await templateFolder();
  const dataDir = await freshFolder();
  // Every test signs in, and all of them from one address.
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...optimised });
  process.env['PLAYWRIGHT_ORIGIN'] = server.origin;
  return async () => {
    await server.end();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}
