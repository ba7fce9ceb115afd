import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../apps/server/testing/start-server.ts';
import { freshFolder } from './fresh-folder.ts';
import { test as base, expect } from './test.ts';

const preload = pathToFileURL(path.join(import.meta.dirname, '../apps/server/testing/later.ts')).href;

/** A server of this test's own, whose clock can be put forward. */
const test = base.extend<{ server: { origin: string; goOnTo: (day: number) => Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture takes
  server: async ({}, use) => {
    const folder = await freshFolder();
    const dayFile = `${folder}.day`;
    const { origin, pid, end } = await startServer({
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--import=${preload}`,
      DAYS_LATER_FILE: dayFile,
    });
    const goOnTo = async (day: number) => {
      await fs.writeFile(dayFile, String(day));
      process.kill(pid, 'SIGUSR2');
      await expect.poll(() => existsSync(dayFile)).toBe(false);
    };
    await use({ origin, goOnTo });
    await end();
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

  // Leave the page: its session expires too, and its calls would be refused.
  await page.goto('about:blank');
  await server.goOnTo(27);
  await page.goto('/?step=payment');
  await expect(page.getByText(/^Cancelled\. Pro stays until/)).toBeVisible();

  await page.goto('about:blank');
  await server.goOnTo(33);
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
