import { type Answers, answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { drawerOf, note } from '../../../testing/builders/notes.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectFine, page, test } from '../../../testing/page.ts';
import { queryClient } from '../../lib/query-client.ts';

const titles = () => page.getByRole('list', { name: 'Your notes' }).getByRole('heading');
const newNote = () => page.getByRole('form', { name: 'New note' });

async function openNotes(answers: Answers): Promise<void> {
  await open('/?step=method', answers);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('tab', { name: /^Private Notes/ }).click();
}

async function keep(title: string, content: string): Promise<void> {
  if (newNote().query() === null) await page.getByRole('button', { name: 'Add Note' }).click();
  await newNote().getByLabel('Title').fill(title);
  await newNote().getByLabel('Content').fill(content);
  await newNote().getByRole('button', { name: 'Save Note' }).click();
}

/** Lets the six seconds to undo a deletion go by. */
async function letGo(): Promise<void> {
  // It can be sent away by hand while a pointer rests on it.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
}

test('a note begun while the one before is being saved is not lost', async () => {
  const { answers } = drawerOf();
  const held = Promise.withResolvers<void>();
  await openNotes({
    ...answers,
    'POST /api/notes': async ({ body }) => {
      await held.promise;
      return note(body);
    },
  });
  await keep('First', 'Said.');
  await newNote().getByLabel('Title').fill('Second');
  held.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(newNote().getByLabel('Title')).toHaveValue('Second');
});

test('a double-click saves once', async () => {
  await openNotes(drawerOf().answers);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await newNote().getByLabel('Title').fill('Once');
  await newNote().getByLabel('Content').fill('Said.');
  await newNote().getByRole('button', { name: 'Save Note' }).dblClick();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(titles()).toHaveText(['Once']);
  expect(bodiesOf('POST /api/notes')).toEqual([{ title: 'Once', content: 'Said.' }]);
});

test('a deletion that fails puts the note back, and one of a note that is gone already does not', async () => {
  const { answers, kept } = drawerOf(note({ title: 'Stays' }));
  await openNotes({ ...answers, 'DELETE /api/notes/{id}': () => refuse('database-unavailable') });
  await page.getByRole('button', { name: 'Delete Stays' }).click();
  await letGo();
  await expect(page.getByText('Not deleted')).toBeVisible();
  await expect(titles()).toHaveText(['Stays']);

  answer(answers);
  kept.splice(0);
  await page.getByRole('button', { name: 'Delete Stays' }).click();
  await letGo();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await expect(page.getByText('Not deleted')).toHaveCount(1);
});

test('the focus stays where the hand is', async () => {
  await openNotes(drawerOf(note({ title: 'Marks' })).answers);
  const edit = page.getByRole('button', { name: 'Edit Marks' });
  const form = page.getByRole('form', { name: 'Edit Marks' });
  await edit.click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await form.getByLabel('Content').fill('On the ceiling.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: 'Delete Marks' }).click();
  await expect(page.getByRole('heading', { name: 'Private Notes' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles()).toHaveText(['Marks']);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeFocused();
});

test('markup in a note is text', async () => {
  const content = '<b>not bold</b>';
  await openNotes(drawerOf(note({ title: '<img src=x onerror=alert(1)>', content })).answers);
  await expect(titles()).toHaveText(['<img src=x onerror=alert(1)>']);
  await expect(page.getByText(content)).toBeVisible();
});

test('more notes than one page holds are all reachable', async () => {
  const notes = Array.from({ length: 21 }, (_, n) => note({ title: `Take ${21 - n}` }));
  await openNotes(drawerOf(...notes).answers);
  await expect(titles()).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('heading', { name: 'Take 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('[NOTE-9] a change made elsewhere is shown beside one’s own, and not overwritten unasked', async () => {
  const { answers, kept } = drawerOf(note({ title: 'Eyeline', content: 'Thirty degrees.' }));
  const edit = page.getByRole('form', { name: 'Edit Eyeline' });
  /** Somebody changes the note on another page while it is edited on this one. */
  const saveAfterAnother = async (theirs: string, mine: string) => {
    await page.getByRole('button', { name: 'Edit Eyeline' }).click();
    const [before] = kept;
    if (before) kept[0] = { ...before, content: theirs, version: before.version + 1 };
    await edit.getByLabel('Content').fill(mine);
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText('changed elsewhere');
    await expect(page.getByRole('region', { name: 'What is kept now' })).toContainText(theirs);
  };

  await openNotes(answers);
  await saveAfterAnother('Forty degrees.', 'Fifty degrees.');
  expect(kept).toMatchObject([{ content: 'Forty degrees.' }]);
  await expectFine();
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Fifty degrees.')).toBeVisible();
  expect(kept).toMatchObject([{ content: 'Fifty degrees.', version: 3 }]);

  await saveAfterAnother('Sixty degrees.', 'Seventy degrees.');
  await edit.getByRole('button', { name: 'Take theirs' }).click();
  await expect(edit.getByLabel('Content')).toHaveValue('Sixty degrees.');
  expect(kept).toMatchObject([{ content: 'Sixty degrees.', version: 4 }]);
});

test('[NOTE-9] what was being changed in a note that is gone can be kept as a new one', async () => {
  const { answers, kept } = drawerOf(note({ title: 'Eyeline', content: 'Sixty degrees.' }));
  await openNotes(answers);
  await page.getByRole('button', { name: 'Edit Eyeline' }).click();
  await page.getByRole('form', { name: 'Edit Eyeline' }).getByLabel('Content').fill('Eighty degrees.');
  kept.splice(0);
  // As after a reload, nothing of the list is known any more.
  queryClient.clear();
  await openNotes(answers);
  await page.getByRole('button', { name: 'Keep as a new note' }).click();
  await expect(titles()).toHaveText(['Eyeline']);
  await expect(page.getByText('Eighty degrees.')).toBeVisible();
  expect(kept).toMatchObject([{ title: 'Eyeline', content: 'Eighty degrees.' }]);
});

test('what was written outlives a failure to save it', async () => {
  const { answers } = drawerOf();
  await openNotes({ ...answers, 'POST /api/notes': () => refuse('database-unavailable') });
  await keep('Gate check', 'Hair in the gate.');
  await expect(page.getByRole('alert')).toHaveText(
    'Not saved. The database cannot be reached right now. Try again in a moment. What you wrote is kept.',
  );
  answer(answers);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByRole('heading', { name: 'Gate check' })).toBeVisible();
});

test('[FAIL-1] a list that does not load says so and can be asked for again', async () => {
  await openNotes({ 'GET /api/notes': () => refuse('malformed-request') });
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  answer(drawerOf().answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

test('notes are accessible, empty, full and in every mode', async () => {
  await openNotes(drawerOf().answers);
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await expectFine();
  for (const title of ['One', 'Two', 'Averylongwordwithoutanyplacetobreakit'.repeat(5)])
    await keep(title, `${title} `.repeat(9));
  await expect(titles()).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit One' }).click();
  await expectFine();
});
