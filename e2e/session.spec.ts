import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { signInByRequests } from './sign-in-by-requests.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const asksAgain = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Cuewright' });
const noteForm = (page: Page) => page.getByRole('form', { name: 'New note' });
const saveNote = (page: Page) => noteForm(page).getByRole('button', { name: 'Save Note' });
const newEmail = () => `${crypto.randomUUID()}@example.org`;

async function writeNote(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Note', exact: true }).click();
  await noteForm(page).getByLabel('Title').fill(title);
  await noteForm(page).getByLabel('Content').fill('Written by hand.');
}

async function titlesOfNotes(page: Page): Promise<string[]> {
  const { notes } = await (await page.request.get('/api/notes')).json();
  return notes.map(({ title }: { title: string }) => title);
}

/** The session ends where it is kept; the browser knows nothing of it. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.request.get('/api/logout');
  await page.context().addCookies(cookies);
}

/** From the dialog that asks, by the provider's page, back to where it asked. */
async function signInAgain(page: Page, email: string, name = 'Ana Torres'): Promise<void> {
  await asksAgain(page).getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // What lay over the page may hide it from readers.
  const named = { name: `Account of ${name}`, includeHidden: true };
  await expect(page.getByRole('button', named)).toBeAttached();
}

test.describe('[WHO-2] two tabs of one browser', () => {
  test('both follow a sign-out and a sign-in of somebody else at once', async ({ page, context }) => {
    const [ana, bo] = [newEmail(), newEmail()];
    await signInByRequests(context.request, { email: ana, name: 'Ana Torres' });
    await signInByRequests(context.request, { email: bo, name: 'Bo Lind' });
    await signInByRequests(context.request, { email: ana, name: 'Ana Torres' });
    const other = await context.newPage();
    await Promise.all([page.goto('/?step=optimizer'), other.goto('/')]);
    await expect(account(page, 'Ana Torres')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your idea' }).fill('A lock keeper at dawn');

    await button(other, 'Sign out').click();
    await expect(button(other, 'Sign In')).toBeVisible();
    await expect(asksAgain(page)).toContainText('Your session has ended.');

    await button(other, 'Sign In').click();
    await signInAgain(other, bo, 'Bo Lind');
    await expect(account(page, 'Bo Lind')).toBeVisible();
    await expect(page.getByText('You are now signed in as Bo Lind')).toBeVisible();
    await page.goto('/?step=optimizer');
    await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue('');
    await openNotes(page);
    await writeNote(page, 'Of Bo');
    await saveNote(page).click();
    await expect(page.getByRole('heading', { name: 'Of Bo' })).toBeVisible();
    expect(await titlesOfNotes(page)).toEqual(['Of Bo']);
    await signInByRequests(context.request, { email: ana, name: 'Ana Torres' });
    expect(await titlesOfNotes(page)).toEqual([]);

    // Ana finds what she had typed.
    await page.goto('/?step=optimizer&mode=photo');
    await expect(account(page, 'Ana Torres')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue('A lock keeper at dawn');
  });

  test('a tab that shows nobody follows a sign-in elsewhere, and stays where it is', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/'), other.goto('/')]);
    await expect(button(page, 'Sign In')).toBeVisible();
    await page.getByRole('textbox').first().fill('A swimmer under ice');
    await button(other, 'Sign In').click();
    await asksAgain(other).getByRole('button', { name: 'Continue with Google' }).click();
    await other.getByRole('button', { name: 'Creator' }).click();
    await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
    await button(page, 'Skip for Now').click();
    await expect(account(page, 'Creator')).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('A swimmer under ice');
  });

  test('[WHO-1] a tab that nobody told writes nothing for the other, and follows', async ({
    page,
    context,
    allowedNoise,
  }) => {
    allowedNoise.push(/status of 409/);
    // As in a browser without these channels.
    await page.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    const bo = newEmail();
    await signInByRequests(context.request, { email: newEmail(), name: 'Ana Torres' });
    await page.goto('/');
    await openNotes(page);
    await writeNote(page, 'Of Ana');
    await signInByRequests(context.request, { email: bo, name: 'Bo Lind' });
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await saveNote(page).click();
    expect((await refused).status()).toBe(409);
    await expect(page.getByText('You are now signed in as Bo Lind')).toBeVisible();
    expect(await titlesOfNotes(page)).toEqual([]);
  });

  test('a tab that is looked at again finds out by its cookies', async ({ page, context }) => {
    await signInByRequests(context.request, { email: newEmail(), name: 'Ana Torres' });
    await page.goto('/');
    await expect(account(page, 'Ana Torres')).toBeVisible();
    await signInByRequests(context.request, { email: newEmail(), name: 'Bo Lind' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(account(page, 'Bo Lind')).toBeVisible();
  });
});

test('[OUT-3] a sign-out that fails says so and leaves the person signed in, and works the next time', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/ERR_FAILED|Failed to logout/);
  await signIn();
  await page.goto('/?step=optimizer');
  await page.getByRole('textbox', { name: 'Your idea' }).fill('A lock keeper at dawn');
  await page.route('**/api/logout', (route) => route.abort());
  await button(page, 'Sign out').click();
  await expect(page.getByText('You are still signed in', { exact: true })).toBeVisible();
  await expect(account(page, 'Ana Torres')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue('A lock keeper at dawn');
  await page.unroute('**/api/logout');
  // An urgent toast is read out by another element, and hidden from readers until it has the focus.
  await page.getByRole('button', { name: 'Try again', includeHidden: true }).click();
  await expect(button(page, 'Sign In')).toBeVisible();
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
});

interface Press {
  /** What is pressed, once the session has ended. */
  what: string;
  at: string;
  /** Before the session ends. */
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What there is to find for whoever comes back. */
  after: (page: Page) => Promise<void>;
}

const presses: Press[] = [
  {
    what: 'Choose plan',
    at: '/?step=payment',
    before: (page) => expect(button(page, 'Choose Yearly Pro')).toBeEnabled(),
    press: (page) => button(page, 'Choose Yearly Pro').click(),
    after: (page) => expect(button(page, 'Choose Yearly Pro')).toBeEnabled(),
  },
  {
    what: 'Optimize with AI',
    at: '/?step=optimizer&mode=photo',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Your idea' }).fill('A lock keeper at dawn');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: /^Documentary/ }).click();
    },
    press: (page) => page.getByRole('button', { name: 'Optimize with AI' }).click(),
    after: async (page) => {
      await expect(page.getByRole('button', { name: 'Optimize with AI' })).toBeEnabled();
      await expect(page.getByText('A lock keeper at dawn').first()).toBeVisible();
    },
  },
  {
    what: 'New workspace',
    at: '/?step=workspace',
    before: async (page) => {
      await button(page, 'New').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Harbour');
    },
    press: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Create|Make)/ })
        .click(),
    after: (page) => expect(page.getByRole('heading', { level: 1, name: 'My workspace' })).toBeVisible(),
  },
  {
    what: 'Save note, in the account',
    at: '/?step=library',
    before: async (page) => {
      await openNotes(page);
      await writeNote(page, 'Kept?');
    },
    press: (page) => saveNote(page).click(),
    after: (page) =>
      expect(page.getByRole('tab', { name: /^Private Notes/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    what: 'a tab of the account that asks for more',
    at: '/?step=trainer',
    before: async (page) => {
      await page.getByRole('button', { name: /^Account of / }).click();
      // What it asks for as it opens would find out first.
      await page.waitForLoadState('networkidle');
    },
    press: (page) => page.getByRole('tab', { name: /^Settings/ }).click(),
    after: (page) => expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible(),
  },
];

test('[SIGN-12] a page that is opened with a session that has ended leads to sign-in and back to its whole address', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 401/);
  const email = newEmail();
  await signIn({ email });
  await endSession(page);
  await page.goto('/?step=library&q=rain');
  await signInAgain(page, email);
  await expect(page).toHaveURL('/?step=library&q=rain');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('rain');
});

for (const { what, at, before, press, after } of presses) {
  test(`[SIGN-12] a session that has ended leads from ${what} to sign-in and back`, async ({
    page,
    signIn,
    allowedNoise,
  }) => {
    allowedNoise.push(/status of 401|Failed to/);
    const email = newEmail();
    await signIn({ email });
    await page.goto(at);
    await expect(account(page, 'Ana Torres')).toBeVisible();
    await before?.(page);
    await endSession(page);
    await press(page);
    await expect(asksAgain(page)).toContainText('Your session has ended.');
    await signInAgain(page, email);
    await expect(page).toHaveURL(at);
    await after(page);
  });
}
