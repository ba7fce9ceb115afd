import type { Page } from '@playwright/test';
import { expectScreen, goToStep } from './go-to.ts';
import { expect, test } from './test.ts';

const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Where a page is: its address, and what is shown there. */
async function placeOf(page: Page): Promise<{ url: string; shown: string }> {
  await expectScreen(page);
  return { url: page.url(), shown: (await heading(page).textContent()) ?? '' };
}

async function expectPlace(page: Page, { url, shown }: { url: string; shown: string }): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(heading(page)).toHaveText(shown);
}

async function signInHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Name').fill('Ana Torres');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for Now' }).click();
}

test('[STEP-4] Back and Forward find each step in its turn, after a reload, by the bar, and after a long jump', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=method');
  const places = [await placeOf(page)];
  for (const name of ['Image or video', 'Library', 'Image or video']) {
    await goToStep(page, name);
    places.push(await placeOf(page));
  }
  await page.reload();
  for (const place of places.slice(0, -1).reverse()) {
    await page.goBack();
    await expectPlace(page, place);
  }
  for (const place of places.slice(1)) {
    await page.goForward();
    await expectPlace(page, place);
  }
  // A long jump back leaves Back where it leads from there.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/?step=mode');
  await back(page).click();
  await expect(page).toHaveURL('/?step=method');
  await page.evaluate(() => history.go(3));
  await expect(heading(page)).toHaveText('One frame, or a clip?');

  for (const place of places.slice(0, -1).reverse()) {
    await back(page).click();
    await expectPlace(page, place);
  }
  // Nothing came before: then it is the start page.
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(back(page)).toBeHidden();
});

test('[STEP-6] signing in resumes at the step that was wanted by its address, and Back leads on from there', async ({
  page,
}) => {
  await page.goto('/?step=mode&method=enhanced');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Welcome to Cuewright' })).toBeVisible();
  await signInHere(page);
  await expect(page).toHaveURL('/?step=mode&method=enhanced');
  await expect(heading(page)).toHaveText('One frame, or a clip?');
  await back(page).click();
  await expect(page).toHaveURL('/');
});
