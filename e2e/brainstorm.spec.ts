import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Notes' });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const capture = (page: Page) => page.getByRole('form', { name: 'Quick Capture' });

async function post(page: Page, note: object): Promise<void> {
  expect((await page.request.post('/api/brainstorm-notes', { data: note })).status()).toBe(201);
}

async function fill(form: Locator, title: string, content: string): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill(content);
}

async function expectIdea(page: Page, idea: string): Promise<void> {
  await page.waitForURL(/step=optimizer/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(idea);
}

test('[STORM-12] an idea is captured, found again after a reload, changed, deleted, handed out and made a prompt', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=brainstorm');
  await expect(page.getByRole('heading', { name: 'No notes found' })).toBeVisible();

  // What is typed outlives a reload.
  await fill(capture(page), 'Sodium, not orange', 'Street lamps at **2000K**. #night #lamps');
  await page.reload();
  await expect(capture(page).getByLabel('Title')).toHaveValue('Sodium, not orange');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(titles(page)).toHaveText(['Sodium, not orange']);
  await expect(capture(page).getByLabel('Content')).toHaveValue('');
  await fill(capture(page), 'The last ferry', 'Every light on. #ferry #night');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(titles(page)).toHaveText(['The last ferry', 'Sodium, not orange']);
  await expect(page.getByRole('button', { name: 'All Categories 2' })).toBeVisible();

  // The address keeps what was looked for.
  await card(page, 'The last ferry').getByRole('button', { name: '#ferry' }).click();
  await expect(titles(page)).toHaveText(['The last ferry']);
  await page.reload();
  await expect(titles(page)).toHaveText(['The last ferry']);
  await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: '#ferry' }).click();
  await page.getByLabel('Search notes').fill('lam');
  await expect(titles(page)).toHaveText(['Sodium, not orange']);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(titles(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit The last ferry' }).click();
  const edit = page.getByRole('form', { name: 'Edit The last ferry' });
  await edit.getByLabel('Content').fill('Every light on, nobody aboard. #ferry #sound');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'The last ferry').getByRole('list', { name: 'Tags' })).toHaveText('#ferry#sound');

  await page.getByRole('button', { name: 'Delete Sodium, not orange' }).click();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Undo' }).last().hover();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  expect((await deleted).status()).toBe(204);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/^brainstorm-[\d-]+\.md$/);

  await card(page, 'The last ferry').getByRole('button', { name: 'Turn into prompt' }).click();
  await expectIdea(page, 'The last ferry.\nEvery light on, nobody aboard.');
});

test('[STORM-15] two tabs stay in step, and a note changed in both loses nothing', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 409/);
  await signIn();
  await post(page, { title: 'Sodium', content: 'No green.' });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/?step=brainstorm');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit Sodium' }).click();
  const form = (tab: Page) => tab.getByRole('form', { name: /^Edit/ });
  await form(page).getByLabel('Content').fill('Mine, from the first tab.');
  await form(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'Sodium')).toContainText('Mine, from the first tab.');

  await form(other).getByLabel('Content').fill('Mine, from the second tab.');
  await form(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(form(other)).toContainText('This note was changed elsewhere after you opened it.');
  await expect(form(other).getByRole('region', { name: 'What is kept now' })).toContainText(
    'from the first tab',
  );
  await expect(form(other).getByLabel('Content')).toHaveValue('Mine, from the second tab.');
  await form(other).getByRole('button', { name: 'Save mine over it' }).click();
  await expect(card(other, 'Sodium')).toContainText('Mine, from the second tab.');
  await expect(card(page, 'Sodium')).toContainText('Mine, from the second tab.');

  // A star set elsewhere is no reason to ask.
  await other.getByRole('button', { name: 'Edit Sodium' }).click();
  await page.getByRole('button', { name: 'Important: Sodium' }).click();
  await expect(page.getByRole('button', { name: 'Important: Sodium', pressed: true })).toBeVisible();
  await form(other).getByLabel('Title').fill('Sodium, not orange');
  await form(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'Sodium, not orange')).toBeVisible();
  await expect(
    other.getByRole('button', { name: 'Important: Sodium, not orange', pressed: true }),
  ).toBeVisible();
});
