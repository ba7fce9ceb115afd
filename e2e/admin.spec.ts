import fs from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { test } from './own-server.ts';
import { savePrompt } from './saved-prompt.ts';
import { signInByRequests } from './sign-in-by-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

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

/** Every screen in both themes; the layout of a phone differs, so there too. */
async function expectFine(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 1440],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('[ADMIN-11] the dashboard is for admins: others are told so, and the signed out are at the start', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/403|503/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  await signIn();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this area.")).toBeVisible();
  await expect(button(page, 'Check again')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to app' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin dashboard' })).toHaveCount(0);
});

test('[ADMIN-12] [ADMIN-15] an admin finds somebody, helps them, shuts them out and deletes them, and the audit log has it all', async ({
  page,
  signIn,
  request,
}) => {
  const friend = { email: 'petra.novak@example.org', name: 'Petra Novák' };
  await signInByRequests(request, friend);
  await savePrompt(request, { isCounted: true, method: 'guided' });
  await signIn(ADMIN);

  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Admin dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Newest profiles' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Newest prompts' }).getByText('Petra Novák')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prompts this week, in figures' })).toBeVisible();
  await expectFine(page);

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
  await expectFine(page);
  await page.getByRole('combobox', { name: /^Plan/ }).click();
  await page.getByRole('option', { name: 'Yearly Pro' }).click();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await button(page, 'Reset Filters').click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await row(page, friend.email).getByRole('button').click();

  const person = drawer(page, 'Petra Novák');
  await expect(person.getByText('Cinematographer')).toBeVisible();
  await expect(person.getByText('1 of 6')).toBeVisible();
  await page.reload();
  await expect(person.getByText('1 of 6')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Give credits').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByText('Give a reason. The audit log keeps it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await button(page, 'Cancel').click();
  await act(page, 'Give credits', '7 credits given', async () => {
    await page.getByRole('textbox', { name: 'Credits' }).fill('7');
  });
  await expect(person.getByText('7 credits left')).toBeVisible();

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

  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' })).toBeDisabled();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
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
  await expectFine(page);
});

test('[ADMIN-13] an admin reads everybody’s prompts and figures', async ({ page, signIn, request }) => {
  await signInByRequests(request, { email: 'dele@example.org', name: 'Dele Bankole' });
  const text = `A dolly zoom on a lighthouse keeper, ${'slow, '.repeat(80)}end`;
  await savePrompt(request, {
    prompt_text: text,
    title: `Lighthouse keeper ${'unbroken'.repeat(12)}`,
    isCounted: true,
    method: 'guided',
  });
  await savePrompt(request, { mode: 'video', model: 'google-veo-3', title: '=SUM(A1)' });
  await signIn(ADMIN);

  await page.goto('/admin?tab=prompts&q=lighthouse');
  await expect(row(page, 'Lighthouse keeper')).toContainText(`${text.slice(0, 300).trimEnd()}`);
  await expect(row(page, 'Lighthouse keeper')).not.toContainText('end');
  await expect(row(page, '=SUM(A1)')).toHaveCount(0);
  await expectFine(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('combobox', { name: /^Mode / }).click();
  await page.getByRole('option', { name: 'Video', exact: true }).click();
  await expect(row(page, '=SUM(A1)')).toBeVisible();
  await expect(row(page, 'Lighthouse keeper')).toHaveCount(0);
  const file = await download(page);
  expect(file).toMatch(/^\uFEFFUser,Email,Title,Model,Created,Prompt length\r\n/);
  expect(file).toContain("'=SUM(A1)");
  await page.goto('/admin?tab=prompts&page=900');
  await expect(page.getByRole('heading', { name: 'There is no page 900' })).toBeVisible();
  await button(page, 'First page').click();
  await row(page, 'Lighthouse keeper').getByRole('button', { name: 'Dele Bankole' }).click();
  await drawer(page, 'Dele Bankole').getByRole('link', { name: 'Their prompts' }).click();
  await expect(button(page, 'Only by Dele Bankole')).toBeVisible();
  await page.goto('/admin?tab=prompts&page=900');
  await page.getByRole('combobox', { name: /^Mode / }).click();
  await page.getByRole('option', { name: 'Photo', exact: true }).click();
  await expect(row(page, 'Lighthouse keeper')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);

  await openTab(page, /^Analytics/);
  const figures = page.getByRole('region', { name: 'Generations and active people, in figures' });
  await expect(figures.getByRole('row')).toHaveCount(31);
  await expect(
    page.getByRole('table', { name: 'By method' }).getByRole('row', { name: /Simple Steps/ }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'From looking to paying' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('radio', { name: '90 days' }).click();
  await expect(figures.getByRole('row')).toHaveCount(91);
  await expect(page).toHaveURL(/days=90/);
});

test('[ADMIN-14] an admin sets the banner and takes the promo away, for everybody', async ({
  page,
  signIn,
  browser,
  own,
}) => {
  await signIn(ADMIN);
  await page.goto('/admin?tab=settings');
  await expect(page.getByText('Never changed')).toBeVisible();
  await page.getByRole('switch', { name: 'Show the popup about Nano Banana' }).click();
  await page.getByRole('textbox', { name: 'Banner', exact: true }).fill('On Sunday nothing can be saved.');
  await page.getByRole('textbox', { name: 'Where the banner leads' }).fill('javascript:alert(1)');
  await button(page, 'Save settings').click();
  await expect(page.getByText(/^Give a path of this site/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Where the banner leads' }).fill('/privacy');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Work on the store.');
  await button(page, 'Save settings').click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'On Sunday nothing can be saved.' })).toBeVisible();
  await expectFine(page);

  const other = await browser.newContext({ baseURL: own });
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
