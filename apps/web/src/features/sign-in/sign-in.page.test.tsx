import { answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { openAsGuest } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';
import { holdTimer } from '../../../testing/timers.ts';
import { auth } from '../../app/auth.ts';
import { strangerAuth } from '../../app/stranger-auth.ts';

const failures = [
  ['?error=access_denied', 'Authentication was cancelled or failed.'],
  ['', 'No authorization code received.'],
  ['?code=made-up&state=made-up', 'Failed to complete authentication.'],
] as const;

for (const [query, message] of failures)
  test(`[SIGN-9] the callback says “${message}” and goes home after 3 s`, async () => {
    allowNoise(/Failed to exchange code/);
    const goOn = holdTimer(3_000);
    // A page redeems one code per load, and this load is shared with other tests.
    vi.spyOn(auth, 'exchangeCodeForSession').mockImplementation(strangerAuth().exchangeCodeForSession);
    await openAsGuest(`/auth/callback${query}`, { 'POST /api/sessions': () => refuse('sign-in-refused') });
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    expect(bodiesOf('POST /api/sessions')).toEqual(
      query.includes('code') ? [{ code: 'made-up', state: 'made-up' }] : [],
    );
    await expectFine();
    await page.viewport(320, 640);
    localStorage.setItem('font-size', '20');
    dispatchEvent(new Event('look'));
    expectNoSidewaysScroll();
    expect(location.pathname).toBe('/auth/callback');
    await goOn();
    await expectAddress('/');
    expect(document.cookie).not.toContain('signed_in');
  });

test('[SIGN-10] the dialog tells what an account brings, and recovers when the way is closed', async () => {
  allowNoise(/Failed to get login redirect URL/);
  await openAsGuest('/', {
    'GET /api/oauth/google/redirect_url': () => refuse('identity-provider-unavailable'),
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Cuewright' });
  const goOn = dialog.getByRole('button', { name: 'Continue with Google' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    '5 daily prompts versus 3 for guests',
    'Save and organize prompts',
    'Access to advanced trainer lessons',
  ]);
  await expect(dialog.getByRole('link', { name: /^terms of service/ })).toHaveAttribute('href', '/terms');
  await expect(dialog.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
  await goOn.click();
  await expect(dialog.getByRole('alert')).toContainText('does not answer');
  await expectFine();
  // On a small phone what is said scrolls rather than giving way to the button.
  await page.viewport(320, 400);
  const isCut = (alert: Element) => alert.scrollHeight > alert.clientHeight;
  expect(await dialog.getByRole('alert').evaluate(isCut)).toBe(false);
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  // The page itself is not left by a place on it.
  answer({ 'GET /api/oauth/google/redirect_url': { redirectUrl: `${location.origin}/#provider` } });
  await goOn.click();
  await expect.poll(() => location.hash).toBe('#provider');
});
