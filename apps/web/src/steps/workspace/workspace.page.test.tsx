import { type Answers, answer, refuse } from '../../../testing/answers.ts';
import { drawerOf, note } from '../../../testing/builders/notes.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import {
  workspace as aWorkspace,
  workspacePrompt,
  workspacesOf,
} from '../../../testing/builders/workspaces.ts';
import { open as openPage } from '../../../testing/open.tsx';
import {
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  press,
  test,
} from '../../../testing/page.ts';

const rows = () => page.getByRole('list', { name: 'Prompts' });
const titles = () => rows().getByRole('heading', { level: 2 });
const main = () => page.getByRole('main');
const workspace = (name: string) => main().getByRole('button', { name: new RegExp(`^${name}`) });
const tabs = () => page.getByRole('navigation', { name: 'Workspace area' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Four prompts in the default workspace, and one workspace to move them to. */
function twoWorkspaces(): Answers {
  const takes = ['Take 4', 'Take 3', 'Take 2', 'Take 1'].map((title) => workspacePrompt({ title }));
  return workspacesOf(
    { workspace: aWorkspace({ isDefault: true }), prompts: takes },
    { workspace: aWorkspace({ name: 'Harbour Board' }), prompts: [] },
  );
}

const open = (answers: Answers) => openPage('/?step=workspace', answers);

async function choose(item: string): Promise<void> {
  await main()
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function moveTake(n: number, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for Take ${n}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: to }).click();
}

test('[WORK-10] a workspace is made, empty, named, called off and deleted; what is in it goes home', async () => {
  await open(twoWorkspaces());
  await expect(heading('My workspace')).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const naming = page.getByRole('dialog', { name: 'New workspace' });
  await naming.getByLabel('Name').fill('Scrap');
  await expectFine('[role=dialog]');
  await press('Enter');
  await expect(heading('Scrap')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No prompts in this workspace' })).toBeVisible();
  await expectFine();

  await choose('Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename Scrap' });
  await expect(renaming.getByLabel('Name')).toBeFocused();
  await press('Escape');
  await expect(renaming).toBeHidden();
  await choose('Rename');
  await renaming.getByLabel('Name').fill('Pier');
  await press('Enter');
  await expect(heading('Pier')).toBeVisible();

  await choose('Make it the default');
  await expect(workspace('Pier')).toContainText('Default');
  await main().getByRole('button', { name: 'Create a prompt' }).click();
  await expectAddress(/step=method/);
  history.back();
  await workspace('Harbour Board').click();
  await expect(heading('Harbour Board')).toBeVisible();
  await workspace('My workspace').click();
  await expect(titles()).toHaveCount(4);
  await choose('Delete');
  const deleting = page.getByRole('alertdialog');
  await expect(deleting).toContainText('4 prompts in it move to Pier');
  await expectFine('[role=alertdialog]');
  await deleting.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(heading('Pier')).toBeFocused();
  await expect(titles()).toHaveText(['Take 4', 'Take 3', 'Take 2', 'Take 1']);
  await expect(page.getByText('4 prompts. New ones land here.')).toBeVisible();
});

test('[WORK-10] prompts are searched, ticked in place, moved together, undone and opened', async () => {
  const shelf = shelfOf(savedPrompt({ title: 'Take 1' }));
  const [known] = shelf.kept;
  const answers = workspacesOf(
    {
      workspace: aWorkspace({ isDefault: true }),
      prompts: ['Take 3', 'Take 2', 'Take 1'].map((title) =>
        workspacePrompt({ title, ...(title === 'Take 1' && known && { id: known.id }) }),
      ),
    },
    { workspace: aWorkspace({ name: 'Harbour Board' }), prompts: [] },
  );
  await open({ ...shelf.answers, ...answers });
  await expect(titles()).toHaveText(['Take 3', 'Take 2', 'Take 1']);
  await page.getByLabel('Search in My workspace').fill('take 3');
  await expect(titles()).toHaveText(['Take 3']);
  await page.getByLabel('Search in My workspace').fill('');
  await expect(titles()).toHaveCount(3);

  await moveTake(3, 'Harbour Board');
  await expect(titles()).toHaveText(['Take 2', 'Take 1']);
  await expect(workspace('Harbour Board')).toContainText('1');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(titles()).toHaveText(['Take 3', 'Take 2', 'Take 1']);

  // The first tick moves no row: what is next to be ticked stays under the pointer.
  const lowest = rows().getByRole('article', { name: 'Take 1' });
  const before = await lowest.boundingBox();
  await page.getByRole('checkbox', { name: 'Select Take 3' }).click();
  expect(await lowest.boundingBox()).toEqual(before);
  await page.getByRole('checkbox', { name: 'Select Take 2' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected prompts' });
  await expect(page.getByText('2 of 3')).toBeVisible();
  await expectFine();
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Harbour Board' }).click();
  await expect(titles()).toHaveText(['Take 1']);
  await expect(bar).toBeHidden();
  await expect(rows()).toBeFocused();

  await page.getByRole('button', { name: 'More for Take 1' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('dialog', { name: 'New workspace' }).getByLabel('Name').fill('Pier');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'No prompts in this workspace' })).toBeVisible();
  await expect(workspace('Pier')).toContainText('1');
  await workspace('Pier').click();
  await rows().getByRole('button', { name: 'Take 1' }).first().click();
  await expectAddress(/step=result/);
});

test('[WORK-11] a move that fails is taken back', async () => {
  await open(twoWorkspaces());
  await expect(titles()).toHaveCount(4);
  answer({ 'POST /api/workspaces/{id}/prompts': () => refuse('workspace-not-found') });
  await moveTake(3, 'Harbour Board');
  await expect(page.getByText('Not moved')).toBeVisible();
  await expect(titles()).toHaveText(['Take 4', 'Take 3', 'Take 2', 'Take 1']);
});

test('[WORK-12] quick notes beside the brainstorm are silent on blank and appended on save', async () => {
  const { answers, kept } = drawerOf();
  await openPage('/?step=workspace&tab=brainstorm', answers);
  const quick = page.getByRole('form', { name: 'Quick note' });
  await quick.getByRole('button', { name: 'Add note' }).click();
  await quick.getByLabel('Title').fill('Only a title');
  await quick.getByRole('button', { name: 'Add note' }).click();
  for (const title of ['First', 'Second']) {
    await quick.getByLabel('Title').fill(title);
    await quick.getByLabel('Note').fill(`${title} note.`);
    await quick.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Latest private notes' })).toContainText(`${title} note.`);
  }
  const strip = page.getByRole('list', { name: 'Latest private notes' }).getByRole('listitem');
  await expect(strip).toHaveText(['FirstFirst note.', 'SecondSecond note.']);
  expect(kept.map(({ title }) => title)).toEqual(['Second', 'First']);
  await expect(page.getByRole('form', { name: 'Quick Capture' })).toBeVisible();
  await expectFine();
});

test('[WORK-12] the profile has who one is, what one keeps and the size of the type', async () => {
  await openPage('/?step=workspace&tab=profile', {
    ...drawerOf(note()).answers,
    'GET /api/storage': {
      prompts: { count: 0, bytes: 0, versions: 0 },
      notes: { count: 2, bytes: 34 },
      brainstorm_notes: { count: 0, bytes: 0 },
      images: { count: 0, bytes: 0 },
    },
  });
  const about = page.getByRole('form', { name: 'About you' });
  await expect(about.getByLabel('Full name')).toHaveValue('Ana Torres');
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByText('2 notes, 34 bytes')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Larger type' }).click();
  await expect(page.getByText('16 px')).toBeVisible();
  await expectFine();
  await page.viewport(PHONE.width, PHONE.height);
  for (const name of ['Workspace', 'Library', 'Brainstorm', 'Tools', 'Profile'])
    await expect(tabs().getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test('[WORK-12] workspaces stand in the order of their numbers, and a long name stays on a phone', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const named = (name: string) => ({ workspace: aWorkspace({ name }), prompts: [] });
  const home = { workspace: aWorkspace({ isDefault: true }), prompts: [] };
  await open(workspacesOf(home, named('Reel 10'), named('Reel 2'), named('x'.repeat(80))));
  await expect(workspace('Reel')).toHaveText([/^Reel 2/, /^Reel 10/]);
  await workspace('xxx').click();
  await expect(heading(/^xxx/)).toBeVisible();
  expectNoSidewaysScroll();
});

test('[WORK-13] Library and Tools keep the side tabs, and are accessible under them', async () => {
  await open({});
  const current = tabs().getByCss('[aria-current=page]');
  for (const [name, title] of [
    ['Library', 'Prompt Library'],
    ['Tools', 'Prompting Tools'],
  ] as const) {
    await tabs().getByRole('link', { name }).click();
    await expect(heading(title)).toBeVisible();
    await expect(current).toHaveText(name);
    await expectFine();
  }
});
