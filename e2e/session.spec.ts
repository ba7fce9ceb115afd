import type { Page } from '@playwright/test';
import { goToStep } from './go-to.ts';
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
  test('both follow a sign-in, a sign-out and a sign-in of somebody else at once', async ({
    page,
    context,
    allowedNoise,
  }) => {
    // A call may be under way when the session ends.
    allowedNoise.push(/status of 401/);
    const [ana, bo] = [newEmail(), newEmail()];
    for (const [email, name] of [
      [ana, 'Ana Torres'],
      [bo, 'Bo Lind'],
    ] as const)
      await signInByRequests(context.request, { email, name });
    await context.clearCookies();

    const other = await context.newPage();
    await Promise.all([page.goto('/'), other.goto('/')]);
    await expect(button(page, 'Sign In')).toBeVisible();
    await page.getByRole('textbox').first().fill('A swimmer under ice');
    await button(other, 'Sign In').click();
    await signInAgain(other, ana);
    await expect(account(page, 'Ana Torres')).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('A swimmer under ice');
    await page.goto('/?step=optimizer');
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

  test('[WHO-1] a tab that nobody told writes nothing for the other, and follows, also when it is looked at again', async ({
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

    // Looked at again, it finds out by its cookies: no call is under way that could tell it.
    await page.waitForLoadState('networkidle');
    await signInByRequests(context.request, { email: newEmail(), name: 'Cy Holm' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const named = { name: 'Account of Cy Holm', includeHidden: true };
    await expect(page.getByRole('button', named)).toBeAttached();
  });
});

test('[SIGN-11] [SIGN-12] [STEP-6] a session that has ended leads to sign-in and back to the whole address, with the way that led there', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 401|Failed to/);
  const email = newEmail();
  await signIn({ email });
  await page.goto('/?step=method');
  await goToStep(page, 'Library');
  await page.getByRole('searchbox', { name: 'Search' }).fill('rain');
  await expect(page).toHaveURL('/?step=library&q=rain');
  await page.request.get('/api/logout');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(asksAgain(page)).toContainText('Your session has ended.');
  await signInAgain(page, email);
  await expect(page).toHaveURL('/?step=library&q=rain');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('rain');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/?step=method');

  // The browser does not know that the session is over: the page finds out when it is loaded.
  const cookies = await page.context().cookies();
  await page.request.get('/api/logout');
  await page.context().addCookies(cookies);
  await page.goto('/?step=trainer');
  await expect(asksAgain(page)).toBeVisible();
  await signInAgain(page, email);
  await expect(page).toHaveURL('/?step=trainer');
});
