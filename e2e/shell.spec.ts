import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const gallery = new URL(String(process.env['PLAYWRIGHT_GALLERY']));

/** The shell with several steps in it. It is built with the gallery, and stands at the root as the app does. */
async function openSample(page: Page, query = ''): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === gallery.origin && pathname === '/',
    async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${gallery.origin}/sample-app.html` }) }),
  );
  await page.goto(`${gallery.origin}/${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('the address', () => {
  test('[STEP-3] a step that does not exist leads to the start page, and the address says so', async ({
    page,
  }) => {
    for (const query of ['?step=nonsense', '?step=story-board&mode=photo', '?step=constructor']) {
      await page.goto(`/${query}`);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write the shot once/);
    }
  });

  test('[STEP-5] signed out, a step for the signed in is reset to the start page', async ({ page }) => {
    await openSample(page, '?step=workspace');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page).toHaveURL(`${gallery.origin}/`);
  });

  test('[STEP-4] Back leads through the steps, the browser’s and the bar’s alike', async ({ page }) => {
    await openSample(page);
    await page.getByRole('link', { name: 'To the library', exact: true }).click();
    await expect(page).toHaveURL(`${gallery.origin}/?step=library&mode=photo`);
    await page.getByRole('link', { name: 'Simple Steps' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood');
    const back = page.getByRole('button', { name: 'Back' });
    await back.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
    await back.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(back).toBeHidden();
  });

  test('[STEP-4] Back leads to the start page when nothing came before', async ({ page }) => {
    await openSample(page, '?step=library');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page).toHaveURL(`${gallery.origin}/`);
  });

  test('[STEP-4] the logo leads to the start page, without loading it again', async ({ page }) => {
    await openSample(page, '?step=library&mode=video&method=guided');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Cuewright' }).click();
    await expect(page).toHaveURL(`${gallery.origin}/`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('the document is titled after the step', async ({ page }) => {
  await openSample(page);
  await expect(page).toHaveTitle('Cuewright: write the shot once');
  await page.getByRole('link', { name: 'To the library', exact: true }).click();
  await expect(page).toHaveTitle('Library · Cuewright');
  await page.goBack();
  await expect(page).toHaveTitle('Cuewright: write the shot once');
});

test('a step that comes takes the focus to its heading, and is seen from its top', async ({ page }) => {
  await openSample(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'from far below' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Library' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeFocused();
});

test('the keyboard can skip the bar', async ({ page }) => {
  await openSample(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the library', exact: true })).toBeFocused();
});

test('on a phone the links are a menu that closes behind one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSample(page);
  const link = page.getByRole('link', { name: 'Library', exact: true });
  await expect(link).toBeHidden();
  const opener = page.getByRole('button', { name: 'Where to go' });
  await opener.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  await expect(link).toBeHidden();
});

test('[NAV-1] [NAV-2] the bar offers everything on the start page to whoever is signed in', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const places = bar.getByRole('navigation').getByRole('link');
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(places).toHaveCount(0);
  await signIn({ name: 'Ines Falk' });
  await page.goto('/');
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
  await expect(page).toHaveURL(/step=workspace/);
  await expect(places).toHaveCount(0);
  await bar.getByRole('button', { name: 'Account of Ines Falk' }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /^Overview/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a path that leads nowhere says so and leads home', async ({ page, allowedNoise }) => {
  allowedNoise.push(/404/);
  const answer = await page.goto('/no/such/place?step=library');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await expect(page).toHaveTitle('Page not found · Cuewright');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write the shot once/);
});

test.describe('a screen that fails', () => {
  test('breaks alone, says what was kept, and can be tried again', async ({ page, allowedNoise }) => {
    allowedNoise.push(/made to break/);
    await openSample(page);
    await page.getByRole('link', { name: 'To a screen that breaks' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'This screen broke' });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('What you saved is on the server');
    await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Library', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trainer');
  });

  test('comes on a new try when its code did not, and the page is kept while no server answers', async ({
    page,
    allowedNoise,
  }) => {
    allowedNoise.push(/ERR_FAILED|503|did not load|dynamically imported/);
    await openSample(page);
    await page.route(/sample-library.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'To the library', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
    await page.unroute(/sample-library.*\.js/);
    const retry = page.getByRole('button', { name: 'Try again' });
    let isSilent = true;
    await page.route(`${gallery.origin}/healthz`, (route) => route.fulfill({ status: isSilent ? 503 : 200 }));
    await Promise.all([page.waitForResponse(/healthz/), retry.click()]);
    await expect(retry).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
    isSilent = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  });
});

test.describe('after a deployment', () => {
  const chunk = /sample-library.*\.js/;

  test('a page whose code is gone loads itself again, once', async ({ page, allowedNoise }) => {
    allowedNoise.push(/404|dynamically imported|did not load/);
    let isOld = true;
    let documents = 0;
    await openSample(page, '?step=hero');
    await page.route(chunk, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(
      ({ origin, pathname }) => origin === gallery.origin && pathname === '/',
      (route) => {
        if (route.request().isNavigationRequest()) {
          isOld = false;
          return route.fallback();
        }
        return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' });
      },
    );
    await page.getByRole('link', { name: 'To the library', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
    expect(documents).toBe(1);
  });

  test('a page that is still without it says so instead of loading for ever', async ({
    page,
    allowedNoise,
  }) => {
    allowedNoise.push(/404|dynamically imported|did not load/);
    let documents = 0;
    await openSample(page);
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(
      ({ origin, pathname }) => origin === gallery.origin && pathname === '/',
      (route) =>
        route.request().isNavigationRequest()
          ? route.fallback()
          : route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
    );
    await page.getByRole('link', { name: 'To the library', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
    expect(documents).toBe(1);
  });

  test('a page that is not old is left alone', async ({ page, allowedNoise }) => {
    allowedNoise.push(/404|dynamically imported|did not load/);
    await openSample(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'To the library', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test.describe('offline', () => {
  test('it is said, and what was saved meanwhile is sent when the server answers again', async ({
    page,
    context,
    signIn,
    allowedNoise,
  }) => {
    allowedNoise.push(/ERR_INTERNET_DISCONNECTED|503|ERR_FAILED/);
    await signIn();
    await page.goto('/');
    await openNotes(page);
    await page.getByRole('button', { name: 'Add Note' }).click();
    await context.setOffline(true);
    await expect(page.getByText('Offline.')).toBeVisible();
    await expectAccessible(page);

    const form = page.getByRole('form', { name: 'New note' });
    await form.getByLabel('Title').fill('Written in a tunnel');
    await form.getByLabel('Content').fill('Headlamps only.');
    await form.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByText('What you saved waits on this page')).toBeVisible();

    // A network without our server behind it is not the line.
    let isSilent = true;
    await page.route('/healthz', (route) => (isSilent ? route.fulfill({ status: 503 }) : route.continue()));
    const asked = page.waitForResponse('/healthz');
    await context.setOffline(false);
    await asked;
    await expect(page.getByText('Offline.')).toBeVisible();
    isSilent = false;
    await expect(page.getByText('Back on the line.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'Written in a tunnel' })).toBeVisible();
    await page.keyboard.press('Escape');
    // She comes by herself after a while; if that was in the tunnel, then now.
    await expect(page.getByRole('button', { name: 'Ask Aira' })).toBeVisible();
    await expect(page.getByText('Back on the line.')).toBeHidden({ timeout: 15_000 });
  });
});

test('printed, a screen with a prompt is the prompt', async ({ page }) => {
  await openSample(page, '?step=steps');
  await expect(page.getByRole('heading', { name: 'Live prompt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('oilskin apron')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Checks' })).toBeHidden();
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [320, 390, 1440]) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('the shell is accessible, whatever stands in it', async ({ page }) => {
        for (const query of ['', '?step=library', '?step=steps']) {
          await openSample(page, query);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });
    });
  }
}
