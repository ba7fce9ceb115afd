import { addresses, fillIn } from './builder-page.ts';
import { openResult, savePrompt, sheet } from './saved-prompt.ts';
import { test } from './test.ts';

for (const colorScheme of ['dark', 'light'] as const)
  for (const [name, width, height] of [
    ['phone', 390, 844],
    ['desk', 1440, 900],
  ] as const)
    test.describe(() => {
      test.use({
        colorScheme,
        viewport: { width, height },
        hasTouch: name === 'phone',
        isMobile: name === 'phone',
      });
      test(`look ${colorScheme} ${name}`, async ({ page, signIn }) => {
        test.setTimeout(120_000);
        await signIn();
        const shot = async (what: string, fullPage = false) =>
          page.screenshot({ path: `/tmp/lk/${what}-${name}-${colorScheme}.png`, fullPage });
        const { id } = await savePrompt(page.request, {
          mode: 'video',
          model: 'google-veo-3',
          prompt_text:
            'A courier in a red coat rides a Volta K2 down to the quay at dawn, 50mm. Low sun from the left, wet cobbles. No text.',
        });
        await openResult(page, id);
        const pins = page.getByRole('region', { name: 'Pinned words' });
        await pins.scrollIntoViewIfNeeded();
        await shot('empty');
        await pins.getByRole('button', { name: 'Pick words' }).click();
        await pins.getByRole('button', { name: 'Volta' }).click();
        await pins.getByRole('button', { name: 'K2', exact: true }).click();
        await pins.getByRole('button', { name: '50mm' }).click();
        await pins.scrollIntoViewIfNeeded();
        await shot('picking');
        await pins.getByRole('button', { name: 'Done' }).click();
        await sheet(page)
          .locator('[data-prompt-text]')
          .evaluate((text) => {
            text.scrollIntoView({ block: 'center' });
            const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const at = node.textContent?.indexOf('red coat') ?? -1;
              if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + 8);
            }
          });
        await page.getByRole('button', { name: 'Pin “red coat”' }).waitFor();
        await shot('selected');
        await page.getByRole('button', { name: 'Pin “red coat”' }).click();
        await shot('result', true);
        await sheet(page).getByRole('button', { name: 'Volta K2' }).click();
        await page.getByRole('button', { name: 'Unpin', exact: true }).waitFor();
        await shot('popover');
        await page.goto('/?step=optimizer&mode=photo&method=optimizer');
        await page
          .getByRole('textbox', { name: 'Your idea' })
          .fill('A courier in a red coat rides a Volta K2 down to the quay');
        await page.getByRole('textbox', { name: 'Your idea' }).selectText();
        await shot('optimizer-selected');
        await page.getByRole('button', { name: /^Pin “/ }).click();
        await shot('optimizer', true);
        await page.goto(addresses.simple());
        await fillIn(page, /^Midjourney/, [
          'A baker',
          'a tiled market',
          'patience before dawn',
          'an 85mm lens',
        ]);
        if (name === 'phone') await page.getByRole('button', { name: /Live prompt/ }).click();
        await page.getByRole('button', { name: 'Pick words' }).click();
        await page.getByRole('button', { name: 'tiled', exact: true }).click();
        await shot('builder');
      });
    });
