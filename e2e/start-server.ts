import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../apps/server/testing/start-server.ts';
import { startGallery } from '../scripts/start-gallery.ts';

/** Starts the built app and the gallery of components once for the whole run; a `PLAYWRIGHT_` setting tells the tests where. */
export default async function startServerForRun(): Promise<() => Promise<void>> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-e2e-'));
  // Every test signs in, and all of them from one address.
  const [server, gallery] = await Promise.all([
    startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }),
    startGallery(),
  ]);
  process.env['PLAYWRIGHT_ORIGIN'] = server.origin;
  process.env['PLAYWRIGHT_GALLERY'] = gallery.url;
  return async () => {
    await gallery.end();
    await server.end();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}
