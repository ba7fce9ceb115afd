import { openResult, savePrompt, sheet } from './saved-prompt.ts';
import { expect, test } from './test.ts';
import { addresses, fillIn } from './builder-page.ts';

const form = 'Medium shot at eye level on a 50mm, slow push in. A woman in her sixties, grey braid, oilskin apron, mends a green trawl net at the open doors of a boathouse at dusk, fog over an empty quay. One bare bulb from the left, about 2700K, low-key. Late and unhurried. Shot on ARRI Alexa Mini at f/2.8, film grain. Twine pulled through mesh, low water. No crowd, no text. 16:9, 8 seconds.';

test('look', async ({ page, signIn, allowedNoise }) => {
  test.setTimeout(120_000);
  allowedNoise.push(/./);
  await signIn();
  await page.goto('/');
  const clip = await savePrompt(page.request, { mode: 'video', model: 'google-veo-3', prompt_text: form });
  for (const theme of ['stage', 'paper'] as const) {
    await page.evaluate((t) => localStorage.setItem('theme', t), theme);
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await openResult(page, clip.id);
      await expect(page.getByRole('heading', { name: 'Tune for another generator' })).toBeVisible();
      await page.screenshot({ path: `/tmp/tune-shots/result-${theme}-${width}.png`, fullPage: true });
      if (theme === 'stage') {
        await page.getByRole('radio', { name: 'For Veo 3.1' }).click();
        await expect(sheet(page)).toBeHidden();
        await page.getByText('Settings of Runway Gen-4').click();
        await page.screenshot({ path: `/tmp/tune-shots/result-open-${theme}-${width}.png`, fullPage: true });
        await page.getByRole('radio', { name: 'Prompt' }).first().click();
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Add a generator' }).click();
  await page.keyboard.type('mid');
  await page.screenshot({ path: `/tmp/tune-shots/finder.png` });
  await page.keyboard.press('Enter');
  await page.getByText(/^Settings of Midjourney/).first().click();
  await page.screenshot({ path: `/tmp/tune-shots/result-three.png`, fullPage: true });
  await page.goto(addresses.simple());
  await fillIn(page, /^Midjourney/, ['A baker with floury hands', 'a tiled market at dawn', 'patience', 'an 85mm lens at f/2, low angle']);
  await page.getByRole('radio', { name: 'For Midjourney' }).click();
  await expect(page.getByRole('heading', { name: 'Written for Midjourney' })).toBeVisible();
  await page.screenshot({ path: `/tmp/tune-shots/live.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Live prompt/ }).click();
  await page.screenshot({ path: `/tmp/tune-shots/live-390.png` });
});
