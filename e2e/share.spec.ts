import type { Page } from '@playwright/test';
import { signInByHand } from './sign-in-by-hand.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-GB', timezoneId: 'Africa/Johannesburg', permissions: ['clipboard-write'] });

const meter = (page: Page) => page.getByRole('meter', { name: 'Prompts today' });

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Share and earn' }).click();
}

async function generate(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let n = 0; n < times; n++) await fetch('/api/usage/increment', { method: 'POST' });
    dispatchEvent(new CustomEvent('refreshUsage'));
  }, count);
}

test('[REF-2] [SHARE-4] a link is shared; a friend comes by it, joins and generates: both are rewarded', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn();
  await page.goto('/');
  await openShare(page);
  const link = await page.getByLabel('Your link').inputValue();
  const dialog = page.getByRole('dialog', { name: 'Share for +3' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '3 credits are yours.' })).toBeVisible();

  const friendContext = await browser.newContext();
  const friend = await friendContext.newPage();
  await friend.goto(link);
  await expect(friend).toHaveURL('/');
  await signInByHand(friend, { email: `${crypto.randomUUID()}@example.org`, name: 'Bo Lind' });
  await friend.getByRole('button', { name: 'Skip for Now' }).click();
  await friend.goto('/?step=mode');
  await expect(meter(friend)).toHaveAttribute('aria-valuetext', '0 of 9');
  expect(await friend.evaluate(() => localStorage.getItem('referralCode'))).toBeNull();

  const figures = () =>
    page.evaluate(async () => (await (await fetch('/api/referrals/stats')).json()) as unknown);
  expect(await figures()).toEqual({ totalShares: 1, creditsEarned: 3, pendingCredits: 5 });
  await generate(friend, 2);
  expect(await figures()).toEqual({ totalShares: 1, creditsEarned: 8, pendingCredits: 0 });
  await page.goto('/?step=mode');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 14');
  await friendContext.close();
});
