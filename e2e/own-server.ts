import fs from 'node:fs/promises';
import { type ServerProcess, startServer } from '../apps/server/testing/start-server.ts';
import { freshFolder } from './fresh-folder.ts';
import { test as base } from './test.ts';

/**
 * Tests over a server of the file's own: what they set holds for everybody on it. Started by hooks, because a fixture of the
 * worker would need another worker, and with it another browser.
 */
export function testOnOwnServer(settings: () => Promise<Record<string, string>> = async () => ({})) {
  let folder = '';
  let server: ServerProcess | undefined;
  const test = base.extend({
    // The hook that starts it asks for an address too.
    baseURL: async ({ baseURL }, use) => use(server?.origin ?? baseURL),
  });
  test.beforeAll(async () => {
    folder = await freshFolder();
    server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off', ...(await settings()) });
  });
  test.afterAll(async () => {
    await server?.end();
    await fs.rm(folder, { recursive: true, force: true });
  });
  return test;
}
