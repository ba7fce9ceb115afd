import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { expect, test } from './test.ts';

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
  // Leaving the page does at once what the toast waits with.
  await page.getByRole('button', { name: 'Delete The last ferry is empty' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});
