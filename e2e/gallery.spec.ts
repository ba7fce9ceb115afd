import type { Locator, Page } from '@playwright/test';
import { stopClock } from './stop-clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const gallery = String(process.env['PLAYWRIGHT_GALLERY']);

function component(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

test.beforeEach(async ({ page }) => {
  await page.goto(gallery);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`every component, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const width of [390, 1440]) {
      test(`is accessible, ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('what opens over the page is accessible', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const opens = [
        { trigger: page.getByRole('button', { name: 'More for The net mender' }), role: 'menu' },
        { trigger: component(page, 'Select').getByRole('combobox').first(), role: 'listbox' },
        { trigger: component(page, 'Combobox').getByRole('combobox').first(), role: 'listbox' },
        { trigger: page.getByRole('button', { name: 'Delete workspace' }).first(), role: 'alertdialog' },
        { trigger: page.getByRole('button', { name: 'Filters', exact: true }), role: 'dialog' },
        { trigger: page.getByRole('button', { name: 'halation' }).first(), role: 'tooltip' },
      ] as const;
      for (const { trigger, role } of opens) {
        const opened = page.getByRole(role);
        await trigger.click();
        await expect(opened).toBeVisible();
        await expectAccessible(page, '[data-base-ui-portal]');
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
      await page.getByRole('button', { name: 'Delete note' }).click();
      await expect(page.getByText('Note deleted')).toBeVisible();
      await expectAccessible(page, '[data-base-ui-portal]');
    });
  });
}

