import { addresses, fillIn } from './builder-page.ts';
import { test } from './test.ts';

for (const scheme of ['dark', 'light'] as const)
  test('look ' + scheme, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const shot = async (n: string) => {
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/aira-look/${scheme}-${n}.png` });
    };
    await page.goto('/');
    await page.waitForTimeout(2500);
    await shot('hero-1440');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Pricing' }).click();
    await page.waitForTimeout(1500);
    await shot('hero-open-1440');
    await page.setViewportSize({ width: 390, height: 844 });
    await shot('hero-open-390');
    await page.getByRole('button', { name: 'Close Aira' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn();
    await page.goto(addresses.advanced('video'));
    await fillIn(page, /^Veo 3/, [
      'A woman in her sixties, grey braid, oilskin apron, mends a green trawl net',
      'Open doors of a boathouse, tide out, fog over the harbour',
      'Late and unhurried: the last one still working',
    ]);
    await page.waitForTimeout(2500);
    await shot('builder-closed-1440');
    await page.getByRole('button', { name: 'Ask Aira', exact: true }).click();
    await shot('builder-empty-1440');
    const say = async (t: string) => {
      await page.getByRole('textbox', { name: 'Ask Aira' }).fill(t);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(900);
    };
    await say('Why is my prompt generic?');
    await shot('builder-why-1440');
    await say('Write it for Kling');
    await shot('builder-kling-1440');
    await say('Compare Veo and Kling');
    await shot('builder-compare-1440');
    await page.setViewportSize({ width: 1280, height: 800 });
    await shot('builder-1280');
    await page.setViewportSize({ width: 1000, height: 800 });
    await shot('builder-1000');
    await page.setViewportSize({ width: 390, height: 844 });
    await shot('builder-390');
    await page.getByRole('button', { name: 'Close Aira' }).click();
    await shot('builder-closed-390');
    await page.setViewportSize({ width: 1000, height: 800 });
    await shot('builder-closed-1000');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/?step=method');
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Ask Aira', exact: true }).click();
    await shot('method-1440');
  });
