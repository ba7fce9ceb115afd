import fs from 'node:fs/promises';
import { startServer } from '../apps/server/testing/start-server.ts';
import { freshFolder } from './fresh-folder.ts';
import { test as base } from './test.ts';

/** Over a server of the file's own: what its tests set holds for everybody on it. */
export const test = base.extend<object, { own: string }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture takes
    async ({}, use) => {
      const folder = await freshFolder();
      const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' });
      await use(server.origin);
      await server.end();
      await fs.rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own),
});
