import { answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { adminPrompt, adminUser, dashboardOf } from '../../../testing/builders/dashboard.ts';
import { nextId, THEN } from '../../../testing/builders/ids.ts';
import { account } from '../../../testing/builders/people.ts';
import { open, openAsGuest } from '../../../testing/open.tsx';
import { expect, expectAddress, expectFine, page, test } from '../../../testing/page.ts';

const unbroken = 'unbroken'.repeat(12);
const petra = adminUser();
const dele = adminUser({ full_name: 'Dele Bankole', email: 'dele@example.org' });
const mei = adminUser({ full_name: 'Mei Tanaka', email: 'mei@example.org', plan: 'yearly', is_admin: true });
const text = `A dolly zoom on a lighthouse keeper, ${'slow, '.repeat(42)}`;
const keeper = adminPrompt(dele, { title: `Lighthouse keeper ${unbroken}`, prompt_text: text });
const formula = adminPrompt(dele, { mode: 'video', model: 'google-veo-3', title: '=SUM(A1)' });
const entry = {
  id: nextId(),
  user: petra,
  admin: mei,
  reason: `Because. ${unbroken}`,
  credits: null,
  created_at: THEN,
};
const site = dashboardOf({
  users: [petra, dele, mei],
  prompts: [keeper, formula],
  audit: [
    { ...entry, id: nextId(), action: 'give-credits', credits: 7 },
    { ...entry, id: nextId(), action: 'delete-user', user: null },
  ],
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (words: string | RegExp) => page.getByRole('row').filter({ hasText: words });
const search = () => page.getByRole('searchbox', { name: 'Search' });
const csv = () => page.getByRole('link', { name: 'Export CSV' });

async function openDashboard(query = ''): Promise<void> {
  await open(`/admin${query}`, { ...account({ user: { is_admin: true } }), ...site });
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
}

async function choose(list: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('[ADMIN-11] the dashboard is for admins: others are told so, and the signed out are at the start', async () => {
  await openAsGuest('/admin');
  await expectAddress('/');
  await open('/admin', { 'GET /api/admin/verify': () => refuse('admins-only') });
  const denied = page.getByRole('heading', { level: 1, name: 'Access Denied' });
  await expect(denied).toBeVisible();
  await expect(page.getByText("You don't have permission to access this area.")).toBeVisible();
  await expect(button('Check again')).toHaveCount(0);
  await expectFine();
  await page.getByRole('link', { name: 'Back to app' }).click();
  await expectAddress('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin dashboard' })).toHaveCount(0);
});

test('[ADMIN-11] a check that failed is denied too, and can be made again', async () => {
  await open('/admin', { ...site, 'GET /api/admin/verify': () => refuse('malformed-request') });
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(/^The check itself failed: /)).toBeVisible();
  answer(site);
  await button('Check again').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test('[ADMIN-12] the overview shows what is new, and the audit log who did what to whom', async () => {
  await openDashboard();
  await expect(page.getByRole('heading', { name: 'Newest profiles' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Newest prompts' }).getByText('Dele Bankole')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Prompts this week, in figures' })).toBeVisible();
  await expectFine();
  await page.getByRole('tab', { name: /^Audit log/ }).click();
  await expect(row(/^Gave 7 credits/)).toContainText('Petra Novák');
  await expect(row(/^Deleted the account/)).toContainText('An account that is gone');
  await expectFine();
});

test('[ADMIN-12] [ADMIN-15] people are found, and asked for page by page', async () => {
  const asked: object[] = [];
  const list = site['GET /api/admin/users'];
  await openDashboard();
  answer({
    'GET /api/admin/users': (given) => {
      asked.push(given.query);
      return typeof list === 'function' ? list(given) : refuse('not-found');
    },
  });
  await page.getByRole('tab', { name: /^Users/ }).click();
  await expect(row('Petra Novák')).toBeVisible();
  expect(asked[0]).toMatchObject({ page: 1, limit: 50 });
  await search().fill('ová');
  await expectAddress(/q=/);
  await expect(page.getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
  await expect(csv()).toHaveAttribute('href', '/api/admin/users.csv?q=ov%C3%A1');
  await expectFine();
  await choose(/^Plan/, 'Yearly Pro');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await button('Reset Filters').click();
  await expect(search()).toHaveValue('');
  await expect(row('Dele Bankole')).toBeVisible();
});

test('[ADMIN-12] what is done to somebody needs a reason, and a deletion their address', async () => {
  await openDashboard('?tab=users');
  await row(petra.email).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Petra Novák' });
  await expect(drawer.getByText('1 of 6')).toBeVisible();
  await expect(drawer.getByText('Firefox on Linux')).toBeVisible();
  await expectFine();

  await button('Give credits').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByText('Give a reason. The audit log keeps it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await button('Cancel').click();
  await expect(question).toBeHidden();

  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Delete user' }).click();
  await expect(question.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  await expectFine();
  expect(bodiesOf('POST /api/admin/users/{id}/credits')).toEqual([]);
});

test('[ADMIN-13] prompts have a preview, and are found by words, mode and person', async () => {
  await openDashboard('?tab=prompts&q=lighthouse');
  await expect(row('Lighthouse keeper')).toContainText(text.slice(0, 80));
  await expect(row('=SUM(A1)')).toHaveCount(0);
  await expectFine();
  await search().fill('');
  await choose(/^Mode /, 'Video');
  await expect(row('=SUM(A1)')).toBeVisible();
  await expect(row('Lighthouse keeper')).toHaveCount(0);
  await expect(csv()).toHaveAttribute('href', '/api/admin/prompts.csv?mode=video');

  await openDashboard('?tab=prompts&page=900');
  await expect(page.getByRole('heading', { name: 'There is no page 900' })).toBeVisible();
  await button('First page').click();
  await row('Lighthouse keeper').getByRole('button', { name: 'Dele Bankole' }).click();
  const drawer = page.getByRole('dialog', { name: 'Dele Bankole' });
  await drawer.getByRole('link', { name: 'Their prompts' }).click();
  await expect(button('Only by Dele Bankole')).toBeVisible();

  await openDashboard('?tab=prompts&page=900');
  await choose(/^Mode /, 'Photo');
  await expect(row('Lighthouse keeper')).toBeVisible();
  expect(location.search).not.toContain('page=');
});

test('[ADMIN-13] the figures of a span are drawn, and stand in tables', async () => {
  await openDashboard('?tab=analytics');
  const figures = page.getByRole('region', { name: 'Generations and active people, in figures' });
  await expect(figures.getByRole('row')).toHaveCount(31);
  const byMethod = page.getByRole('table', { name: 'By method' });
  await expect(byMethod.getByRole('row', { name: /Simple Steps/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'From looking to paying' })).toBeVisible();
  await expectFine();
  await page.getByRole('radio', { name: '90 days' }).click();
  await expect(figures.getByRole('row')).toHaveCount(91);
  await expectAddress(/days=90/);
});

test('[ADMIN-14] a banner leads only to this site or to https', async () => {
  await openDashboard('?tab=settings');
  await expect(page.getByText('Never changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Banner', exact: true }).fill('On Sunday nothing can be saved.');
  const link = page.getByRole('textbox', { name: 'Where the banner leads' });
  await link.fill('javascript:alert(1)');
  await button('Save settings').click();
  await expect(page.getByText(/^Give a path of this site/)).toBeVisible();
  await expect(link).toBeFocused();
  expect(bodiesOf('PUT /api/admin/settings')).toEqual([]);
  await link.fill('/privacy');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Work on the store.');
  const kept = { hero_counters: null, hero_counters_of_server: 'decoration', promo: true } as const;
  answer({
    'PUT /api/admin/settings': ({ body }) => ({
      ...kept,
      banner: body.banner,
      version: 1,
      updated_at: THEN,
    }),
  });
  await button('Save settings').click();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'On Sunday nothing can be saved.' })).toBeVisible();
  await expectFine();
});
