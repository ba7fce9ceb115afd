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
  const post = async (path: string, data?: object) => {
    const answer = await page.request.post(path, { ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { id } = await (await page.request.get('/api/users/me')).json();
  const { url } = await post('/api/payments/create-session', {
    planId: 'monthly',
    userId: id,
    returnUrl: `${server.origin}/?step=payment`,
  });
  const session = new URL(url, server.origin).pathname.split('/').at(-1);
  await post(`/api/payments/${session}/demo`, { outcome: 'paid' });
  await post('/api/payments/cancel');

  await server.goOnTo(27);
  await page.goto('/?step=payment');
  await expect(page.getByText(/^Cancelled\. Pro stays until/)).toBeVisible();

  // Leave the page: its session expires too, and its calls would be refused.
  await page.goto('about:blank');
  await server.goOnTo(33);
  await page.context().clearCookies();
  await signIn({ email: 'ana@example.org' });
  await page.goto('/?step=payment');
  await expect(page.getByRole('button', { name: 'Choose Monthly Pro' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '$4' })).toBeVisible();
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({
    is_premium: false,
    allowance: 6,
    prompts_used: 0,
  });
});
