import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const gallery = String(process.env['PLAYWRIGHT_GALLERY']);
const TEXT =
  'Medium shot at eye level on a 50mm, a slow push in to a medium close-up. A woman in her sixties, grey braid, ' +
  'oilskin apron, mends a green trawl net with a wooden needle at the open doors of a boathouse, tide out, no other ' +
  'people. Late and beautiful: the last one still working. One bare 2700K bulb warms her left side, (blue dusk:1.4) ' +
  'behind. SFX: twine pulled tight through mesh.';

/** The first paper of the gallery: inks, letters, marks, a part under the marker. */
async function openSurface(page: Page): Promise<Locator> {
  await page.goto(gallery);
  return page.getByRole('region', { name: 'Live prompt' }).first();
}

/** Where the text itself is, without the key and the scopes. */
function textOf(surface: Locator): Locator {
  return surface.locator('div', { hasText: 'SFX: twine pulled' }).last();
}

test('what is selected and copied is the text, without letters and stubs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = textOf(await openSurface(page));
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  );
  expect(types).toEqual(['text/plain']);
});

test('the text is read out once, without letters', async ({ page, context }) => {
  const text = textOf(await openSurface(page));
  await text.evaluate((element) => {
    element.id = 'read-out';
  });
  const browser = await context.newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#read-out' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const readOut = (id: string): string => {
    const each = byId.get(id);
    if (!each) return '';
    if (each.role?.value === 'StaticText') return String(each.name?.value);
    return (each.childIds ?? []).map(readOut).join('');
  };
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  expect(readOut(top?.nodeId ?? '')).toBe(TEXT);
});

test('a mark opens what a check has to say, by keyboard, and gives the focus back', async ({ page }) => {
  const surface = await openSurface(page);
  const mark = surface.getByRole('button', { name: 'no other people' });
  await mark.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'no other people' });
  await expect(popover).toContainText('tends to summon them');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(mark).toBeFocused();

  await page.keyboard.press('Space');
  await popover.getByRole('button', { name: 'Move it' }).click();
  await expect(mark).toBeHidden();
  await expect(popover).toBeHidden();
  await expect(textOf(surface)).toBeFocused();
  await expect(textOf(surface)).toHaveText(TEXT);
});

test('the key leads to a part, and the marker follows', async ({ page }) => {
  const surface = await openSurface(page);
  const key = surface.getByRole('list', { name: 'Parts of the prompt' });
  await expect(key.getByRole('button', { name: 'M Mood' })).toHaveAttribute('aria-current', 'step');
  await expect(key.getByRole('button', { name: 'T Tech , blank' })).toBeVisible();
  await key.getByRole('button', { name: 'L Light' }).click();
  await expect(key.getByRole('button', { name: 'L Light' })).toHaveAttribute('aria-current', 'step');
  await expect(key.getByRole('button', { name: 'M Mood' })).not.toHaveAttribute('aria-current');
});

test('both scopes say in words what they show', async ({ page }) => {
  const surface = await openSurface(page);
  await expect(
    surface.getByRole('img', { name: '71 words. It reads 60 to 120 best and stops at 160.' }),
  ).toBeVisible();
  await expect(surface.getByRole('list', { name: 'Words per part' }).getByRole('listitem')).toHaveText([
    /Camera: 1\d words/,
    /Subject: 1\d words/,
    /Place: 1\d words/,
    /Mood: 8 words/,
    /Light: \d+ words/,
    /Tech: 0 words/,
    /Audio: 6 words/,
  ]);
});

test('a meter speaks when its count changes, not before', async ({ page }) => {
  await page.goto(gallery);
  const counting = page.getByRole('region', { name: 'Meter' }).locator('figure', { hasText: 'Count one' });
  await expect(counting.getByRole('status')).toBeEmpty();
  await counting.getByRole('button', { name: 'Count one' }).click();
  await expect(counting.getByRole('status')).toHaveText('Prompts today: 1 of 6');
  await expect(counting.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 6');
});

test('a table is sorted by its headers, and says how', async ({ page }) => {
  await page.goto(gallery);
  const table = page.getByRole('table', { name: 'Newest profiles' });
  const header = table.getByRole('columnheader', { name: 'Prompts' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('rowheader')).toHaveText(['Callum Reid', 'Petra Novák', 'Noor Aziz']);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('rowheader')).toHaveText(['Noor Aziz', 'Petra Novák', 'Callum Reid']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('cell', { name: 'Photographer' })).toBeVisible();
});

test('a picture that does not load says so and is asked for again', async ({ page }) => {
  let asked = 0;
  await page.route('**/theme.js', (route) => {
    if (route.request().resourceType() === 'image') asked++;
    return route.continue();
  });
  await page.goto(gallery);
  const failed = page
    .getByRole('region', { name: 'Picture frame' })
    .locator('figure')
    .filter({ has: page.getByText('Failed', { exact: true }) });
  await failed.scrollIntoViewIfNeeded();
  await expect(failed).toContainText('The picture did not load.');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});
