import { expect, type Page } from '@playwright/test';

/** The way a person goes: the dialog, the provider's page, and back. */
export async function signInByHand(
  page: Page,
  as: { email: string; name: string } | 'Creator',
): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Who is at this machine?' })).toBeVisible();
  if (as === 'Creator') {
    await page.getByRole('button', { name: 'Creator' }).click();
  } else {
    await page.getByLabel('Email').fill(as.email);
    await page.getByLabel('Name').fill(as.name);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
}
