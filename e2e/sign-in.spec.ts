import type { Page } from '@playwright/test';
import { signInByHand } from './sign-in-by-hand.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

test('[SIGN-8] signs in, puts the profile off, completes it later, and signs out', async ({ page }) => {
  await page.goto('/?ref=A1B2C3D4');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('referralCode'))).toBe('A1B2C3D4');

  const email = `${crypto.randomUUID()}@example.org`;
  await signInByHand(page, { email, name: 'Ana Torres' });
  await expect(page).toHaveURL('/');

  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(profile.getByLabel('Full name')).toHaveValue('Ana Torres');
  await expect(profile.getByLabel('Email')).toHaveValue(email);
  await profile.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(profile).toBeHidden();
  await page.reload();
  await expect(account(page)).toHaveText(/Ana$/);
  await expect(profile).toBeHidden();

  await account(page).click();
  await page.getByRole('button', { name: 'Complete it' }).click();
  await profile.getByLabel('Full name').fill('Ana María Torres');
  await profile.getByLabel('Job/Profession').fill('Cinematographer');
  await profile.getByLabel('Brief introduction').fill('I light documentaries.');
  await profile.getByLabel('Phone').fill('+34 600 123 456');
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(profile).toBeHidden();
  await page.getByRole('dialog', { name: 'Ana María Torres' }).getByRole('button', { name: 'Close' }).click();
  await expect(account(page)).toHaveText(/Ana María Torres/);
  const signedOut = page.waitForResponse('**/api/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await signedOut;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Write the shot once');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('[LOCAL-1] [SIGN-9] the ready people are offered on a page that works without scripts and is accessible; the callback exchanges a code once and is not come back to', async ({
  page,
  browser,
  allowedNoise,
}) => {
  // Back leads to the provider's page, which says that this sign-in has ended.
  allowedNoise.push(/400/);
  await page.goto('/');
  const exchanges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/sessions') && exchanges.push(request.url()));
  await signInByHand(page, 'Creator');
  expect(exchanges).toHaveLength(1);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/auth\/callback/);
  const { redirectUrl } = await (await page.request.get('/api/oauth/google/redirect_url')).json();
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme });
    const local = await context.newPage();
    await local.setViewportSize({ width: 390, height: 844 });
    await local.goto(redirectUrl);
    await expect(local.getByRole('button', { name: /Admin/ })).toBeVisible();
    await expectAccessible(local);
    await expectNoSidewaysScroll(local);
    await context.close();
  }
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const local = await bare.newPage();
  await local.goto(redirectUrl);
  await local.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(local.getByRole('alert')).toContainText('Give an email address like you@example.com');
  await local.getByLabel('Email').fill('ana@example.org');
  await local.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(local.getByRole('alert')).toHaveText('Give a name of at most 100 characters.');
  await expect(local.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(local.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await bare.close();
});
