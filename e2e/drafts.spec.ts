import type { Locator, Page } from '@playwright/test';
import { editBox, openResult, savePrompt } from './saved-prompt.ts';
import { nightWindow } from './some-picture.ts';
import { expect, expectAccessible, test } from './test.ts';

const typed = 'Words that nobody has saved';
const elsewhere = 'You have unsaved words in another tab.';

interface Form {
  name: string;
  /** Whatever has to be there first. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Comes to the form, wherever it is already open. */
  open: (page: Page) => Promise<unknown>;
  box: (page: Page) => Locator;
  /** It lies over the page: a press beside it leaves it there. */
  isOverlay?: boolean;
}

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

let resultId = '';
const forms: Form[] = [
  {
    name: 'a private note that is changed',
    prepare: (page) => page.request.post('/api/notes', { data: { title: 'Eyeline', content: 'Thirty.' } }),
    open: async (page) => {
      await openAccount(page, /^Private Notes/);
      const form = page.getByRole('form', { name: 'Edit Eyeline' });
      await press(page.getByRole('button', { name: 'Edit Eyeline' }), form);
    },
    box: (page) => page.getByRole('form', { name: 'Edit Eyeline' }).getByLabel('Content'),
    isOverlay: true,
  },
  {
    name: 'a result',
    prepare: async (page) => {
      resultId = (await savePrompt(page.request)).id;
    },
    open: async (page) => {
      await openResult(page, resultId);
      const goOn = page.getByRole('button', { name: 'Continue editing' });
      const edit = page.getByRole('button', { name: 'Edit', exact: true });
      await expect(goOn.or(edit).or(editBox(page)).first()).toBeVisible();
      if (await editBox(page).isVisible()) return;
      await ((await goOn.isVisible()) ? goOn : edit).click();
    },
    box: editBox,
  },
];

for (const { name, prepare, open, box, isOverlay } of forms)
  test(`[DRAFT-2] what is typed into ${name} outlives a reload, Back, Escape, a press beside it and a second tab`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await prepare?.(page);
    await open(page);
    const before = await box(page).inputValue();
    await box(page).fill(typed);

    await page.mouse.click(4, 450);
    if (isOverlay) await expect(box(page)).toBeVisible();
    await page.reload();
    await open(page);
    await expect(box(page)).toHaveValue(typed);

    await box(page).press('Escape');
    if (isOverlay) await expect(box(page)).toBeHidden();
    await open(page);
    await expect(box(page)).toHaveValue(typed);

    await page.goto('/?step=library');
    await page.goBack();
    await open(page);
    await expect(box(page)).toHaveValue(typed);

    const other = await context.newPage();
    await open(other);
    await expect(other.getByText(elsewhere)).toBeVisible();
    await expect(box(other)).toHaveValue(before);
    await expect(box(page)).toHaveValue(typed);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(box(other)).toHaveValue(typed);
    await expect(other.getByText(elsewhere)).toBeHidden();
    const isStillHere = async () => (await box(page).isVisible()) && (await box(page).inputValue()) === typed;
    await expect.poll(isStillHere).toBe(false);
    await other.close();

    // A tab that was closed leaves its words to the next one.
    await open(page);
    await page.getByRole('button', { name: 'Continue here' }).click();
    await expect(box(page)).toHaveValue(typed);
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
