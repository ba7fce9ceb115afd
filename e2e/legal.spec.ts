import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/contact', 'Contact'],
] as const;

test('[LEGAL-1] [LEGAL-2] privacy, terms and contact are pages of their own, found from the footer through Aira and beside her', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, title] of pages) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
    await page.getByRole('log').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Cuewright`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');

    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);

    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // [AI-9] Which models this server asks stands on the page that says who sees what.
    if (path === '/privacy')
      await expect(page.getByText('This server is connected to no model')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Cuewright' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`all are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

test('[CONTACT-3] the contact page shows what the settings name, and says plainly when that is nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('hasn’t given a contact address')).toBeVisible();

  await page.route('**/api/site', (route) =>
    route.fulfill({
      json: { promo: true, banner: null, contact: ['mailto:help@example.org', 'https://example.org/form'] },
    }),
  );
  await page.reload();
  const ways = page.getByRole('main');
  await expect(ways.getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  );
  await expect(ways.getByRole('link', { name: 'example.org/form' })).toHaveAttribute(
    'href',
    'https://example.org/form',
  );
});

test('[FOOT-2] what the footer asks leads to its page when Aira does not answer', async ({
  page,
  allowedNoise,
}) => {
  allowedNoise.push(/429/, /Failed to chat/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Too many', status: 429, code: 'too-many-requests' },
    }),
  );
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await page.getByRole('log').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
});
