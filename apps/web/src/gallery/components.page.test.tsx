import { draw } from '../../testing/draw.tsx';
import {
  emulateMedia,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Locator,
  page,
  press,
  showTheme,
  test,
  type,
  vi,
} from '../../testing/page.ts';
import { drawComponent } from './draw-component.tsx';
import { GalleryPage } from './gallery-page.tsx';

/** What opens over the page, by what it opens from. */
const overlays = [
  {
    title: 'Menu',
    role: 'menu',
    trigger: () => page.getByRole('button', { name: 'More for The net mender' }),
  },
  { title: 'Select', role: 'listbox', trigger: () => page.getByRole('combobox').first() },
  { title: 'Combobox', role: 'listbox', trigger: () => page.getByRole('combobox').first() },
  {
    title: 'Dialog',
    role: 'alertdialog',
    trigger: () => page.getByRole('button', { name: 'Delete workspace' }).first(),
  },
  {
    title: 'Sheet',
    role: 'dialog',
    trigger: () => page.getByRole('button', { name: 'Filters', exact: true }),
  },
  { title: 'Term', role: 'tooltip', trigger: () => page.getByRole('button', { name: 'halation' }).first() },
];

for (const { title, role, trigger } of overlays)
  test(`${title}: what opens over the page is accessible in both themes`, async () => {
    await drawComponent(title);
    await trigger().click();
    await expect(page.getByRole(role)).toBeVisible();
    for (const theme of ['paper', 'stage'] as const) {
      showTheme(theme);
      await expectAccessible('[data-base-ui-portal]');
    }
    await press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
  });

test('a toast is accessible in both themes', async () => {
  await drawComponent('Toast');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByText('Note deleted').hover();
  for (const theme of ['paper', 'stage'] as const) {
    showTheme(theme);
    await expectAccessible('[data-base-ui-portal]');
  }
});

