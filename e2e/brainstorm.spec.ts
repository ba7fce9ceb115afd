import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

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

test('[STORM-12] an idea is captured, found, starred, changed, deleted, handed out and made a prompt', async ({
  page,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn();
  await page.goto('/?step=brainstorm');
  await expect(page.getByRole('heading', { name: 'No notes found' })).toBeVisible();
  await expect(page.getByText('Start capturing your ideas and inspirations')).toBeVisible();
  await expect(page.getByLabel('Search notes')).toBeHidden();
  await page.getByRole('button', { name: 'Write a note' }).click();
  await expect(capture(page).getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  const save = capture(page).getByRole('button', { name: 'Save Note' });
  await expect(save).toBeDisabled();
  await fill(capture(page), 'Sodium', '   ');
  await expect(save).toBeDisabled();

  // What is typed outlives a reload.
  await fill(
    capture(page),
    'Sodium, not orange',
    'Street lamps at **2000K**. [plan](javascript:alert(1)) #night #lamps',
  );
  await expect(capture(page)).toContainText('#night #lamps');
  await page.reload();
  await expect(capture(page).getByLabel('Title')).toHaveValue('Sodium, not orange');
  await capture(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Tip' }).click();
  await save.click();
  await expect(titles(page)).toHaveText(['Sodium, not orange']);
  await expect(capture(page).getByLabel('Title')).toBeFocused();
  await expect(capture(page).getByLabel('Content')).toHaveValue('');
  const sodium = card(page, 'Sodium, not orange');
  await expect(sodium.locator('strong')).toHaveText('2000K');
  await expect(sodium.getByRole('link')).toHaveCount(0);
  await expect(sodium.locator('img, script, style')).toHaveCount(0);

  await fill(capture(page), 'The last ferry', 'Every light on. #ferry #night');
  await capture(page).getByRole('checkbox', { name: 'Mark as important' }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(titles(page)).toHaveText(['The last ferry', 'Sodium, not orange']);
  await expect(page.getByRole('button', { name: 'All Categories 2' })).toBeVisible();

  // Every way to look for one, and what the address keeps of it.
  await page.getByRole('checkbox', { name: 'Important Only' }).click();
  await expect(titles(page)).toHaveText(['The last ferry']);
  await sodium.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Important: The last ferry' }).click();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await expect(titles(page)).toHaveCount(2);
  await card(page, 'The last ferry').getByRole('button', { name: '#ferry' }).click();
  await expect(titles(page)).toHaveText(['The last ferry']);
  await page.reload();
  await expect(titles(page)).toHaveText(['The last ferry']);
  await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: '#ferry' }).click();
  await page.getByRole('button', { name: 'Ideas 0' }).click();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Tips 2' }).click();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^All Categories/ }).click();
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
  await expect(titles(page)).toHaveText(['The last ferry']);
  await expect(cards(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveCount(2);
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

test('[STORM-13] N captures a note from anywhere, and on the notes’ own screen goes to the form', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=method');
  await expect(page.getByRole('button', { name: 'Go to a step, prompt or model' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Quick Capture' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Lens that worked');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Title')).toHaveValue('Lens that worked');
  await dialog.getByLabel('Content').fill('35mm, all day.');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save Note' }).click();
  await expect(page).toHaveURL(/step=method/);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(titles(page)).toHaveText(['Lens that worked']);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(capture(page).getByLabel('Title')).toBeFocused();
  await expect(dialog).toBeHidden();
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

test('[STORM-14] of many notes the page holds only those in sight, and all can be reached', async ({
  page,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn();
  for (let n = 1; n <= 130; n++)
    await post(page, { title: `Take ${n}`, content: `Frame ${n}. `.repeat(n % 9 || 1) });
  await page.goto('/?step=brainstorm');
  await expect(card(page, 'Take 130')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(card(page, 'Take 1')).toBeVisible({ timeout: 500 });
  }).toPass();
  const rows = await cards(page).locator(':scope > li').count();
  expect(rows).toBeLessThanOrEqual(100);
  await expect(page.getByRole('status').filter({ hasText: /^130 notes$/ })).toHaveCount(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('a list that does not load says so, and a note that is not kept stays in the form', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/400/, /Failed to fetch brainstorm notes/);
  await signIn();
  const refuse = {
    status: 400,
    contentType: 'application/problem+json',
    json: { code: 'malformed-request', status: 400, title: 'That request could not be read.' },
  };
  await page.route('/api/brainstorm-notes?*', (route) => route.fulfill(refuse));
  await page.goto('/?step=brainstorm');
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  await page.unroute('/api/brainstorm-notes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No notes found' })).toBeVisible();

  await page.route('/api/brainstorm-notes', (route) => route.fulfill(refuse));
  await fill(capture(page), 'Sodium', 'No green.');
  await capture(page).getByRole('button', { name: 'Save Note' }).click();
  await expect(capture(page).getByRole('alert')).toContainText('What you wrote is kept.');
  await page.unroute('/api/brainstorm-notes');
  await capture(page).getByRole('button', { name: 'Save Note' }).click();
  await expect(titles(page)).toHaveText(['Sodium']);
});
