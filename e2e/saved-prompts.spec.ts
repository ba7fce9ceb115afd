import type { Page } from '@playwright/test';
import { openSavedPrompts, savePrompt } from './saved-prompt.ts';
import { expect, test } from './test.ts';

const titles = (page: Page) => page.getByRole('list', { name: 'Saved prompts' }).getByRole('heading');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

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
