import type { Page } from '@playwright/test';
import { addresses, fillIn, generate, next } from './builder-page.ts';
import { button, edit, openSavedPrompts, sheet } from './saved-prompt.ts';
import { nightWindow } from './some-picture.ts';
import { expect, test } from './test.ts';

type Mode = 'photo' | 'video';
const models = { photo: /^Nano Banana/, video: /^Pika/ };
const mender = 'A net mender';

/** By the beginning of its name: a key may stand behind it. */
const press = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

/** From an empty page to the button that makes the prompt, and over it. */
const makers: Record<string, (page: Page, mode: Mode) => Promise<void>> = {
  Simple: async (page, mode) => {
    await page.goto(addresses.simple(mode));
    await fillIn(page, models[mode], [mender, 'a boathouse', 'patience', 'an 85mm lens']);
    await generate(page).click();
  },
  Advanced: async (page, mode) => {
    await page.goto(addresses.advanced(mode));
    await fillIn(page, models[mode], [mender, 'a boathouse', 'patience', 'an 85mm lens', 'one bulb']);
    await next(page).click();
    await generate(page).click();
  },
  'One-Click': async (page, mode) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?step=automation&mode=${mode}&method=automation`);
    await press(page, 'Generate');
    await press(page, 'Use This Prompt');
  },
  Optimizer: async (page, mode) => {
    await page.goto(`/?step=optimizer&mode=${mode}&method=optimizer`);
    await page.getByRole('textbox', { name: 'Your idea' }).fill(mender);
    await press(page, 'Next');
    await page.getByRole('button', { name: /^Documentary/ }).click();
    await press(page, 'Optimize with AI');
    await press(page, 'Open the result');
  },
  'Image to Prompt': async (page) => {
    await page.goto('/?step=reverse');
    const picture = { name: 'window.png', mimeType: 'image/png', buffer: nightWindow() };
    await page.getByLabel('Picture file').setInputFiles(picture);
    await press(page, 'Analyze');
    await press(page, 'Use This Prompt');
  },
};

/** Each method once, in one of its modes; what the others save is in their page tests. A picture that is read is a photo. */
const ways = [
  ['Simple', 'video'],
  ['Advanced', 'photo'],
  ['One-Click', 'video'],
  ['Image to Prompt', 'photo'],
  ['Optimizer', 'photo'],
] as const;

test('a prompt is made by each method and saved, and one is found, reopened, edited, restored and deleted', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/404/);
  await signIn();
  const texts = async (): Promise<string[]> => {
    const { prompts } = await (await page.request.get('/api/prompts')).json();
    return prompts.map(({ prompt_text }: { prompt_text: string }) => prompt_text);
  };
  let made = '';
  for (const [before, [method, mode]] of ways.entries())
    await test.step(`${method}, ${mode}`, async () => {
      await makers[method]?.(page, mode);
      await page.waitForURL(/step=result.*id=/);
      const [newest = '', ...older] = await texts();
      expect(older).toHaveLength(before);
      await expect(sheet(page)).toContainText(newest);
      made = newest;
    });

  await page.goto('/');
  await openSavedPrompts(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').fill(made.split(/\W+/).slice(0, 6).join(' '));
  await dialog
    .getByRole('button', { name: /^Photo prompt/ })
    .first()
    .click();
  await expect(sheet(page)).toContainText(made);

  await edit(page, 'Something else at dawn.');
  await button(page, 'Restore White').click();
  await expect(sheet(page)).toContainText(made);
  const versions = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(versions.first()).toContainText('from white');

  await openSavedPrompts(page);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(ways.length - 1);
  // Leaving the page does at once what the toast waits with.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This prompt does not exist' })).toBeVisible();
  expect(await texts()).not.toContain(made);
});
