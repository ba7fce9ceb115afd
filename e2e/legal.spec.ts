import { expect, test } from './test.ts';

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/contact', 'Contact'],
] as const;

test('[LEGAL-1] [LEGAL-2] privacy, terms and contact are pages of their own, found from the footer through Aira and beside her', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [path, title] of pages) {
    const isThere = async () => {
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} · Cuewright`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
    await page.getByRole('log').getByRole('link', { name: title }).last().click();
    await isThere();
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');

    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await isThere();
    expect((await page.request.get(path)).status()).toBe(200);
    await page.getByRole('banner').getByRole('link', { name: 'Cuewright' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
  // [AI-9] Which models this server asks stands on the page that says who sees what.
  await page.goto('/privacy');
  await expect(page.getByText('This server is connected to no model')).toBeVisible();
});
