import { cdp } from 'vitest/browser';
import { expect, expectAccessible, type Locator, PHONE, page, press, test } from '../../testing/page.ts';
import { drawComponent } from './draw-component.tsx';

const TEXT =
  'Medium shot at eye level on a 50mm, a slow push in to a medium close-up. A woman in her sixties, grey braid, ' +
  'oilskin apron, mends a green trawl net with a wooden needle at the open doors of a boathouse, tide out, no other ' +
  'people. Late and beautiful: the last one still working. One bare 2700K bulb warms her left side, (blue dusk:1.4) ' +
  'behind. SFX: twine pulled tight through mesh.';

/** The first paper of the gallery: inks, letters, marks, a part under the marker. */
async function openSurface(): Promise<Locator> {
  await drawComponent('Prompt surface');
  return page.getByRole('region', { name: 'Live prompt' }).first();
}

/** Where the text itself is, without the key and the scopes. */
function textOf(surface: Locator): Locator {
  return surface.getByCss('div').filter({ hasText: 'SFX: twine pulled' }).last();
}

test('what is selected and copied is the text, without letters and stubs', async () => {
  const text = textOf(await openSurface());
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await press('Control+C');
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  const types = (await navigator.clipboard.read()).flatMap((item) => item.types);
  expect(types).toEqual(['text/plain']);
});

test('the text is read out once, without letters', async () => {
  const text = textOf(await openSurface());
  await text.evaluate((element) => element.setAttribute('aria-label', 'read out'));
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? frameTree.frame.id;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const readOut = (id: string): string => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? String(name?.value) : childIds.map(readOut).join('');
  };
  const top = nodes.find(({ name }) => name?.value === 'read out');
  expect(readOut(top?.nodeId ?? '')).toBe(TEXT);
});

test('a mark opens what a check has to say, by keyboard, and gives the focus back', async () => {
  const surface = await openSurface();
  const mark = surface.getByRole('button', { name: 'no other people' });
  await mark.focus();
  await press('Enter');
  const popover = page.getByRole('dialog', { name: 'no other people' });
  await expect(popover).toContainText('tends to summon them');
  await expectAccessible();
  await press('Escape');
  await expect(popover).toBeHidden();
  await expect(mark).toBeFocused();

  await press('Space');
  await popover.getByRole('button', { name: 'Move it' }).click();
  await expect(mark).toBeHidden();
  await expect(popover).toBeHidden();
  await expect(textOf(surface)).toBeFocused();
  await expect(textOf(surface)).toHaveText(TEXT);
});

test('the key leads to a part, and the marker follows', async () => {
  const surface = await openSurface();
  const key = surface.getByRole('list', { name: 'Parts of the prompt' });
  await expect(key.getByRole('button', { name: 'M Mood' })).toHaveAttribute('aria-current', 'step');
  await expect(key.getByRole('button', { name: 'T Tech , blank' })).toBeVisible();
  await key.getByRole('button', { name: 'L Light' }).click();
  await expect(key.getByRole('button', { name: 'L Light' })).toHaveAttribute('aria-current', 'step');
  await expect(key.getByRole('button', { name: 'M Mood' })).not.toHaveAttribute('aria-current');
});

test('[BUILD-14] the scope says in words what it shows, and the key how much of it is whose', async () => {
  const surface = await openSurface();
  await expect(
    surface.getByRole('img', { name: '71 words. It reads 60 to 120 best and stops at 160.' }),
  ).toBeVisible();
  await expect(surface.getByRole('list', { name: 'Parts of the prompt' }).getByRole('listitem')).toHaveText([
    /C Camera 1\d/,
    /S Subject 1\d/,
    /P Place 1\d/,
    /M Mood 8/,
    /L Light \d+/,
    /T Tech, blank/,
    /A Audio 6/,
  ]);
});

test('a meter speaks when its count changes, not before', async () => {
  const meters = await drawComponent('Meter');
  const counting = meters.getByCss('figure').filter({ hasText: 'Count one' });
  await expect(counting.getByRole('status')).toBeEmpty();
  await counting.getByRole('button', { name: 'Count one' }).click();
  await expect(counting.getByRole('status')).toHaveText('Prompts today: 1 of 6');
  await expect(counting.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 6');
});

test('a table is sorted by its headers, and says how', async () => {
  await drawComponent('Table');
  const table = page.getByRole('table', { name: 'Newest profiles' });
  const header = table.getByRole('columnheader', { name: 'Prompts' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('rowheader')).toHaveText(['Callum Reid', 'Petra Novák', 'Noor Aziz']);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('rowheader')).toHaveText(['Noor Aziz', 'Petra Novák', 'Callum Reid']);
  await page.viewport(PHONE.width, PHONE.height);
  await expect(table.getByRole('cell', { name: 'Photographer' })).toBeVisible();
});

test('a picture that does not load says so and is asked for again', async () => {
  const failed = (await drawComponent('Picture frame'))
    .getByCss('figure')
    .filter({ has: page.getByText('Failed', { exact: true }) });
  await expect(failed).toContainText('The picture did not load.');
  const asked: Node[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) asked.push(...addedNodes);
  }).observe(failed.element(), { childList: true, subtree: true });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked.some((node) => node instanceof HTMLImageElement)).toBe(true);
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
});
