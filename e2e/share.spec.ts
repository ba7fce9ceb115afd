import type { Page } from '@playwright/test';
import { signInByHand } from './sign-in-by-hand.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

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

test('[SHARE-4] sharing brings three credits once a day, tells so, and the count follows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=mode');
  await openShare(page);
  const dialog = page.getByRole('dialog', { name: 'Share for +3' });
  await expect(dialog.getByLabel('Your link')).toHaveValue(/\/\?ref=[0-9A-F]{8}$/);
  for (const place of ['WhatsApp', 'Telegram', 'Twitter', 'Facebook']) {
    await expect(dialog.getByRole('link', { name: place })).toHaveAttribute('href', /ref%3D[0-9A-F]{8}/);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '3 credits are yours.' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 9');

  await openShare(page);
  await expect(dialog.getByText('Credits earned')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText(/The next can be earned (today|tomorrow) at 02:00/)).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('[SHARE-5] the dialog opens by itself when the day’s prompts are used up, once a day', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=mode');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 6');
  await generate(page, 5);
  await expect(page.getByText('1 prompt is left today.')).toBeVisible();
  await generate(page, 1);
  const dialog = page.getByRole('dialog', { name: 'Today’s prompts are used up' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Share for +3' }).click();
  await expect(page.getByRole('dialog', { name: 'Share for +3' })).toBeVisible();
});

test('[REF-2] a friend comes by the link, joins and generates: both are rewarded', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn();
  await page.goto('/');
  await openShare(page);
  const link = await page.getByLabel('Your link').inputValue();

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
  expect(await figures()).toEqual({ totalShares: 0, creditsEarned: 0, pendingCredits: 5 });
  await generate(friend, 2);
  expect(await figures()).toEqual({ totalShares: 0, creditsEarned: 5, pendingCredits: 0 });
  await page.goto('/?step=mode');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '0 of 11');
  await friendContext.close();
});
