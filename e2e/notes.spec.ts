import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** The titles of the notes that are listed. */
function titles(page: Page) {
  return page.getByRole('list', { name: 'Your notes' }).getByRole('heading');
}

/** Lets the six seconds to undo a deletion go by. */
async function letGo(page: Page): Promise<void> {
  // It can be sent away by hand while a pointer rests on it.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
}

async function keep(page: Page, title: string, content: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New note' });
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Add Note' }).click();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill(content);
  await form.getByRole('button', { name: 'Save Note' }).click();
}

test('[NOTE-8] a note is kept, found again, changed and deleted', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('form', { name: 'New note' }).getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save Note' })).toBeDisabled();

  await keep(page, 'The last ferry', 'Crew of two, every light on.\nThey still do the announcement.');
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'New note' }).getByLabel('Title')).toBeFocused();
  await keep(page, 'Expose for the window', 'Let the room go.');
  await expect(page.getByRole('heading', { name: 'Expose for the window' })).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(['Expose for the window', 'The last ferry']);

  await page.getByRole('button', { name: 'Edit The last ferry' }).click();
  const edit = page.getByRole('form', { name: 'Edit The last ferry' });
  await edit.getByLabel('Title').fill('The last ferry is empty');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'The last ferry is empty' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Expose for the window' }).click();
  await expect(titles(page)).toHaveText(['The last ferry is empty']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Expose for the window' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Expose for the window' }).click();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await letGo(page);
  expect((await deleted).status()).toBe(204);
  await page.reload();
  await expect(titles(page)).toHaveText(['The last ferry is empty']);
});

test('a note begun while the one before is being saved is not lost', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  const held = Promise.withResolvers<void>();
  await page.route('/api/notes', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await keep(page, 'First', 'Said.');
  await page.getByRole('form', { name: 'New note' }).getByLabel('Title').fill('Second');
  held.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'New note' }).getByLabel('Title')).toHaveValue('Second');
});

test('a double-click saves once', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('form', { name: 'New note' });
  await form.getByLabel('Title').fill('Once');
  await form.getByLabel('Content').fill('Said.');
  await form.getByRole('button', { name: 'Save Note' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(['Once']);
});

test('a deletion that the page’s end overtakes is done, and one that fails puts the note back', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/503/);
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await keep(page, 'Stays', 'For now.');
  await page.route('/api/notes/*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Delete Stays' }).click();
  await letGo(page);
  await expect(page.getByText('Not deleted')).toBeVisible();
  await expect(titles(page)).toHaveText(['Stays']);
  await page.unroute('/api/notes/*');
  await page.getByRole('button', { name: 'Delete Stays' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

test('the focus stays where the hand is', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await keep(page, 'Marks', 'On the floor.');
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
  await expect(titles(page)).toHaveText(['Marks']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeFocused();
});

test('a note that was deleted elsewhere is gone here too', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/404/);
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await keep(page, 'Spare', 'A fuse.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const { notes } = await (await context.request.get('/api/notes')).json();
  await context.request.delete(`/api/notes/${notes[0].id}`);
  await page.getByRole('button', { name: 'Delete Spare' }).click();
  await letGo(page);
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await expect(page.getByText('Not deleted')).toBeHidden();
});

test('markup in a note is text', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await keep(page, '<img src=x onerror=alert(1)>', '<b>not bold</b>');
  await expect(titles(page)).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.getByText('<b>not bold</b>')).toBeVisible();
});

test('more notes than one page holds are all reachable', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await openNotes(page);
  for (let n = 1; n <= 21; n++) {
    await page.request.post('/api/notes', { data: { title: `Take ${n}`, content: 'Same again.' } });
  }
  await page.reload();
  await expect(titles(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('heading', { name: 'Take 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('[NOTE-9] a change made elsewhere is shown beside one’s own, and not overwritten unasked', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/409/);
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await keep(page, 'Eyeline', 'Thirty degrees.');
  await page.getByRole('button', { name: 'Edit Eyeline' }).click();

  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await openNotes(elsewhere);
  await elsewhere.getByRole('button', { name: 'Edit Eyeline' }).click();
  await elsewhere.getByRole('form', { name: 'Edit Eyeline' }).getByLabel('Content').fill('Forty degrees.');
  await elsewhere.getByRole('button', { name: 'Save changes' }).click();
  await expect(elsewhere.getByText('Forty degrees.')).toBeVisible();

  await page.getByRole('form', { name: 'Edit Eyeline' }).getByLabel('Content').fill('Fifty degrees.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  const theirs = page.getByRole('region', { name: 'What is kept now' });
  await expect(theirs).toContainText('Forty degrees.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Fifty degrees.')).toBeVisible();

  const edit = elsewhere.getByRole('form', { name: 'Edit Eyeline' });
  await elsewhere.getByRole('button', { name: 'Edit Eyeline' }).click();
  await page.getByRole('button', { name: 'Edit Eyeline' }).click();
  await page.getByRole('form', { name: 'Edit Eyeline' }).getByLabel('Content').fill('Sixty degrees.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Sixty degrees.')).toBeVisible();
  await edit.getByLabel('Content').fill('Seventy degrees.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await edit.getByRole('button', { name: 'Take theirs' }).click();
  await expect(edit.getByLabel('Content')).toHaveValue('Sixty degrees.');

  await edit.getByLabel('Content').fill('Eighty degrees.');
  const { notes } = await (await page.request.get('/api/notes')).json();
  await page.request.delete(`/api/notes/${notes[0].id}`);
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Keep as a new note' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Eyeline' })).toBeVisible();
  await expect(elsewhere.getByText('Eighty degrees.')).toBeVisible();
});

test('what was written outlives a failure to save it', async ({ page, signIn, allowedNoise }) => {
  allowedNoise.push(/503|ERR_FAILED/);
  await signIn();
  await page.goto('/');
  await openNotes(page);
  await page.route('/api/notes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: {
            code: 'database-unavailable',
            status: 503,
            title: 'The database cannot be reached right now. Try again in a moment.',
          },
        })
      : route.continue(),
  );
  await keep(page, 'Gate check', 'Hair in the gate.');
  await expect(page.getByRole('alert')).toHaveText(
    'Not saved. The database cannot be reached right now. Try again in a moment. What you wrote is kept.',
  );
  await page.unroute('/api/notes');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByRole('heading', { name: 'Gate check' })).toBeVisible();
});

test('[FAIL-1] a list that does not load says so and can be asked for again', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/401|not-signed-in|ERR_FAILED/);
  await signIn();
  await page.route('/api/notes', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { code: 'not-signed-in', status: 401, title: 'Sign in to go on.' },
    }),
  );
  await page.goto('/');
  await openNotes(page);
  await expect(page.getByRole('alert')).toContainText('Your notes did not load');
  await page.unroute('/api/notes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('notes are accessible, empty, full and in every mode', async ({ page, signIn }) => {
        await signIn();
        await page.goto('/');
        await openNotes(page);
        await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
        await expectAccessible(page);
        for (const title of ['One', 'Two', 'Averylongwordwithoutanyplacetobreakit'.repeat(5)])
          await keep(page, title, `${title} `.repeat(9));
        await expect(titles(page)).toHaveCount(3);
        await page.getByRole('button', { name: 'Edit One' }).click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });
  }
}
