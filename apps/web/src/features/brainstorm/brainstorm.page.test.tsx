import { type Answers, answer, refuse } from '../../../testing/answers.ts';
import { boardOf, idea } from '../../../testing/builders/brainstorm.ts';
import { open as openPage } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAddress,
  expectFine,
  type Locator,
  page,
  press,
  test,
} from '../../../testing/page.ts';

const cards = () => page.getByRole('list', { name: 'Notes' });
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const titles = () => cards().getByRole('heading', { level: 3 });
const capture = () => page.getByRole('form', { name: 'Quick Capture' });
const saveNote = () => capture().getByRole('button', { name: 'Save Note' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const open = (answers: Answers) => openPage('/?step=brainstorm', answers);

async function fill(form: Locator, title: string, content: string): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill(content);
}

test('[STORM-12] [INVIS-1] Quick Capture keeps what is whole, and what is written is text', async () => {
  await open(boardOf().answers);
  await expect(page.getByRole('heading', { name: 'No notes found' })).toBeVisible();
  await expect(page.getByText('Start capturing your ideas and inspirations')).toBeVisible();
  await expect(page.getByLabel('Search notes')).toBeHidden();
  await button('Write a note').click();
  await expect(capture().getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await expect(saveNote()).toBeDisabled();
  await fill(capture(), 'Sodium', '   ');
  await expect(saveNote()).toBeDisabled();
  // What nobody sees is no title.
  await fill(capture(), '\u200B\u2060', 'A kite');
  await expect(saveNote()).toBeDisabled();

  const content = 'Street lamps at **2000K**. [plan](javascript:alert(1)) #night #lamps';
  await fill(capture(), 'Sodium, not orange', content);
  await expect(capture()).toContainText('#night #lamps');
  await capture().getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Tip' }).click();
  await saveNote().click();
  await expect(titles()).toHaveText(['Sodium, not orange']);
  await expect(capture().getByLabel('Title')).toBeFocused();
  await expect(capture().getByLabel('Content')).toHaveValue('');
  const sodium = card('Sodium, not orange');
  await expect(sodium.getByCss('strong')).toHaveText('2000K');
  await expect(sodium.getByRole('link')).toHaveCount(0);
  await expect(sodium.getByCss('img, script, style')).toHaveCount(0);

  await fill(capture(), 'The last ferry', 'Every light on. #ferry #night');
  await capture().getByRole('checkbox', { name: 'Mark as important' }).click();
  await press('ControlOrMeta+Enter');
  await expect(titles()).toHaveText(['The last ferry', 'Sodium, not orange']);
  await expect(page.getByRole('button', { name: 'All Categories 2' })).toBeVisible();
  await expectFine();
});

test('[STORM-12] notes are found every way, starred, changed, deleted and put back', async () => {
  const ferry = idea({
    title: 'The last ferry',
    content: 'Every light on. #ferry #night',
    isImportant: true,
  });
  const lamps = idea({ title: 'Sodium, not orange', content: 'Street lamps. #night', category: 'tip' });
  const { answers, kept } = boardOf({ ...ferry, category: 'tip' }, lamps);
  await open(answers);
  await expect(titles()).toHaveText(['The last ferry', 'Sodium, not orange']);
  await page.getByRole('checkbox', { name: 'Important Only' }).click();
  await expect(titles()).toHaveText(['The last ferry']);
  await expect(card('Sodium, not orange')).toHaveCount(0);
  await button('Important: The last ferry').click();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await expectFine();
  await button('Show all notes').click();
  await expect(titles()).toHaveCount(2);
  await card('The last ferry').getByRole('button', { name: '#ferry' }).click();
  await expect(titles()).toHaveText(['The last ferry']);
  await expectAddress(/tag=ferry/);
  await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: '#ferry' }).click();
  await button('Ideas 0').click();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await button('Tips 2').click();
  await expect(titles()).toHaveCount(2);
  await page.getByRole('button', { name: /^All Categories/ }).click();
  await page.getByLabel('Search notes').fill('lam');
  await expect(titles()).toHaveText(['Sodium, not orange']);
  await button('Clear the search').click();
  await expect(titles()).toHaveCount(2);

  await button('Edit The last ferry').click();
  const edit = page.getByRole('form', { name: 'Edit The last ferry' });
  await edit.getByLabel('Content').fill('Every light on, nobody aboard. #ferry #sound');
  await expectFine();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(card('The last ferry').getByRole('list', { name: 'Tags' })).toHaveText('#ferry#sound');
  await expect(card('The last ferry').getByRole('time')).toBeVisible();

  await button('Delete Sodium, not orange').click();
  await expect(titles()).toHaveText(['The last ferry']);
  await expect(cards()).toBeFocused();
  await button('Undo').click();
  await expect(titles()).toHaveCount(2);
  expect(kept).toHaveLength(2);
});

test('[STORM-13] N captures a note from anywhere, and on the notes’ own screen goes to the form', async () => {
  await openPage('/?step=method', boardOf().answers);
  await expect(button('Go to a step, prompt or model')).toBeVisible();
  await press('n');
  const dialog = page.getByRole('dialog', { name: 'Quick Capture' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Lens that worked');
  await press('Escape');
  await expect(dialog).toBeHidden();
  await press('n');
  await expect(dialog.getByLabel('Title')).toHaveValue('Lens that worked');
  await dialog.getByLabel('Content').fill('35mm, all day.');
  await expectFine('[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save Note' }).click();
  await expectAddress(/step=method/);
  await button('Show it').click();
  await expect(titles()).toHaveText(['Lens that worked']);
  await page.getByRole('heading', { level: 1 }).click();
  await press('n');
  await expect(capture().getByLabel('Title')).toBeFocused();
  await expect(dialog).toBeHidden();
});

test('[STORM-14] of many notes the page holds only those in sight, and all can be reached', async () => {
  const notes = Array.from({ length: 130 }, (_, n) =>
    idea({ title: `Take ${130 - n}`, content: `Frame ${130 - n}. `.repeat((130 - n) % 9 || 1) }),
  );
  await open(boardOf(...notes).answers);
  await expect(card('Take 130')).toBeVisible();
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return card('Take 1').query();
    })
    .not.toBeNull();
  await expect(card('Take 1')).toBeVisible();
  expect(cards().getByCss(':scope > li').elements().length).toBeLessThanOrEqual(100);
  await expect(page.getByRole('status').filter({ hasText: /^130 notes$/ })).toHaveCount(1);
  await expectFine();
});

test('a list that does not load says so, and a note that is not kept stays in the form', async () => {
  allowNoise(/Failed to fetch brainstorm notes/);
  const { answers } = boardOf();
  const fail = () => refuse('malformed-request');
  await open({ ...answers, 'GET /api/brainstorm-notes': fail });
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  answer(answers);
  await button('Try again').click();
  await expect(page.getByRole('heading', { name: 'No notes found' })).toBeVisible();

  answer({ 'POST /api/brainstorm-notes': fail });
  await fill(capture(), 'Sodium', 'No green.');
  await saveNote().click();
  await expect(capture().getByRole('alert')).toContainText('What you wrote is kept.');
  answer(answers);
  await saveNote().click();
  await expect(titles()).toHaveText(['Sodium']);
});
