import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const account = async (page: Page, tab: RegExp): Promise<void> => {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('tab', { name: tab }).click();
};

/** What is asked for, where it is shown, and what stands there once it has come: nobody new has any. */
const lists: readonly [RegExp, string, (page: Page) => Promise<void>, string, string][] = [
  [
    /api\/brainstorm-notes/,
    '/?step=brainstorm',
    async () => {},
    'Your notes did not load',
    'Start capturing your ideas and inspirations',
  ],
  [
    /api\/workspaces/,
    '/?step=workspace',
    async () => {},
    'Your workspaces did not load',
    'No prompts in this workspace',
  ],
  [
    /api\/prompts(\?|$)/,
    '/?step=library',
    (page) => account(page, /^Prompts/),
    'Your prompts did not load',
    'No prompts yet',
  ],
  [
    /api\/image-references/,
    '/?step=trainer',
    (page) => account(page, /^Image Collection/),
    'Your pictures did not load',
    '0 pictures',
  ],
];

test('[FAIL-1] what does not load says so in its place, and is asked for again', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/400/);
  await signIn();
  for (const [path, address, open, failed, empty] of lists) {
    await page.route(path, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { code: 'invalid-request', status: 400, title: 'That was not understood.' },
      }),
    );
    await page.goto(address);
    await open(page);
    const said = page.getByRole('alert').filter({ hasText: failed });
    await expect(said).toBeVisible();
    await page.unroute(path);
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(empty).first()).toBeVisible();
    await expect(said).toBeHidden();
  }
});
