import type { Page } from '@playwright/test';
import { openSavedPrompts, savePrompt } from './saved-prompt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const titles = (page: Page) => page.getByRole('list', { name: 'Saved prompts' }).getByRole('heading');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('[HISTORY-1] there are none yet, and a way to make one', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openSavedPrompts(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(dialog).toContainText('Start creating prompts to see them here.');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Create a prompt' }).click();
  await page.waitForURL(/step=method/);
  await expect(dialog).toBeHidden();
});

test('[HISTORY-2] each is cut to 200 characters, copied whole, named and starred', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const long = `${'x'.repeat(199)}🚌 and more`;
  await savePrompt(page.request, { prompt_text: long, title: 'Night bus' });
  await page.goto('/');
  await openSavedPrompts(page);
  await expect(page.getByText(`${'x'.repeat(199)}🚌…`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Night bus' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);

  await page.getByRole('button', { name: 'More for Night bus' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('The last bus');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['The last bus']);
  // The star is there at once, and outlives the page that sent it.
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Make The last bus a favourite' }).click();
  await expect(page.getByRole('button', { name: 'Take The last bus off the favourites' })).toBeVisible();
  await asked;
  await page.reload();
  await expect
    .poll(async () => (await (await page.request.get('/api/prompts')).json()).prompts[0].favourite)
    .toBe(true);
});

test('[HISTORY-3] words, a slip in them, and filters find what is looked for', async ({ page, signIn }) => {
  await signIn();
  const { request } = page;
  await savePrompt(request, { title: 'Harbour at six', prompt_text: 'Fog over an empty quay.' });
  await savePrompt(request, {
    title: 'Night bus',
    mode: 'video',
    model: 'google-veo-3',
    method: 'text',
    prompt_text: 'A night bus crosses a wet square.',
  });
  await page.goto('/');
  await openSavedPrompts(page);
  await expect(titles(page)).toHaveText(['Night bus', 'Harbour at six']);
  const search = page.getByLabel('Search');
  await search.fill('empty qu');
  await expect(titles(page)).toHaveText(['Harbour at six']);
  await search.fill('harbuor');
  await expect(page.getByText('Nothing has “harbuor” in it. These titles are like it.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Harbour at six']);
  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all prompts' }).click();
  await expect(titles(page)).toHaveCount(2);
  await choose(page, 'Mode', 'Video');
  await expect(titles(page)).toHaveText(['Night bus']);
  await choose(page, 'Mode', 'Photo and video');
  await choose(page, 'Generator', 'Midjourney');
  await expect(titles(page)).toHaveText(['Harbour at six']);
  await choose(page, 'Generator', 'Every generator');
  await choose(page, 'Method', 'Text Mode');
  await expect(titles(page)).toHaveText(['Night bus']);
  await choose(page, 'Method', 'Every method');
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('[HISTORY-4] a page holds a hundred, and what is beyond it is reachable', async ({ page, signIn }) => {
  await signIn();
  for (let n = 1; n <= 102; n += 6)
    await Promise.all(
      Array.from({ length: 6 }, (_, m) => savePrompt(page.request, { title: `Take ${n + m}` })),
    );
  await page.goto('/');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/prompts?limit=100'));
  await openSavedPrompts(page);
  await asked;
  await expect(page.getByText('100 of 102')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(titles(page)).toHaveCount(102);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a delete that is waiting is done when the page is left', async ({ page, signIn }) => {
  await signIn();
  await savePrompt(page.request, { title: 'Gone' });
  await page.goto('/');
  await openSavedPrompts(page);
  await page.getByRole('button', { name: 'More for Gone' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Prompt deleted')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Prompts 0' })).toBeVisible();
  await page.goto('/?step=method');
  await expect.poll(async () => (await (await page.request.get('/api/prompts')).json()).total).toBe(0);
});

test('a list that does not load says so and can be asked for again', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/400/, /Failed to fetch prompts/);
  await signIn();
  await page.route('/api/prompts*', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { code: 'malformed-request', status: 400, title: 'That request could not be read.' },
    }),
  );
  await page.goto('/');
  await openSavedPrompts(page);
  await expect(page.getByRole('alert')).toContainText('Your prompts did not load');
  await page.unroute('/api/prompts*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
});

test('[SKETCH-1] saved prompts are accessible and fit, in both themes, on a phone and a desk', async ({
  page,
  signIn,
}) => {
  await signIn();
  await savePrompt(page.request, { title: 'Harbour at six' });
  await page.goto('/');
  await openSavedPrompts(page);
  await expect(page.locator('[data-sketch="drawn"] img')).toBeVisible();
  await expect(titles(page)).toHaveCount(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 320, height: 640 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});
