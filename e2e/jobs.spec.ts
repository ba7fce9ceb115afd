import type { Page } from '@playwright/test';
import { clipboard, countClicks } from './clicks.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).locator('textarea').first();
/** The copy for the generator stands on a sheet of its own, in amber. */
const copyButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Copy for / })
    .first();
const on = (page: Page) => page.getByRole('button', { name: /^(Next Step|Generate Prompt)/ });

/** Goes on, and writes where the cursor stands: a step of a builder is written in without a press of its own. */
async function write(page: Page, text: string): Promise<void> {
  await on(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('[JOB-1] a beginner has a copy of “a dog in the snow” in at most five clicks', async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto('/');
  await page.getByLabel('Your shot').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('a dog in the snow');
  await page.getByRole('button', { name: 'Write three copies' }).click();
  const first = page.getByRole('region', { name: 'Three copies' }).locator('section').first();
  await expect(first).toContainText('dog in the snow', { timeout: 40_000 });
  await first.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => clipboard(page)).toContain('dog in the snow');
  expect(await clicks()).toBeLessThanOrEqual(5);
});

test('[JOB-2] a marketer has a copy of a rough brief in at most five clicks', async ({ page, signIn }) => {
  const clicks = await countClicks(page);
  await signIn();
  await page.goto('/');
  await page.getByLabel('Your shot').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    'new oat drink, launch next week. want a glass bottle on a breakfast table, morning sun, somebody pouring it, fresh not clinical. for insta so 4:5, no people faces pls',
  );
  await page.getByRole('button', { name: 'Write three copies' }).click();
  const first = page.getByRole('region', { name: 'Three copies' }).locator('section').first();
  // The engine comes with the first words, and reads all of them.
  await expect(first).toContainText('glass bottle', { timeout: 40_000 });
  await first.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => clipboard(page)).toContain('glass bottle');
  expect(await clicks()).toBeLessThanOrEqual(5);
});

/** From the start page to what a method asks for first. */
async function begin(page: Page, method: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).click();
  await main(page).getByRole('link', { name: method }).first().click();
}

test('[JOB-3] a photographer has a copy with full detail in at most sixteen clicks', async ({
  page,
  signIn,
}) => {
  const clicks = await countClicks(page);
  await signIn();
  await begin(page, 'Advanced Steps');
  await page.getByRole('button', { name: 'Continue with Image Mode' }).click();
  await page
    .getByRole('radio', { name: /^Midjourney/ })
    .first()
    .click();
  for (const text of [
    'a net mender in her sixties, grey braid, oilskin apron',
    'the open doors of a boathouse, fog over an empty quay',
    'patience, the last one still working',
    'a medium close-up at eye level on an 85mm lens',
    'one bare tungsten bulb from above, blue dusk behind',
  ])
    await write(page, text);
  await on(page).click();
  await main(page)
    .getByRole('combobox', { name: /^Aperture/ })
    .click();
  await page.getByRole('option', { name: /2\.8/ }).first().click();
  await main(page).getByRole('switch', { name: 'Film grain' }).click();
  await on(page).click();
  await page.waitForURL(/step=result/);
  await copyButton(page).click();
  await expect.poll(() => clipboard(page)).toContain('net mender');
  expect(await clipboard(page)).toContain('oilskin apron');
  expect(await clicks()).toBeLessThanOrEqual(16);
});

test('[JOB-4] a director has the prompts of a drawn board of four frames in at most fourteen clicks', async ({
  page,
  signIn,
}) => {
  const clicks = await countClicks(page);
  await signIn();
  await begin(page, 'Simple Steps');
  await page.getByRole('radio', { name: /^FLUX/ }).first().click();
  await write(page, 'two brothers carrying a piano down a narrow stairwell');
  await write(page, 'an old tenement, one window on the landing');
  await on(page).click();
  for (const step of ['Mood', 'Camera & Technical']) {
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await on(page).click();
  await page.waitForURL(/step=result.*id=/);
  await page.getByRole('button', { name: 'Create Storyboard' }).click();
  const frames = page.getByRole('list', { name: 'Frames', exact: true }).getByRole('listitem');
  await expect(frames).toHaveCount(4);
  await page.getByRole('button', { name: /^Generate All/ }).click();
  await expect(frames.getByRole('img')).toHaveCount(4, { timeout: 40_000 });
  await page.getByRole('button', { name: 'Copy 4 prompts' }).click();
  await expect
    .poll(() => clipboard(page))
    .toMatch(/^Frame 1\nWide establishing shot: .*piano[\s\S]*Frame 4\n/);
  expect(await clicks()).toBeLessThanOrEqual(14);
});
