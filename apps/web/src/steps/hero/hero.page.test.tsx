import { onTestFinished } from 'vitest';
import { open, openAsGuest } from '../../../testing/open.tsx';
import {
  DESK,
  emulateMedia,
  expect,
  expectAddress,
  expectFine,
  PHONE,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';
import { holdTimer } from '../../../testing/timers.ts';
import { firstShot } from '../../features/guest-preview/first-shot.ts';

const field = () => page.getByLabel('Your shot');
const meter = () => page.getByRole('meter', { name: 'Prompts today' });
const dialog = () => page.getByRole('dialog', { name: 'Welcome to Cuewright' });

async function write(shot: string): Promise<void> {
  await field().fill(shot);
  await page.getByRole('button', { name: 'Write three copies' }).click();
}

test('what has been written is not counted twice, and the example costs nothing', async () => {
  await openAsGuest('/');
  await write('A red fox in snow');
  await expect(page.getByRole('status').filter({ hasText: 'Three copies written.' })).toBeAttached();
  await field().press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Show the example' }).click();
  await expect(field()).toHaveValue(firstShot.text);
  await page.getByRole('button', { name: 'Write your own' }).click();
  await expect(field()).toHaveValue('');
  await field().pressSequentially('A heron');
  await field().press('ControlOrMeta+Enter');
  await expect(meter()).toHaveAttribute('aria-valuetext', '2 of 3');
});

test('[HERO-6] the three copies begin on the first screen of a desk, and come into view on a phone', async () => {
  await page.viewport(DESK.width, DESK.height);
  await open('/');
  const copies = page.getByRole('region', { name: 'Three copies' });
  await expect(copies).toBeVisible();
  const top = () => copies.element().getBoundingClientRect().top + scrollY;
  expect(top()).toBeLessThan(650);

  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(top).toBeGreaterThan(PHONE.height);
  await write('A red fox in snow');
  await expect(copies).toBeInViewport();
});

test('[COUNT-1] [COUNT-4] the counters move by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  await openAsGuest('/');
  const shown = (name: string) => page.getByCss('dl > div').filter({ hasText: name }).getByCss('dd');
  await expect(shown('Online')).toContainText('6');
  await vi.advanceTimersByTimeAsync(45_000);
  await expect(shown('Online')).toContainText(/^9/);
  await vi.advanceTimersByTimeAsync(45_000);
  await expect(shown('Online')).toContainText(/^7/);
  await expect(shown('Prompts Generated')).not.toContainText('12,345');
});

test('[HERO-4] the ways in ask a guest to sign in, and lead whoever is', async () => {
  await openAsGuest('/');
  for (const name of ['Get Started', 'Simple Steps', 'Sign In to Get Started']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(dialog()).toBeVisible();
    await press('Escape');
    await expect(dialog()).toBeHidden();
    await expectAddress('/');
  }
  await expect(page.getByRole('navigation', { name: 'Where to go' })).toHaveCount(0);

  await open('/');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  await page.getByRole('link', { name: 'Simple Steps' }).click();
  await expectAddress('/?step=steps&mode=photo&method=guided');
  await open('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
  await expectAddress('/?step=method');
});

test('[STEP-6] a way in is resumed by whoever signs in for it, and lies over the start page until then', async () => {
  const wanted: object[] = [];
  await openAsGuest('/', {
    'GET /api/oauth/google/redirect_url': ({ query }) => {
      wanted.push(query);
      // The page itself is not left by a place on it.
      return { redirectUrl: `${location.origin}/#provider` };
    },
  });
  await page.getByRole('main').getByRole('link', { name: 'Simple Steps' }).click();
  await expect(dialog()).toBeVisible();
  await expectAddress('/');
  await dialog().getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => wanted).toMatchObject([{ step: 'steps', mode: 'photo', method: 'guided' }]);
  await expect.poll(() => location.hash).toBe('#provider');

  const goOn = holdTimer(800);
  await open('/auth/callback?code=code&state=state', {
    'POST /api/sessions': { wanted: { step: 'steps', mode: 'photo', method: 'guided' } },
  });
  await goOn();
  await expectAddress('/?step=steps&mode=photo&method=guided');
});

test('[SKETCH-1] the page is accessible with the example and with a shot of one’s own', async () => {
  await openAsGuest('/');
  await expectFine();
  await write('A red fox in snow, no people');
  await expect(page.getByRole('img', { name: 'Sketch of your shot: A red fox in snow' })).toBeVisible();
  await expectFine();
});

test('[LOOK-2] the page follows the system’s theme until one is chosen', async () => {
  localStorage.removeItem('theme');
  dispatchEvent(new Event('look'));
  await emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('paper');
  await emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('stage');
});

test('[LOOK-2] a theme that was chosen is remembered before the first paint, in every tab', async () => {
  await openAsGuest('/');
  const switchTo = (theme: string) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: `Switch to the ${theme} theme` })
      .click();
  const shown = () => document.documentElement.dataset['theme'];
  await switchTo('Paper');
  await expect.poll(shown).toBe('paper');

  // A page with the script that stands in the head, and without any of the code that comes after it.
  const tab = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => tab.remove());
  const loaded = new Promise((resolve) => tab.addEventListener('load', resolve));
  tab.srcdoc = '<html data-theme="stage"><script src="/theme.js"></script></html>';
  await loaded;
  const shownInTab = () => tab.contentDocument?.documentElement.dataset['theme'];
  expect(shownInTab()).toBe('paper');
  await switchTo('Stage');
  await expect.poll(shownInTab).toBe('stage');
});
