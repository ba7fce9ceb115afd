import type { Page } from '@playwright/test';
import { savePrompt } from './saved-prompt.ts';
import { expect, test } from './test.ts';

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

test('[WORK-10] workspaces are made, named, filled, made the default and deleted, and what is in them goes along', async ({
  page,
  signIn,
}) => {
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

  await page.getByRole('checkbox', { name: 'Select Take 3' }).click();
  await page.getByRole('checkbox', { name: 'Select Take 1' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected prompts' });
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^prompts-\d+\.md$/);
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour Board' }).click();
  await expect(titles(page)).toHaveText(['Take 2']);

  await workspace(page, 'Harbour Board').click();
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 1']);
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
  await expect(titles(page)).toHaveText(['Take 4', 'Take 3', 'Take 2', 'Take 1']);
  await expect(page.getByText('4 prompts. New ones land here.')).toBeVisible();
  await rows(page).getByRole('button', { name: 'Take 1' }).first().click();
  await page.waitForURL(/step=result/);
});

test('[WORK-11] two tabs stay in step', async ({ page, context, signIn }) => {
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
});

test('[WORK-12] [WORK-13] Back and a reload find the side tabs as they were, and a profile that is saved', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=workspace');
  const tabs = page.getByRole('navigation', { name: 'Workspace area' });
  const current = tabs.locator('[aria-current=page]');
  await tabs.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Library' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('rain');
  await expect(page).toHaveURL(/tab=library.*q=rain/);

  await tabs.getByRole('link', { name: 'Tools' }).click();
  await page.getByRole('button', { name: /^Text Mode/ }).click();
  await page.getByRole('radio', { name: 'Video', exact: true }).click();
  await expect(page).toHaveURL(/tab=tools.*tool=text.*mode=video|tab=tools.*mode=video.*tool=text/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await expect(current).toHaveText('Tools');

  await tabs.getByRole('link', { name: 'Brainstorm' }).click();
  const quick = page.getByRole('form', { name: 'Quick note' });
  for (const note of ['First', 'Second']) {
    await quick.getByLabel('Title').fill(note);
    await quick.getByLabel('Note').fill(`${note} note.`);
    await quick.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Latest private notes' })).toContainText(`${note} note.`);
  }

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
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quick Notes' })).toBeVisible();
});
