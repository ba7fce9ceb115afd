import { refuse } from '../../../testing/answers.ts';
import { openAsGuest } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  page,
  test,
} from '../../../testing/page.ts';

for (const path of ['/privacy', '/terms', '/contact'])
  test(`[LEGAL-1] [LEGAL-2] ${path} is accessible`, async () => {
    await openAsGuest(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectFine();
    await page.viewport(320, 844);
    expectNoSidewaysScroll();
  });

test('[CONTACT-3] the contact page shows what the settings name, and says plainly when that is nothing', async () => {
  await openAsGuest('/contact');
  await expect(page.getByText('hasn’t given a contact address')).toBeVisible();
  const contact = ['mailto:help@example.org', 'https://example.org/form'];
  await openAsGuest('/contact', { 'GET /api/site': { promo: true, banner: null, contact } });
  const way = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(way('help@example.org')).toHaveAttribute('href', 'mailto:help@example.org');
  await expect(way('example.org/form')).toHaveAttribute('href', 'https://example.org/form');
});

test('[FOOT-2] what the footer asks leads to its page when Aira does not answer', async () => {
  allowNoise(/Failed to chat/);
  await openAsGuest('/', {
    'POST /api/chat': () => refuse('too-many-requests', { resets_at: '2026-11-21T00:00:00.000Z' }),
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await page.getByRole('log').getByRole('link', { name: 'Privacy Policy' }).click();
  await expectAddress('/privacy');
});
