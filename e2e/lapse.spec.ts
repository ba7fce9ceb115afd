import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServerProcess, startServer } from '../apps/server/testing/start-server.ts';
import { freePort } from '../scripts/free-port.ts';
import { freshFolder } from './fresh-folder.ts';
import { test as base, expect } from './test.ts';

const preload = pathToFileURL(path.join(import.meta.dirname, '../apps/server/testing/later.ts')).href;

/** A server of this test's own, which can end and come back on a later day. */
const test = base.extend<{ server: { origin: string; comeBack: (days: number) => Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture takes
  server: async ({}, use) => {
    const folder = await freshFolder();
    const settings = { DATA_DIR: folder, PORT: String(await freePort()), RATE_LIMITS: 'off' };
    let running: ServerProcess = await startServer(settings);
    const comeBack = async (days: number) => {
      await running.end();
      running = await startServer({
        ...settings,
        NODE_OPTIONS: `--import=${preload}`,
        DAYS_LATER: String(days),
      });
    };
    await use({ origin: running.origin, comeBack });
    await running.end();
    await fs.rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

test('[UPGRADE-4] a plan that was cancelled is Pro to its last day, and not a day longer', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ email: 'ana@example.org' });
  await page.goto('/?step=payment');
  await page.getByRole('button', { name: 'Choose Monthly Pro' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Cancelled\. Pro stays until/)).toBeVisible();

  // Away from the page while nobody answers it.
  await page.goto('about:blank');
  await server.comeBack(27);
  await page.goto('/?step=payment');
  await expect(page.getByText(/^Cancelled\. Pro stays until/)).toBeVisible();

  await page.goto('about:blank');
  await server.comeBack(33);
  await page.context().clearCookies();
  await signIn({ email: 'ana@example.org' });
  await page.goto('/?step=payment');
  await expect(page.getByRole('button', { name: 'Choose Monthly Pro' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '$4' })).toBeVisible();
  await page.goto('/?step=mode');
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 6',
  );
});
