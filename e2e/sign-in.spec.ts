import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
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
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(profile.getByText('Phone number is required')).toBeVisible();
  await expect(profile.getByText('Job/Profession is required')).toBeVisible();
  await expect(profile.getByText('Introduction is required')).toBeVisible();
  await expect(profile.getByLabel('Phone')).toBeFocused();
  await profile.getByLabel('Phone').fill('0');
  await expect(profile.getByText('Phone number is required')).toBeHidden();
  await profile.getByLabel('Job/Profession').fill('Cinematographer');
  await profile.getByLabel('Brief introduction').fill('I light documentaries.');
  await expect(profile.getByText('22/500')).toBeVisible();
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(profile.getByText('Please enter a valid phone number')).toBeVisible();
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

test('[SIGN-8] a profile that could not be saved says so in sight, and is kept', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/status of 500/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn({ isNew: true });
  await page.goto('/');
  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await profile.getByLabel('Phone').fill('+34 600 123 456');
  await profile.getByLabel('Job/Profession').fill('Gaffer');
  await profile.getByLabel('Brief introduction').fill('I light documentaries. '.repeat(20));
  await page.route('**/api/user-profile', (route) => route.fulfill({ status: 500 }));
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  const failure = profile.getByText('Failed to save profile. Please try again.');
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.unroute('**/api/user-profile');
  await profile.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(profile).toBeHidden();
});

test('[LOCAL-1] offers the ready people on a page that works without scripts and is accessible', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await signInByHand(page, 'Creator');
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

const failures = [
  ['?error=access_denied', 'Authentication was cancelled or failed.'],
  ['', 'No authorization code received.'],
  ['?code=made-up&state=made-up', 'Failed to complete authentication.'],
] as const;
for (const [query, message] of failures) {
  test(`[SIGN-9] the callback says “${message}” and goes home after 3 s`, async ({ page, allowedNoise }) => {
    allowedNoise.push(/401|Failed to exchange code/);
    await page.clock.install();
    await page.goto(`/auth/callback${query}`);
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('--app-size', '20px'));
    await expectNoSidewaysScroll(page);
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed_in');
  });
}

test('[SIGN-9] the callback welcomes, is not come back to, and exchanges a code once', async ({
  page,
  allowedNoise,
}) => {
  // Back leads to the provider's page, which says that this sign-in has ended.
  allowedNoise.push(/400/);
  await page.goto('/');
  const exchanges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/sessions') && exchanges.push(request.url()));
  await signInByHand(page, { email: `${crypto.randomUUID()}@example.org`, name: 'Bo' });
  expect(exchanges).toHaveLength(1);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/auth\/callback/);
});

test('[SIGN-10] the dialog tells what an account brings, and recovers when the way is closed', async ({
  page,
  allowedNoise,
}) => {
  allowedNoise.push(/503|Failed to get login redirect URL/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Cuewright' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    '5 daily prompts versus 3 for guests',
    'Save and organize prompts',
    'Access to advanced trainer lessons',
  ]);
  await expect(dialog.getByRole('link', { name: /^terms of service/ })).toHaveAttribute('href', '/terms');
  await expect(dialog.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
  await expectAccessible(page);
  await page.route('**/redirect_url*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'urn:cuewright:error:identity-provider-unavailable',
        code: 'identity-provider-unavailable',
        status: 503,
        title: '',
      },
    }),
  );
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(dialog.getByRole('alert')).toContainText('does not answer');
  // On a small phone what is said scrolls rather than giving way to the button.
  await page.setViewportSize({ width: 320, height: 400 });
  const isCut = (alert: Element) => alert.scrollHeight > alert.clientHeight;
  expect(await dialog.getByRole('alert').evaluate(isCut)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  await page.unroute('**/redirect_url*');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Who is at this machine?' })).toBeVisible();
});

test('[SIGN-11] a session that ended elsewhere asks to sign in again, and nobody sees what was theirs', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/401/);
  await signIn();
  await page.goto('/');
  await expect(account(page)).toBeVisible();
  await openNotes(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const session = await page.context().cookies();
  await page.request.get('/api/logout');
  await page.context().addCookies(session);
  await page.getByLabel('Title').fill('Kept?');
  await page.getByLabel('Content').fill('Yes.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Cuewright' })).toContainText(
    'Your session has ended.',
  );
  await expect(page.getByRole('button', { name: 'Sign In', includeHidden: true })).toBeAttached();
});
