import { genres } from '@cuewright/engine/content/genres';
import { exampleIdeas, ideaPlaceholders } from '@cuewright/engine/content/ideas';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const idea = (page: Page) => page.getByRole('textbox', { name: 'Your idea' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const optimize = (page: Page) => page.getByRole('button', { name: 'Optimize with AI' });
// Copies for other generators, which come a moment later, are sheets of their own.
const sheet = (page: Page) => page.getByRole('main').locator('[data-print]').first();
const genre = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('[OPT-4] [DIFF-2] an idea and a genre become a prompt, compared, counted once, and saved', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`/?step=optimizer&mode=photo&method=optimizer`);
  await expect(idea(page)).toHaveAttribute('placeholder', ideaPlaceholders.photo);
  await expect(idea(page)).toHaveAttribute('spellcheck', 'true');
  for (const example of exampleIdeas.photo)
    await expect(page.getByRole('button', { name: example })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await idea(page).fill('   ');
  await expect(next(page)).toBeDisabled();

  await idea(page).fill('A lock keeper opens the gate for a barge');
  // [LOCK-1] By keyboard: what is selected in the box, then the button behind it.
  await idea(page).selectText();
  await page.getByRole('button', { name: /^Pin “A lock keeper opens the gate/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pinned words' }).getByRole('listitem')).toHaveText([
    'A lock keeper opens the gate for a barge',
  ]);
  await next(page).click();
  for (const { name, description, examples } of genres) {
    await expect(genre(page, name)).toContainText(description);
    for (const example of examples) await expect(genre(page, name)).toContainText(example);
  }
  await expect(sheet(page)).toContainText('A lock keeper opens the gate for a barge');
  await expect(sheet(page)).toContainText('No genre yet');
  await expect(optimize(page)).toBeDisabled();
  await genre(page, 'Documentary').click();
  await expect(sheet(page)).toContainText('Documentary');
  await page.getByRole('button', { name: 'Back' }).last().click();
  await expect(idea(page)).toHaveValue('A lock keeper opens the gate for a barge');
  await next(page).click();
  await optimize(page).click();

  await expect(page.getByRole('heading', { name: 'What was added' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your idea' })).toContainText('A lock keeper');
  const added = await page
    .getByRole('region', { name: 'Added, and why' })
    .getByRole('listitem')
    .locator('span > span:first-child:not([aria-hidden])')
    .allTextContents();
  expect(added.length).toBeGreaterThan(1);
  for (const words of added) await expect(sheet(page)).toContainText(words);
  const offered = page.getByRole('region', { name: 'Take it or leave it' });
  const last = offered.getByRole('button', { name: /^Put in/ }).last();
  const left = (await last.getByRole('insertion').textContent())?.replace(/^Put in: \W*|\W*$/g, '') ?? '';
  await last.click();
  await expect(offered).toContainText(/of \d+ differences taken from the prompt/);
  await expect(sheet(page)).not.toContainText(left);
  await expect(page.getByRole('region', { name: 'Added, and why' })).toContainText('Left out');
  await page.getByRole('button', { name: 'Back to your idea' }).click();
  await expect(sheet(page)).not.toContainText(added[0] ?? '');
  await page.getByRole('button', { name: 'Take every one' }).click();
  await expect(sheet(page)).toContainText(left);
  await last.click();

  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 6',
  );

  await page.reload();
  await expect(sheet(page)).not.toContainText(left);
  await page.getByRole('button', { name: 'Open the result' }).click();
  await expect(page).toHaveURL(/step=result.*method=optimizer.*id=/);
  await expect(page.getByRole('main')).toContainText(added[0] ?? '');
  await expect(sheet(page)).not.toContainText(left);
  // The whole of it stays: what was taken is its second version.
  await expect(page.getByRole('button', { name: 'Restore White' })).toBeVisible();
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toMatchObject([{ method: 'optimizer', mode: 'photo', imported: false }]);
  expect(JSON.parse(prompts[0].json_config)).toMatchObject({
    isOptimized: true,
    originalIdea: 'A lock keeper opens the gate for a barge',
    locked: ['A lock keeper opens the gate for a barge'],
    selectedGenre: 'documentary',
  });
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });

  await page.goBack();
  await expect(idea(page)).toHaveValue('A lock keeper opens the gate for a barge');
});
