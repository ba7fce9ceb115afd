import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { expect, expectAccessible, test } from './test.ts';

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
