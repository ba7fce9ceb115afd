import { QueryClientProvider } from '@tanstack/react-query';
import { account } from '../../../testing/builders/people.ts';
import { draw } from '../../../testing/draw.tsx';
import { open, openAsGuest } from '../../../testing/open.tsx';
import {
  allowNoise,
  emulateMedia,
  expect,
  expectAccessible,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  press,
  test,
} from '../../../testing/page.ts';
import { sampleSlots, sampleSteps } from '../../gallery/sample-app/sample-steps.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { StepScreen } from '../step-screen.tsx';

/** The shell with several steps in it, without the app's own. */
async function openSample(query = ''): Promise<void> {
  history.pushState(null, '', `/${query}`);
  draw(
    <QueryClientProvider client={queryClient}>
      <StepScreen steps={sampleSteps} isSignedIn={false} slots={sampleSlots} />
    </QueryClientProvider>,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('[STEP-3] a step that does not exist leads to the start page, and the address says so', async () => {
  for (const query of ['?step=nonsense', '?step=story-board&mode=photo', '?step=constructor']) {
    await open(`/${query}`);
    await expectAddress('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write the shot once/);
  }
});

test('[STEP-5] signed out, a step for the signed in is reset to the start page', async () => {
  await openSample('?step=workspace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expectAddress('/');
});

test('[STEP-4] Back leads through the steps, the browser’s and the bar’s alike', async () => {
  await openSample();
  await page.getByRole('link', { name: 'To the library', exact: true }).click();
  await expectAddress('/?step=library&mode=photo');
  await page.getByRole('link', { name: 'Simple Steps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood');
  history.back();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  history.forward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood');
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expect(back).toBeHidden();
});

test('[STEP-4] Back leads to the start page when nothing came before', async () => {
  await openSample('?step=library');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await expectAddress('/');
});

test('[STEP-4] the logo leads to the start page, without loading it again', async () => {
  await openSample('?step=library&mode=video&method=guided');
  const before = document.getElementById('root');
  await page.getByRole('link', { name: 'Cuewright' }).click();
  await expectAddress('/');
  expect(document.getElementById('root')).toBe(before);
});

test('the document is titled after the step', async () => {
  await openSample();
  await expect.poll(() => document.title).toBe('Cuewright: write the shot once');
  await page.getByRole('link', { name: 'To the library', exact: true }).click();
  await expect.poll(() => document.title).toBe('Library · Cuewright');
  history.back();
  await expect.poll(() => document.title).toBe('Cuewright: write the shot once');
});

test('a step that comes takes the focus to its heading, and is seen from its top', async () => {
  await openSample();
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('link', { name: 'from far below' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Library' })).toBeFocused();
  expect(scrollY).toBe(0);
  history.back();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeFocused();
});

test('the keyboard can skip the bar', async () => {
  await openSample();
  await press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'To the library', exact: true })).toBeFocused();
});

test('on a phone the links are a menu that closes behind one', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openSample();
  const link = page.getByRole('link', { name: 'Library', exact: true });
  await expect(link).toBeHidden();
  const opener = page.getByRole('button', { name: 'Where to go' });
  await opener.click();
  await expectAccessible();
  await press('Escape');
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  await expect(link).toBeHidden();
});

test('[NAV-6] every page but the first has a menu of all places, on a phone too', async () => {
  await open('/?step=library', account({ profile: { full_name: 'Ines Falk' } }));
  const opener = page.getByRole('button', { name: 'Go to', exact: true });
  await opener.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'New prompt',
    'Image to Prompt',
    'Storyboards',
    'Tools',
    'Brainstorm',
    'Library',
    'Lessons',
    'Saved prompts',
    'Notes',
    'Workspaces',
  ]);
  await page.getByRole('menuitem', { name: 'Lessons' }).click();
  await expectAddress('/?step=trainer');
  await page.viewport(320, 640);
  await expect(opener).toBeInViewport();
  expectNoSidewaysScroll();
  await opener.click();
  await page.getByRole('menuitem', { name: 'Notes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[NAV-7] on a phone the places lie at the thumb, but on the way to a prompt the way on lies there alone', async () => {
  await open('/?step=library', account({ profile: { full_name: 'Ines Falk' } }));
  const bar = page.getByRole('navigation', { name: 'Places' });
  await expect(bar).toBeHidden();
  await page.viewport(390, 844);
  await expect(bar.getByRole('link')).toHaveText(['New', 'Library', 'Boards', 'Learn', 'Workspaces']);
  await expect(bar.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  const { bottom } = bar.element().getBoundingClientRect();
  expect(Math.round(bottom)).toBe(844);
  await bar.getByRole('link', { name: 'Boards' }).click();
  await expectAddress('/?step=storyboard');
  await expect(page.getByRole('heading', { name: 'Your storyboards' })).toBeVisible();
  await bar.getByRole('link', { name: 'New' }).click();
  await expectAddress('/?step=method');
  await open('/?step=steps&mode=photo&method=guided');
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('[NAV-1] [NAV-2] the bar offers everything on the start page to whoever is signed in', async () => {
  await openAsGuest('/');
  const bar = page.getByRole('banner');
  const places = bar.getByRole('navigation').getByRole('link');
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(places).toHaveCount(0);
  await open('/', account({ profile: { full_name: 'Ines Falk' } }));
  await expect(places).toHaveText([
    'Library',
    'Trainer',
    'Reverse',
    'Workspace',
    'Brainstorm',
    'Tools',
    'Upgrade',
  ]);
  await places.getByText('Workspace').click();
  await expectAddress(/step=workspace/);
  await expect(places).toHaveCount(0);
  await bar.getByRole('button', { name: 'Account of Ines Falk' }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /^Overview/ })).toBeVisible();
  await press('Escape');
  await bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('printed, a screen with a prompt is the prompt', async () => {
  await openSample('?step=steps');
  await expect(page.getByRole('heading', { name: 'Live prompt' })).toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect(page.getByText('oilskin apron')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Checks' })).toBeHidden();
});

test('a path that leads nowhere says so and leads home', async () => {
  await openAsGuest('/no/such/place?step=library');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await expect.poll(() => document.title).toBe('Page not found · Cuewright');
  await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
  await expectFine();
});

test('a screen that fails breaks alone, says what was kept, and can be tried again', async () => {
  allowNoise(/made to break/);
  await openSample();
  await page.getByRole('link', { name: 'To a screen that breaks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This screen broke' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('What you saved is on the server');
  await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Library', exact: true })).toBeVisible();
  await expectFine();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trainer');
});

for (const query of ['', '?step=library', '?step=steps'])
  test(`the shell is accessible, whatever stands in it: ${query || 'the start'}`, async () => {
    await openSample(query);
    await expectFine();
    await page.viewport(320, 640);
    expectNoSidewaysScroll();
  });
