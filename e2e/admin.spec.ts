import fs from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { savePrompt } from './saved-prompt.ts';
import { signInByRequests } from './sign-in-by-requests.ts';
import { expect } from './test.ts';

const test = testOnOwnServer();
const ADMIN = { email: 'admin@cuewright.example', name: 'Mei Tanaka' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
}

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  return fs.readFile(await file.path(), 'utf8');
}

/** Presses the action, gives the reason, and waits until it is done. */
async function act(page: Page, action: string, told: string, fill?: () => Promise<void>): Promise<void> {
  await page
    .getByRole('group', { name: 'Actions' })
    .getByRole('button', { name: action, exact: true })
    .click();
  const question = page.getByRole('alertdialog');
  await fill?.();
  await question
    .getByRole('textbox', { name: 'Reason' })
    .fill(`Because of ${action}. ${'unbroken'.repeat(12)}`);
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
}

async function statusOfMe(request: APIRequestContext): Promise<number> {
  return (await request.get('/api/users/me')).status();
}

test('[ADMIN-12] [ADMIN-13] [ADMIN-15] an admin finds somebody, reads what they made, helps them, shuts them out and deletes them, and the audit log has it all', async ({
  page,
  signIn,
  request,
}) => {
  const friend = { email: 'petra.novak@example.org', name: 'Petra Novák' };
  await signInByRequests(request, friend);
  await savePrompt(request, { isCounted: true, method: 'guided', title: '=SUM(A1)' });
  await signIn(ADMIN);

  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Admin dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Newest profiles' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Newest prompts' }).getByText('Petra Novák')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prompts this week, in figures' })).toBeVisible();

  const asked = page.waitForRequest((request) =>
    /\/api\/admin\/users\?.*page=1&limit=50$/.test(request.url()),
  );
  await openTab(page, /^Users/);
  await asked;
  await page.getByRole('searchbox', { name: 'Search' }).fill('ová');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
  const file = await download(page);
  expect(file).toMatch(/^\uFEFFName,Email,Phone,Job,Prompts used,Premium,Created\r\n/);
  expect(file).toContain('petra.novak@example.org');
  expect(file).not.toContain(ADMIN.email);
  await row(page, friend.email).getByRole('button').click();

  const person = drawer(page, 'Petra Novák');
  await expect(person.getByText('Cinematographer')).toBeVisible();
  await expect(person.getByText('1 of 6')).toBeVisible();
  await page.reload();
  await expect(person.getByText('1 of 6')).toBeVisible();

  await act(page, 'Give credits', '7 credits given', async () => {
    await page.getByRole('textbox', { name: 'Credits' }).fill('7');
  });
  await expect(person.getByText('7 credits left')).toBeVisible();

  await person.getByRole('link', { name: 'Their prompts' }).click();
  await expect(button(page, 'Only by Petra Novák')).toBeVisible();
  await expect(row(page, '=SUM(A1)')).toContainText('Petra Novák');
  const prompts = await download(page);
  expect(prompts).toMatch(/^\uFEFFUser,Email,Title,Model,Created,Prompt length\r\n/);
  expect(prompts).toContain("'=SUM(A1)");
  await openTab(page, /^Analytics/);
  const byMethod = page.getByRole('table', { name: 'By method' });
  await expect(byMethod.getByRole('row', { name: /Simple Steps/ })).toBeVisible();
  await openTab(page, /^Users/);
  await row(page, friend.email).getByRole('button').click();

  await act(page, 'End sessions', 'Sessions ended');
  await expect(person.getByText('Signed in nowhere.')).toBeVisible();
  expect(await statusOfMe(request)).toBe(401);

  await act(page, 'Make admin', 'Made an admin');
  await act(page, 'Take admin rights', 'Admin rights taken');
  await signInByRequests(request, friend);
  await act(page, 'Block', 'Blocked');
  expect(await statusOfMe(request)).toBe(401);
  await act(page, 'Unblock', 'Unblocked');
  await signInByRequests(request, friend);
  expect(await statusOfMe(request)).toBe(200);

  await act(page, 'Delete user', 'User deleted', async () => {
    await page.getByRole('textbox', { name: 'Their email' }).fill(friend.email);
  });
  await expect(person).toBeHidden();
  expect(await statusOfMe(request)).toBe(401);
  await expect(row(page, friend.email)).toHaveCount(0);

  await openTab(page, /^Audit log/);
  for (const what of ['Gave 7 credits', 'Ended sessions', 'Made an admin', 'Blocked', 'Unblocked']) {
    await expect(row(page, new RegExp(`^${what}`))).toBeVisible();
  }
  await expect(row(page, 'Because of Delete user.')).toContainText('An account that is gone');
});

test('[ADMIN-14] an admin sets the banner and takes the promo away, for everybody', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn(ADMIN);
  await page.goto('/admin?tab=settings');
  await expect(page.getByText('Never changed')).toBeVisible();
  await page.getByRole('switch', { name: 'Show the popup about Nano Banana' }).click();
  await page.getByRole('textbox', { name: 'Banner', exact: true }).fill('On Sunday nothing can be saved.');
  await page.getByRole('textbox', { name: 'Where the banner leads' }).fill('/privacy');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Work on the store.');
  await button(page, 'Save settings').click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'On Sunday nothing can be saved.' })).toBeVisible();

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInByRequests(other.request, {});
  await expect
    .poll(async () => (await (await other.request.get('/api/site')).json()).promo, { timeout: 10_000 })
    .toBe(false);
  const visitor = await other.newPage();
  await visitor.clock.install();
  await visitor.goto('/?step=mode&method=enhanced&mode=photo');
  await expect(visitor.getByRole('radio', { name: 'Image Mode' })).toBeChecked();
  await expect(visitor.getByRole('link', { name: 'On Sunday nothing can be saved.' })).toBeVisible();
  await visitor.clock.fastForward(10_000);
  await expect.poll(() => visitor.evaluate(() => sessionStorage.getItem('promo-seen'))).toBe('1');
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await button(visitor, 'Put away').click();
  await visitor.reload();
  await expect(visitor.getByRole('radio', { name: 'Image Mode' })).toBeChecked();
  await expect(visitor.getByRole('link', { name: 'On Sunday nothing can be saved.' })).toHaveCount(0);
  await other.close();
});
