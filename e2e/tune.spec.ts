import type { Page } from '@playwright/test';
import { addresses, fillIn } from './builder-page.ts';
import { button, openResult, savePrompt, sheet } from './saved-prompt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const shot =
  'Slow push in on a welder in a greenhouse before sunrise, fog, window light from the left, 50mm at f/2.8. Sparks hiss on wet leaves. No text. 16:9, 8 seconds.';
const copyFor = (page: Page, name: string) => page.getByRole('article', { name: `Tune for ${name}` });
const told = (page: Page, name: string, box: string) =>
  copyFor(page, name)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: box }) });

test('[TUNE-1] [TUNE-2] [TUNE-3] a finished prompt is tuned for others, side by side', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const { id } = await savePrompt(page.request, { mode: 'video', model: 'google-veo-3', prompt_text: shot });
  await openResult(page, id);

  // Motion only, over a start image, without sound.
  const runway = copyFor(page, 'Runway Gen-4');
  await expect(runway).toContainText(/welder/);
  await expect(told(page, 'Runway Gen-4', 'Sound')).toContainText('Its clips are silent');
  await expect(told(page, 'Runway Gen-4', 'Look of the shot').locator('svg')).toBeAttached();
  await expect(runway.getByRole('switch')).toBeChecked();
  await expect(runway.getByRole('switch')).toBeDisabled();
  const untold = runway.getByRole('region', { name: 'What Runway Gen-4 cannot be told' });
  await expect(untold).toContainText('The start image says it');

  // Where a start image is a choice, it takes the look out of the words.
  const hailuo = copyFor(page, 'Hailuo 02');
  await expect(told(page, 'Hailuo 02', 'Length')).toContainText('6 s, was 8');
  await expect(hailuo).toContainText(/50mm/);
  await hailuo.getByText('Image to video', { exact: true }).click();
  await expect(told(page, 'Hailuo 02', 'Look of the shot')).toContainText('The start image tells Hailuo 02');
  await expect(hailuo.getByRole('region', { name: /cannot be told/ })).toContainText('50mm');

  // One more, for stills: its own parameters, each within its range, and back again.
  await button(page, 'Add a generator').click();
  await page.getByRole('combobox', { name: 'Find a generator' }).fill('midj');
  await page.getByRole('option', { name: 'Midjourney Midjourney', exact: true }).click();
  const midjourney = copyFor(page, 'Midjourney');
  await midjourney.getByText('Settings of Midjourney').click();
  await midjourney.getByLabel('--stylize', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(midjourney).toContainText('--stylize 101');
  await midjourney.getByLabel('--seed', { exact: true }).fill('99999999999');
  await expect(midjourney).toContainText('--seed 4294967295');
  await button(page, 'Copy for Midjourney').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/welder.*--seed 4294967295/s);
  await button(page, 'Reset --stylize').click();
  await expect(midjourney).not.toContainText('--stylize 101');
  await midjourney.getByRole('combobox', { name: 'Frame' }).click();
  await page.getByRole('option', { name: '9:16', exact: true }).click();
  await expect(midjourney).toContainText('--ar 9:16');

  // Another in its place; a retired one names its heir.
  await button(page, 'Change Midjourney').click();
  await page.getByRole('combobox', { name: 'Find a generator' }).fill('kling');
  await page.keyboard.press('Enter');
  await expect(copyFor(page, 'Kling 1.6')).toBeVisible();
  await expect(midjourney).toBeHidden();

  // A favourite stands there in every tab of this browser.
  await button(page, 'Make Kling 1.6 a favourite').click();
  await expectAccessible(page);
  const other = await context.newPage();
  await openResult(other, id);
  await expect(copyFor(other, 'Kling 1.6')).toBeVisible();
  await expect(copyFor(other, 'Hailuo 02')).toBeHidden();
  await other.close();

  // It counts nothing.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(copyFor(page, 'Kling 1.6')).toBeVisible();
  await expect(page.getByText('0 of 6', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('[TUNE-4] the chosen model’s copy stands beside the mandated text, and the choice is remembered', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const { id, prompt } = await savePrompt(page.request);
  await openResult(page, id);
  await expect(sheet(page)).toContainText(prompt);
  await page.getByRole('radio', { name: 'For Midjourney' }).click();
  const written = page.getByRole('region', { name: 'Written for Midjourney', exact: true });
  await expect(written).toContainText('net mender');
  await expect(written).not.toContainText('4K resolution');
  await button(page, 'Copy Prompt').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/net mender/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('4K resolution');

  await page.goto(addresses.simple());
  await fillIn(page, /^Midjourney/, ['A baker', 'a tiled market at dawn', 'patience', 'an 85mm lens']);
  await expect(written).toContainText('baker');
  await expect(written).not.toContainText('4K resolution');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Prompt', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Live prompt', exact: true })).toContainText('4K resolution');
});