test('nothing is cut off or wider than a small phone with the largest type', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const larger = page.getByRole('banner').getByRole('button', { name: 'Larger type' });
  while (await larger.isEnabled()) await larger.click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('20 px');
  await expectNoSidewaysScroll(page);
  // What a dialog asks scrolls; its answers stay in sight.
  await page.setViewportSize({ width: 320, height: 300 });
  await page.getByRole('button', { name: 'Delete workspace' }).first().click();
  const dialog = page.getByRole('alertdialog');
  for (const name of ['Close', 'Keep it'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('a dialog keeps the focus, gives it back, and closes with Escape', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Delete workspace' }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Low Water”?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Type Low Water to confirm')).toBeFocused();
  const inside = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    await expect.poll(inside).toBe(true);
  }
  // It has to be answered: a press beside it is no answer.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Type Low Water to confirm').fill('Low Water');
  await expect(dialog.getByRole('button', { name: 'Delete workspace' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a sheet keeps the focus and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
  await expect.poll(() => sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu is walked by arrows, Home, End and first letters', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'More for The net mender' });
  const focused = page.locator('[role=menuitem]:focus');
  await opener.press('ArrowDown');
  await expect(focused).toContainText('Rename');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Duplicate');
  await page.keyboard.press('End');
  await expect(focused).toContainText('Delete');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Rename');
  await page.keyboard.press('d');
  await expect(focused).toContainText('Duplicate');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Rename');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a select is chosen from by arrows and by first letters', async ({ page }) => {
  const lens = component(page, 'Select').getByRole('combobox').first();
  await expect(lens).toHaveAccessibleName(/^Lens/);
  await lens.press('Enter');
  const lit = page.locator('[role=option][data-highlighted]');
  await expect(lit).toContainText('50mm');
  await page.keyboard.press('ArrowDown');
  await expect(lit).toContainText('85mm');
  await page.keyboard.press('Home');
  await expect(lit).toContainText('24mm');
  await page.keyboard.type('35');
  await expect(lit).toContainText('35mm');
  await page.keyboard.press('Enter');
  await expect(lens).toContainText('35mm f/1.4');
  await expect(lens).toBeFocused();
});

test('a combobox narrows as one types, and takes what is lit', async ({ page }) => {
  const camera = component(page, 'Combobox').getByRole('combobox', { name: 'Camera' }).first();
  await camera.fill('son');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/Sony Venice 2/]);
  await page.keyboard.press('Enter');
  await expect(camera).toHaveValue('Sony Venice 2');
  await camera.fill('arri');
  await expect(options).toHaveCount(2);
  const lit = page.locator('[role=option][data-highlighted]');
  await expect(lit).toContainText('Alexa Mini');
  await page.keyboard.press('ArrowDown');
  await expect(lit).toContainText('Alexa 35');
  await camera.fill('polaroid');
  await expect(page.getByText('Nothing is called that. Try fewer letters.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(camera).toBeFocused();
});

test('tabs are walked by arrows, Home and End, past a locked one', async ({ page }) => {
  const tabs = component(page, 'Tabs').getByRole('tablist').first();
  const tab = (name: string) => tabs.getByRole('tab', { name });
  await tab('Storytelling Approach').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Technical Mastery')).toBeFocused();
  await expect(tab('Technical Mastery')).toHaveAttribute('aria-selected', 'true');
  await expect(component(page, 'Tabs').getByRole('tabpanel').first()).toContainText('Lens, stop');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(tab('Storytelling Approach')).toBeFocused();
  await expect(tab('Directing')).toHaveAttribute('aria-disabled', 'true');
});

test('a term is explained on focus, on tap, and to ears without either', async ({ page }) => {
  const term = page.getByRole('button', { name: 'halation' }).first();
  await expect(term).toHaveAccessibleDescription('The red-orange glow film leaves around a bright light.');
  await term.click();
  await expect(page.getByRole('tooltip')).toContainText('Halation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('[COPY-1] what was copied is on the clipboard, and said for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const copy = component(page, 'Copy button').getByRole('button', { name: 'Copy', exact: true }).first();
  await stopClock(page);
  await copy.click();
  const status = component(page, 'Copy button').getByRole('status').first();
  await expect(status).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Medium shot/);
  await page.clock.runFor(2000);
  await expect(status).toHaveText('');
});

test('where the clipboard is hidden, copying still works or says that it did not', async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const copy = component(page, 'Copy button').getByRole('button', { name: 'Copy', exact: true }).first();
  const status = component(page, 'Copy button').getByRole('status').first();
  await copy.click();
  await expect(status).toHaveText('Copied!');
  await page.evaluate(() => Object.defineProperty(document, 'execCommand', { value: () => false }));
  await copy.click();
  await expect(status).toHaveText('Not copied');
});

test('[UNDO-1] undo stops what the end of its toast would do', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete note' }).click();
  const toast = page.getByRole('region', { name: 'Notices' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast.getByText('Note deleted')).toBeHidden();
  await expect(page.getByText('Undone: nothing was sent')).toBeVisible();
  await page.getByRole('button', { name: 'Delete note' }).click();
  const again = toast.getByRole('dialog', { name: 'Note deleted' });
  await again.hover();
  await again.getByRole('button', { name: 'Dismiss' }).click();
  const done = toast.getByText('Done: 1 note is gone');
  await expect(done).toHaveCount(1);
  // Whoever leaves the page has thought long enough.
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(done).toHaveCount(2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('everything that is pressed answers over 44 px', async ({ page }) => {
    const small = await page.evaluate(() => {
      const pressable =
        'button, a[href], input, textarea, [role=checkbox], [role=radio], [role=switch], [role=tab]';
      const isMeant = (element: HTMLElement) =>
        element.checkVisibility() &&
        element.offsetWidth > 1 &&
        !element.closest('[aria-hidden=true]') &&
        // Words inside a line of text are as high as the line.
        getComputedStyle(element).display !== 'inline';

      /** Over how many pixels, up and down, a thumb hits it or what belongs to it. */
      function reach(element: HTMLElement): number {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const own =
          element.closest('label') ??
          (element.matches('input, textarea') && element.closest('[class*=field]')) ??
          element;
        const hits = (away: number) =>
          (own || element).contains(document.elementFromPoint(left + width / 2, top + height / 2 + away));
        let [up, down] = [0, 0];
        while (up < 60 && hits(-up - 1)) up++;
        while (down < 60 && hits(down + 1)) down++;
        return up + down + 1;
      }
      return [...document.querySelectorAll<HTMLElement>(pressable)]
        .filter(isMeant)
        .map((element) => ({ reach: reach(element), html: element.outerHTML.slice(0, 160) }))
        .filter((found) => found.reach < 44);
    });
    expect(small).toEqual([]);
  });
});

test('in the reader’s own colours, what is chosen still stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chips = component(page, 'Chip').getByRole('button', { name: /Video|Photo/ });
  expect(await background(chips.first())).not.toBe(await background(chips.nth(1)));
  const segments = component(page, 'Segments').getByRole('radio');
  expect(await background(segments.first())).not.toBe(await background(segments.nth(1)));
});

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What began to move before may move on to its end.
  await page.reload();
  await expect(component(page, 'Button')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('[LOOK-2] a theme that was chosen is remembered before the first paint, in every tab', async ({
  page,
  context,
  allowedNoise,
}) => {
  allowedNoise.push(/ERR_FAILED/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'paper');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to the Stage theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'stage');

  const other = await context.newPage();
  // The blocking script alone: what it did stands before the page's own code has come.
  await other.route('**/assets/*.js', (route) => route.abort());
  await other.goto(gallery).catch(() => undefined);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'stage');

  await page.getByRole('banner').getByRole('button', { name: 'Switch to the Paper theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'paper');
});

test('[LOOK-1] larger type grows the words and not the space between them', async ({ page }) => {
  const button = component(page, 'Button').getByRole('button', { name: 'Show more' });
  const measure = () =>
    button.evaluate((node) => {
      const { fontSize, paddingLeft } = getComputedStyle(node);
      return [fontSize, paddingLeft];
    });
  expect(await measure()).toEqual(['14px', '12px']);
  await page.getByRole('banner').getByRole('button', { name: 'Larger type' }).click();
  expect(await measure()).toEqual(['16px', '12px']);
  await page.reload();
  expect(await measure()).toEqual(['16px', '12px']);
});
