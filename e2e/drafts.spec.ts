import type { Locator, Page } from '@playwright/test';
import { button, editBox, openResult, savePrompt } from './saved-prompt.ts';
import { nightWindow } from './some-picture.ts';
import { expect, expectAccessible, test } from './test.ts';

const typed = 'Words that nobody has saved';
const elsewhere = 'You have unsaved words in another tab.';

/** The account outlives a reload: it may be open already. */
async function openAccount(page: Page, tab: string | RegExp): Promise<void> {
  await page.goto('/');
  const entry = page.getByRole('tab', { name: tab });
  await press(page.getByRole('button', { name: /^Account of / }), entry);
  await entry.click();
}

async function press(button: Locator, unless: Locator): Promise<void> {
  await expect(button.or(unless).first()).toBeVisible();
  if (!(await unless.isVisible())) await button.click();
}

// Each form, and what lies over the page, is in `apps/web/src/lib/typed-words/typed-words.page.test.tsx`.
test('[DRAFT-2] what is typed outlives a reload, leaving the page, and a second tab that takes it over or is closed', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const { id, prompt } = await savePrompt(page.request);
  const isKept = async () => {
    const goOn = button(page, 'Continue editing');
    await expect(goOn.or(editBox(page))).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await expect(editBox(page)).toHaveValue(typed);
  };
  const continueHere = (tab: Page) => tab.getByRole('button', { name: 'Continue here' });
  await openResult(page, id);
  await button(page, 'Edit').click();
  await editBox(page).fill(typed);
  await page.reload();
  await isKept();

  await page.goto('/?step=library');
  await page.goBack();
  await isKept();

  const other = await context.newPage();
  await openResult(other, id);
  await button(other, 'Edit').click();
  await expect(other.getByText(elsewhere)).toBeVisible();
  await expect(editBox(other)).toHaveValue(prompt);
  await expect(editBox(page)).toHaveValue(typed);
  await continueHere(other).click();
  await expect(editBox(other)).toHaveValue(typed);
  await expect(other.getByText(elsewhere)).toBeHidden();
  const isStillHere = async () =>
    (await editBox(page).isVisible()) && (await editBox(page).inputValue()) === typed;
  await expect.poll(isStillHere).toBe(false);
  await other.close();

  // A tab that was closed leaves its words to the next one.
  await openResult(page, id);
  await button(page, 'Edit').click();
  await continueHere(page).click();
  await expect(editBox(page)).toHaveValue(typed);
});

test('[DRAFT-2] what was said of a picture waits for that picture', async ({ page, signIn }) => {
  await signIn();
  const said = page.getByLabel('What is in the picture?');
  const analyze = async () => {
    await page.goto('/?step=reverse');
    const picture = { name: 'window-0412.png', mimeType: 'image/png', buffer: nightWindow() };
    await page.getByLabel('Picture file').setInputFiles(picture);
    await page.getByRole('button', { name: 'Analyze' }).click();
  };
  await analyze();
  await said.fill(typed);
  await page.goto('/?step=reverse');
  await expect(said).toHaveValue(typed);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('Your words for window-0412.png are kept.')).toBeVisible();
  await expectAccessible(page);
  await analyze();
  await expect(said).toHaveValue(typed);
  await expect(page.locator('[data-print]')).toContainText(typed);
});

test('[DRAFT-4] a draft is gone when it is saved or its person has signed out, and given up it can be had back', async ({
  page,
  signIn,
}) => {
  await signIn();
  const form = page.getByRole('form', { name: 'New note' });
  const add = page.getByRole('button', { name: 'Add Note' });
  await openAccount(page, /^Private Notes/);
  await add.click();
  await form.getByLabel('Title').fill('Eyeline');
  await form.getByLabel('Content').fill(typed);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Content')).toHaveValue(typed);
  await form.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note saved').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Eyeline' })).toBeVisible();
  await expect(form).toBeHidden();

  await add.click();
  await form.getByLabel('Content').fill('Of Ana alone');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join(),
  );
  expect(kept).not.toContain('Of Ana alone');
  await signIn({ name: 'Ben Okafor' });
  await openAccount(page, /^Private Notes/);
  await add.click();
  await expect(form.getByLabel('Content')).toHaveValue('');
  await expect(page.getByText(elsewhere)).toBeHidden();
});
