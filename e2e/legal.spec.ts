import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const;

test('[LEGAL-1] the privacy policy and the terms are pages of their own, found from the footer through Aira', async ({
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
  test(`both are accessible, ${colorScheme}`, async ({ page }) => {
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