test('nothing is cut off or wider than a small phone with the largest type', async () => {
  await page.viewport(320, 640);
  draw(<GalleryPage />);
  const larger = page.getByRole('banner').getByRole('button', { name: 'Larger type' });
  for (let n = 0; n < 3; n++) await larger.click();
  await expect(larger).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('20 px');
  expectNoSidewaysScroll();
  // What a dialog asks scrolls; its answers stay in sight.
  await page.viewport(320, 300);
  await page.getByRole('button', { name: 'Delete workspace' }).first().click();
  const dialog = page.getByRole('alertdialog');
  for (const name of ['Close', 'Keep it'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('a dialog keeps the focus, gives it back, and closes with Escape', async () => {
  await drawComponent('Dialog');
  const opener = page.getByRole('button', { name: 'Delete workspace' }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Low Water”?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Type Low Water to confirm')).toBeFocused();
  const inside = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (let step = 0; step < 8; step++) {
    await press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    await expect.poll(inside).toBe(true);
  }
  // It has to be answered: a press beside it is no answer.
  await page.elementLocator(document.body).click({ position: { x: 4, y: 4 }, force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Type Low Water to confirm').fill('Low Water');
  await expect(dialog.getByRole('button', { name: 'Delete workspace' })).toBeEnabled();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a sheet keeps the focus and gives it back', async () => {
  await drawComponent('Sheet');
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
  await expect.poll(() => sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu is walked by arrows, Home, End and first letters', async () => {
  await drawComponent('Menu');
  const opener = page.getByRole('button', { name: 'More for The net mender' });
  const focused = page.getByCss('[role=menuitem]:focus');
  await opener.press('ArrowDown');
  await expect(focused).toContainText('Rename');
  await press('ArrowDown');
  await expect(focused).toContainText('Duplicate');
  await press('End');
  await expect(focused).toContainText('Delete');
  await press('ArrowDown');
  await expect(focused).toContainText('Rename');
  await press('d');
  await expect(focused).toContainText('Duplicate');
  await press('Home');
  await expect(focused).toContainText('Rename');
  await press('Escape');
  await expect(opener).toBeFocused();
});

test('a select is chosen from by arrows and by first letters', async () => {
  const lens = (await drawComponent('Select')).getByRole('combobox').first();
  await expect(lens).toHaveAccessibleName(/^Lens/);
  await lens.press('Enter');
  const lit = page.getByCss('[role=option][data-highlighted]');
  await expect(lit).toContainText('50mm');
  await press('ArrowDown');
  await expect(lit).toContainText('85mm');
  await press('Home');
  await expect(lit).toContainText('24mm');
  await type('35');
  await expect(lit).toContainText('35mm');
  await press('Enter');
  await expect(lens).toContainText('35mm f/1.4');
  await expect(lens).toBeFocused();
});

test('a combobox narrows as one types, and takes what is lit', async () => {
  const camera = (await drawComponent('Combobox')).getByRole('combobox', { name: 'Camera' }).first();
  await camera.fill('son');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/Sony Venice 2/]);
  await press('Enter');
  await expect(camera).toHaveValue('Sony Venice 2');
  await camera.fill('arri');
  await expect(options).toHaveCount(2);
  const lit = page.getByCss('[role=option][data-highlighted]');
  await expect(lit).toContainText('Alexa Mini');
  await press('ArrowDown');
  await expect(lit).toContainText('Alexa 35');
  await camera.fill('polaroid');
  await expect(page.getByText('Nothing is called that. Try fewer letters.')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(camera).toBeFocused();
});

test('tabs are walked by arrows, Home and End, past a locked one', async () => {
  const component = await drawComponent('Tabs');
  const tabs = component.getByRole('tablist').first();
  const tab = (name: string) => tabs.getByRole('tab', { name });
  await tab('Storytelling Approach').focus();
  await press('ArrowRight');
  await expect(tab('Technical Mastery')).toBeFocused();
  await expect(tab('Technical Mastery')).toHaveAttribute('aria-selected', 'true');
  await expect(component.getByRole('tabpanel').first()).toContainText('Lens, stop');
  await press('End');
  await press('Home');
  await expect(tab('Storytelling Approach')).toBeFocused();
  await expect(tab('Directing')).toHaveAttribute('aria-disabled', 'true');
});

test('a term is explained on focus, on tap, and to ears without either', async () => {
  await drawComponent('Term');
  const term = page.getByRole('button', { name: 'halation' }).first();
  await expect(term).toHaveAccessibleDescription('The red-orange glow film leaves around a bright light.');
  await term.click();
  await expect(page.getByRole('tooltip')).toContainText('Halation');
  await press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('[COPY-1] what was copied is on the clipboard, and said for two seconds', async () => {
  const component = await drawComponent('Copy button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const status = component.getByRole('status').first();
  await component.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(status).toHaveText('Copied!');
  expect(await navigator.clipboard.readText()).toMatch(/^Medium shot/);
  vi.advanceTimersByTime(2000);
  await expect(status).toHaveText('');
});

test('where the clipboard is hidden, copying still works or says that it did not', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  const component = await drawComponent('Copy button');
  const copy = component.getByRole('button', { name: 'Copy', exact: true }).first();
  const status = component.getByRole('status').first();
  await copy.click();
  await expect(status).toHaveText('Copied!');
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await copy.click();
  await expect(status).toHaveText('Not copied');
});

test('[UNDO-1] undo stops what the end of its toast would do', async () => {
  await drawComponent('Toast');
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
  dispatchEvent(new Event('pagehide'));
  await expect(done).toHaveCount(2);
});

test('in the reader’s own colours, what is chosen still stands out', async () => {
  await emulateMedia({ forcedColors: 'active' });
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chips = (await drawComponent('Chip')).getByRole('button', { name: /Video|Photo/ });
  expect(await background(chips.first())).not.toBe(await background(chips.nth(1)));
});

test('in the reader’s own colours, the chosen segment still stands out', async () => {
  await emulateMedia({ forcedColors: 'active' });
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const segments = (await drawComponent('Segments')).getByRole('radio');
  expect(await background(segments.first())).not.toBe(await background(segments.nth(1)));
});

test('nothing moves for whoever asked for less motion', async () => {
  await drawComponent('Progress stripe');
  await expect.poll(() => document.getAnimations().length).toBe(0);
  await emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => document.getAnimations().length).toBeGreaterThan(0);
});

test('[LOOK-1] larger type grows the words and not the space between them', async () => {
  draw(<GalleryPage />);
  const button = page
    .getByRole('region', { name: 'Button', exact: true })
    .getByRole('button', { name: 'Show more' });
  const measure = () =>
    button.evaluate((node) => {
      const { fontSize, paddingLeft } = getComputedStyle(node);
      return [fontSize, paddingLeft];
    });
  expect(await measure()).toEqual(['14px', '12px']);
  await page.getByRole('banner').getByRole('button', { name: 'Larger type' }).click();
  expect(await measure()).toEqual(['16px', '12px']);
});
