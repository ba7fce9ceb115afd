import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../apps/server/testing/start-server.ts';
import { openNotes } from './open-notes.ts';
import { test as base, expect, expectAccessible } from './test.ts';

/** A server on which one person keeps no more than a megabyte of texts. */
const test = base.extend<object, { own: string }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture takes
    async ({}, use) => {
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-space-'));
      const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off', SPACE_TEXTS_MB: '1' });
      await use(server.origin);
      await server.end();
      await fs.rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own),
});

test('[QUOTA-3] a note beyond the space says how much there is, and is kept once there is room', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 409/);
  await signIn();
  await page.goto('/');
  let first: string | undefined;
  for (let status = 201; status === 201; ) {
    const data = { title: 'Filler', content: randomBytes(9_900).toString('hex') };
    const answer = await page.request.post('/api/notes', { data });
    status = answer.status();
    if (status === 201) first ??= (await answer.json()).id;
  }
  await page.reload();
  await openNotes(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('form', { name: 'New note' });
  await form.getByLabel('Title').fill('The last ferry');
  await form.getByLabel('Content').fill(`Every light on. ${randomBytes(9_900).toString('hex')}`);
  await form.getByRole('button', { name: 'Save Note' }).click();
  const refusal = page.getByText(/Your space is full, so this was not saved\./);
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText('Prompts, notes and storyboards can take 1 MB; yours take 1.0 MB.');
  await expect(form.getByLabel('Title')).toHaveValue('The last ferry');
  await expectAccessible(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/space-${width}.png` });
  }

  expect((await page.request.delete(`/api/notes/${first}`)).ok()).toBe(true);
  await expect(async () => {
    await form.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
