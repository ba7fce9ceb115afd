import type { Page } from '@playwright/test';
import { openNotes } from './open-notes.ts';
import { expect, expectAccessible, test } from './test.ts';

const chunk = /\/library-step-.*\.js/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const goToLibrary = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();

test('a page that is not old is left alone when code does not come, which comes on a new try, once a server answers', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/ERR_FAILED|404|503|did not load|dynamically imported/);
  await signIn();
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await goToLibrary(page);
  await expect(heading(page)).toHaveText('This screen did not load');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.unroute(chunk);
  let isSilent = true;
  await page.route('/healthz', (route) => route.fulfill({ status: isSilent ? 503 : 200 }));
  await Promise.all([page.waitForResponse('/healthz'), retry(page).click()]);
  await expect(retry(page)).toBeEnabled();
  await expect(heading(page)).toHaveText('This screen did not load');
  isSilent = false;
  await retry(page).click();
  await expect(heading(page)).toHaveText('Prompt Library');
});

test('after a deployment a page whose code is gone loads itself again, once, and says so where it is still without it', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/404|dynamically imported|did not load/);
  let isGone = true;
  let documents = 0;
  await signIn();
  await page.goto('/');
  await page.route(chunk, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  // What the server now has at the root is another page than the one that is open.
  await page.route('/', (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' }),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await goToLibrary(page);
  await expect(heading(page)).toHaveText('This screen did not load');
  expect(documents).toBe(1);

  isGone = false;
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  isGone = true;
  documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await goToLibrary(page);
  await expect(heading(page)).toHaveText('Prompt Library');
  expect(documents).toBe(1);
});

test.describe('offline', () => {
  test('it is said, and what was saved meanwhile is sent when the server answers again', async ({
    page,
    context,
    signIn,
    allowedNoise,
  }) => {
    allowedNoise.push(/ERR_INTERNET_DISCONNECTED|503|ERR_FAILED/);
    await page.clock.install();
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
    // It asks again by itself.
    await page.clock.fastForward(3_000);
    await expect(page.getByText('Back on the line.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Written in a tunnel' })).toBeVisible();
    await page.keyboard.press('Escape');
    // She comes by herself after a while; if that was in the tunnel, then now.
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Ask Aira' })).toBeVisible();
    await expect(page.getByText('Back on the line.')).toBeHidden();
  });
});
