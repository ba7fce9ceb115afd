import { type Browser, type BrowserContextOptions, devices, type Locator, type Page } from '@playwright/test';
import { addresses, fillIn, generate } from './builder-page.ts';
import { button, edit, openResult, savePrompt, sheet } from './saved-prompt.ts';
import { expect, expectAccessible, test } from './test.ts';

const prompt_text =
  'A ferry clerk holds up "Kiki" and grins at dusk, red lanterns behind her, slow push in. I want total silence.';

const words = (page: Page) => sheet(page).locator('[data-prompt-text]');
const choices = (page: Page) => page.getByRole('toolbar', { name: /^Say what/ });
const said = (page: Page) =>
  page.getByRole('list', { name: 'What you said of your words' }).getByRole('listitem');
const copy = (page: Page, name: string) =>
  page.getByRole('article', { name: `Tune for ${name}` }).locator('[data-prompt-text]');

/** Where words stand on the screen, once they have their inks and their question marks, which move them. */
async function placeOf(text: Locator, part: string) {
  await expect(text.locator('[data-letter]').first()).toBeVisible();
  await expect(text.locator('[data-tag="?"]')).toHaveCount(2);
  return await text.evaluate((shown, wanted) => {
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, middle: top + height / 2 };
    }
    throw new Error(`${wanted} is not in one piece.`);
  }, part);
}

async function openPrompt(page: Page): Promise<string> {
  const { id } = await savePrompt(page.request, { prompt_text, mode: 'video', model: 'google-veo-3' });
  await openResult(page, id);
  await expect(copy(page, 'Hailuo 02')).toContainText('red lanterns');
  return id;
}

/** Another browser of the same person. */
async function elsewhere(browser: Browser, page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...options, storageState, baseURL: new URL(page.url()).origin });
  return await context.newPage();
}

test('[SAY-16] by mouse: dragged over, said, in every copy, saved, and there on another machine; an edit beside it leaves it', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn();
  const id = await openPrompt(page);
  const { left, right, middle } = await placeOf(words(page), 'red lanterns');
  await page.mouse.move(left + 6, middle);
  await page.mouse.down();
  await page.mouse.move(right - 6, middle, { steps: 6 });
  await expect(choices(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(choices(page)).toHaveAccessibleName('Say what “red lanterns” is');
  await choices(page).getByRole('button', { name: 'Must not be seen' }).click();
  await expect(said(page)).toHaveText(['“red lanterns” something that must not be seen']);
  await expect(copy(page, 'Hailuo 02')).not.toContainText('red lanterns');
  await expectAccessible(page);

  // Not saved yet, it waits in this tab; an edit elsewhere in the text leaves it, and saves it.
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  await edit(page, `Fog on the water. ${prompt_text}`);
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  const other = await elsewhere(browser, page);
  await openResult(other, id);
  await expect(said(other)).toHaveText(['“red lanterns” something that must not be seen']);
  await expect(words(other).locator('[data-tag="not seen"]')).toHaveText('red lanterns');
  await expect(copy(other, 'Hailuo 02')).not.toContainText('red lanterns');

  // Undone by one tap, and that is saved too.
  await button(other, 'Remove: “red lanterns” is something that must not be seen').click();
  await expect(copy(other, 'Hailuo 02')).toContainText('red lanterns');
  await button(other, 'Save Prompt').click();
  await expect(other.getByText('Saved. An edit becomes')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(copy(page, 'Hailuo 02')).toContainText('red lanterns');
  await expect(said(page)).toHaveCount(0);
});

test('[SAY-16] by touch: dotted words are settled by two taps, and selected ones at the foot of the screen', async ({
  browser,
  page: desk,
  signIn,
}) => {
  await signIn();
  const id = await openPrompt(desk);
  const page = await elsewhere(browser, desk, devices['Pixel 7']);
  await openResult(page, id);
  await words(page).getByRole('button', { name: '"Kiki"' }).tap();
  const ask = page.getByRole('dialog', { name: '"Kiki"' });
  await ask.getByRole('button', { name: 'Spoken' }).tap();
  await expect(said(page)).toHaveText(['“Kiki” spoken']);

  // As a long press selects, which a browser without a hand does not know.
  await words(page).evaluate((shown) => {
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf('red lanterns') ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + 'red lanterns'.length);
    }
  });
  await expect(choices(page)).toBeInViewport({ ratio: 1 });
  await choices(page).getByRole('button', { name: 'A note, left out' }).tap();
  await expect(said(page)).toHaveText(['“Kiki” spoken', '“red lanterns” a note, and left out']);
  await expect(copy(page, 'Hailuo 02')).not.toContainText('red lanterns');
  await button(page, 'Save Prompt').tap();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  await page.reload();
  await expect(said(page)).toHaveCount(2);
  await expect(copy(page, 'Hailuo 02')).not.toContainText('red lanterns');
  await page.context().close();
});

test('[SAY-16] by keyboard alone: on the live prompt of a builder, through to the result that is saved', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(addresses.simple());
  await fillIn(page, /^Stable Diffusion/, [
    'A baker with a red scarf',
    'a tiled market',
    'patience',
    'an 85mm lens',
  ]);
  const live = page.getByRole('region', { name: 'The whole prompt' });
  await expect(live).toContainText('red scarf');
  await live.focus();
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  const told = page.getByRole('complementary', { name: 'Live prompt' }).getByRole('status');
  await expect(told.filter({ hasText: '“red”' })).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choices(page)).toHaveAccessibleName('Say what “red scarf” is');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(['“red scarf” something that must not be seen']);
  await expect(live).toBeFocused();

  // A reload in between keeps it with the draft.
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'For Stable Diffusion' }).check();
  const written = page.getByRole('region', { name: /^Written for Stable Diffusion/ });
  await expect(written).toContainText('Negative prompt, in its own field');
  await expect(written.locator('[data-prompt-text]')).not.toContainText('red scarf');
  await page.getByRole('radio', { name: 'Prompt', exact: true }).check();
  await generate(page).press('Enter');
  await page.waitForURL(/step=result/);
  await page.reload();
  await expect(said(page)).toHaveText(['“red scarf” something that must not be seen']);
});
