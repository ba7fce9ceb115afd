import type { Page } from '@playwright/test';
import { savePrompt } from './saved-prompt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Prompts' });
const titles = (page: Page) => rows(page).getByRole('heading', { level: 2 });
const workspace = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

async function make(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New workspace' });
  await dialog.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(page: Page, item: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[WORK-10] workspaces are made, named, filled, made the default and deleted; prompts are moved each way', async ({
  page,
  signIn,
}) => {
  test.setTimeout(60_000);
  await signIn();
  for (const title of ['Take 1', 'Take 2', 'Take 3', 'Take 4']) await savePrompt(page.request, { title });
  await page.goto('/?step=workspace');
  await expect(page.getByRole('heading', { level: 1, name: 'My workspace' })).toBeVisible();
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 2', 'Take 1']);
  await make(page, 'Harbour');
  await expect(page.getByRole('heading', { name: 'No prompts in this workspace' })).toBeVisible();
  await choose(page, 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill('Harbour Board');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Board' })).toBeVisible();

  await workspace(page, 'My workspace').click();
  await rows(page).getByRole('article', { name: 'Take 4' }).dragTo(workspace(page, 'Harbour Board'));
  await expect(titles(page)).toHaveText(['Take 3', 'Take 2', 'Take 1']);
  await expect(workspace(page, 'Harbour Board')).toContainText('1');

  await page.getByRole('button', { name: 'More for Take 3' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour Board' }).click();
  await expect(titles(page)).toHaveText(['Take 2', 'Take 1']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(titles(page)).toHaveText(['Take 3', 'Take 2', 'Take 1']);

  // The first tick moves no row: what is next to be ticked stays under the pointer.
  const lowest = rows(page).getByRole('article', { name: 'Take 1' });
  const before = await lowest.boundingBox();
  await page.getByRole('checkbox', { name: 'Select Take 3' }).click();
  expect(await lowest.boundingBox()).toEqual(before);
  await page.getByRole('checkbox', { name: 'Select Take 1' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected prompts' });
  await expect(page.getByText('2 of 3')).toBeVisible();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^prompts-\d+\.md$/);
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour Board' }).click();
  await expect(titles(page)).toHaveText(['Take 2']);
  await expect(bar).toBeHidden();
  await expect(rows(page)).toBeFocused();

  await workspace(page, 'Harbour Board').click();
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 1']);
  await page.getByLabel('Search in Harbour Board').fill('take 3');
  await expect(titles(page)).toHaveText(['Take 3']);
  await page.getByLabel('Search in Harbour Board').fill('');
  await choose(page, 'Make it the default');
  await expect(workspace(page, 'Harbour Board')).toContainText('Default');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Board' })).toBeVisible();

  // A prompt that is made lands in the workspace that was chosen.
  await make(page, 'Scrap');
  await page.getByRole('main').getByRole('button', { name: 'Create a prompt' }).click();
  await page.waitForURL(/step=method/);
  await page.goBack();
  await workspace(page, 'My workspace').click();
  await choose(page, 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('the one prompt in it moves to Harbour Board');
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Board' })).toBeFocused();
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 2', 'Take 1']);
  await expect(page.getByText('4 prompts. New ones land here.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Take 2' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('dialog', { name: 'New workspace' }).getByLabel('Name').fill('Pier');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 1']);
  await expect(workspace(page, 'Pier')).toContainText('1');
  await choose(page, 'Rename');
  // Escape pressed before it is there would close nothing.
  const renaming = page.getByRole('dialog', { name: 'Rename Harbour Board' });
  await expect(renaming.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(renaming).toBeHidden();

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await rows(page).getByRole('button', { name: 'Take 1' }).first().click();
  await page.waitForURL(/step=result/);
});

test('[WORK-11] two tabs stay in step, and a move that fails is taken back', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 404/);
  await signIn();
  await savePrompt(page.request, { title: 'Take 1' });
  await page.request.post('/api/workspaces', { data: { name: 'Harbour Board' } });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/?step=workspace');
  await expect(titles(other)).toHaveText(['Take 1']);
  await page.getByRole('button', { name: 'More for Take 1' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour Board' }).click();
  await expect(other.getByRole('heading', { name: 'No prompts in this workspace' })).toBeVisible();

  await workspace(other, 'Harbour Board').click();
  await expect(titles(other)).toHaveText(['Take 1']);
  await other.route('/api/workspaces/*/prompts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          json: { code: 'workspace-not-found', status: 404, title: 'That workspace does not exist.' },
        })
      : route.fallback(),
  );
  await other.getByRole('button', { name: 'More for Take 1' }).click();
  await other.getByRole('menuitem', { name: 'Move to…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'My workspace' }).click();
  await expect(other.getByText('Not moved')).toBeVisible();
  await expect(titles(other)).toHaveText(['Take 1']);
});

test('[WORK-13] Library and Tools open under the side tabs, and Back and a reload find them there', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=workspace');
  const tabs = page.getByRole('navigation', { name: 'Workspace area' });
  const current = tabs.locator('[aria-current=page]');
  await tabs.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Library' })).toBeVisible();
  await expect(current).toHaveText('Library');
  await page.getByRole('searchbox').first().fill('rain');
  await expect(page).toHaveURL(/tab=library.*q=rain/);

  await tabs.getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompting Tools' })).toBeVisible();
  await expect(current).toHaveText('Tools');
  await page.getByRole('button', { name: /^Text Mode/ }).click();
  await page.getByRole('radio', { name: 'Video', exact: true }).click();
  await expect(page).toHaveURL(/tab=tools.*tool=text.*mode=video|tab=tools.*mode=video.*tool=text/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await expect(current).toHaveText('Tools');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Library', 'Tools']) {
      await tabs.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('[WORK-12] the side tabs: quick notes beside the brainstorm, and a profile that is saved', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const name of ['Reel 10', 'Reel 2', 'x'.repeat(80)])
    await page.request.post('/api/workspaces', { data: { name } });
  await page.goto('/?step=workspace');
  await expect(workspace(page, 'Reel')).toHaveText([/^Reel 2/, /^Reel 10/]);
  const tabs = page.getByRole('navigation', { name: 'Workspace area' });
  await tabs.getByRole('link', { name: 'Brainstorm' }).click();
  const quick = page.getByRole('form', { name: 'Quick note' });
  await quick.getByRole('button', { name: 'Add note' }).click();
  await quick.getByLabel('Title').fill('Only a title');
  await quick.getByRole('button', { name: 'Add note' }).click();
  for (const note of ['First', 'Second']) {
    await quick.getByLabel('Title').fill(note);
    await quick.getByLabel('Note').fill(`${note} note.`);
    await quick.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Latest private notes' })).toContainText(`${note} note.`);
  }
  const strip = page.getByRole('list', { name: 'Latest private notes' }).getByRole('listitem');
  await expect(strip).toHaveText(['FirstFirst note.', 'SecondSecond note.']);
  await expect(page.getByRole('form', { name: 'Quick Capture' })).toBeVisible();
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'Profile' }).click();
  const about = page.getByRole('form', { name: 'About you' });
  await about.getByLabel('Full name').fill('Ines Moreau');
  await about.getByLabel('Bio').fill('Gaffer. Tungsten by choice.');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(about.getByLabel('Full name')).toHaveValue('Ines Moreau');
  await expect(about.getByLabel('Bio')).toHaveValue('Gaffer. Tungsten by choice.');
  await expect(page.getByText('2 notes, 34 bytes')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Larger type' }).click();
  await expect(page.getByText('16 px')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  for (const name of ['Workspace', 'Library', 'Brainstorm', 'Tools', 'Profile'])
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quick Notes' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Workspace' }).click();
  await workspace(page, 'xxx').click();
  await expect(page.getByRole('heading', { level: 1, name: /^xxx/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
