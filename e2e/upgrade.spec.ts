import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ locale: 'en-GB' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

async function openPlans(page: Page): Promise<void> {
  await page.goto('/?step=payment');
  await expect(button(page, 'Choose Yearly Pro')).toBeEnabled();
}

async function end(page: Page, plan: string, how: 'Pay' | 'Decline' | 'Cancel'): Promise<void> {
  await button(page, `Choose ${plan}`).click();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: how, exact: true }).click();
  await page.waitForURL(/step=payment/);
}

test('[UPGRADE-1] [UPGRADE-3] [UPGRADE-8] a payment is declined and called off, then a plan is bought, cancelled, resumed and refunded', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPlans(page);
  const failed = toast(page, 'Payment failed. Please try again or contact support.');
  await end(page, 'Yearly Pro', 'Decline');
  await expect(failed).toBeVisible();
  await openPlans(page);
  await end(page, 'Yearly Pro', 'Cancel');
  await expect(button(page, 'Choose Yearly Pro')).toBeEnabled();
  await expect(failed).toHaveCount(0);
  expect(await page.evaluate(async () => (await (await fetch('/api/usage')).json()).is_premium)).toBe(false);

  await button(page, 'Choose Monthly Pro').click();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Demo checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'Successfully upgraded to Monthly Pro! Welcome to Pro!')).toBeVisible();
  await expect(page).toHaveURL(/\/\?step=payment$/);
  await expect(page.getByRole('heading', { name: 'Your plan: Monthly Pro' })).toBeVisible();
  await expect(page.getByText(/From \d+ \w+ \d{4}, nothing is paid now/)).toBeVisible();

  await button(page, 'Cancel plan').click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Monthly Pro?' });
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Cancelled\. Pro stays until/)).toBeVisible();
  await button(page, 'Resume plan').click();
  await expect(button(page, 'Cancel plan')).toBeVisible();

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Refund $4?' }).getByRole('button', { name: 'Refund' }).click();
  await expect(toast(page, '$4 goes back to you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0);
  await expect(button(page, 'Choose Monthly Pro')).toBeEnabled();
  await expect(page.getByRole('cell', { name: 'Refunded' })).toBeVisible();
});

test('[UPGRADE-4] monthly becomes yearly at its end, and a lifetime begins at once', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPlans(page);
  await end(page, 'Monthly Pro', 'Pay');
  await button(page, 'Switch to Yearly Pro').click();
  await expect(page.getByText(/^Begins on /)).toBeVisible();
  await expect(button(page, 'Stay with Monthly Pro')).toBeEnabled();
  await end(page, 'Lifetime Access', 'Pay');
  await expect(page.getByRole('heading', { name: 'Your plan: Lifetime Access' })).toBeVisible();
  await page.goto('/?step=mode');
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveCount(0);
});
