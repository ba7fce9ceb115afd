import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addresses, fillIn, generate } from './builder-page.ts';
import { button, edit, editBox, openResult, openSavedPrompts, savePrompt, sheet } from './saved-prompt.ts';
import { expect, expectAccessible, test } from './test.ts';

const texts = ['A baker', 'a tiled market', 'patience before dawn', 'an 85mm lens'];
const bakerPrompt =
  'A baker in a tiled market, captured with an 85mm lens. The image conveys patience before dawn. Shot on a professional camera with shallow depth of field, in 4K resolution --ar 16:9 --v 6';

async function fillBuilder(page: Page): Promise<void> {
  await page.goto(addresses.simple());
  await fillIn(page, /^Midjourney/, texts);
}

test('a generated prompt is saved, found, reopened, edited, restored and deleted', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  // From end to end, so it takes as long as several.
  test.slow();
  allowedNoise.push(/404/);
  await signIn();
  await fillBuilder(page);
  await generate(page).click();
  await page.waitForURL(/step=result.*id=/);
  await expect(sheet(page)).toContainText(bakerPrompt);
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Photo prompt \d{4}-\d\d-\d\d$/);
  await expect(page.getByText('1 of 6', { exact: true })).toBeVisible();

  await page.goto('/');
  await openSavedPrompts(page);
  await page.getByLabel('Search').fill('tiled mark');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Photo prompt/ })
    .click();
  await expect(sheet(page)).toContainText(bakerPrompt);

  await button(page, 'Edit').click();
  await expect(editBox(page)).toBeFocused();
  await expect(editBox(page)).toHaveValue(bakerPrompt);
  await editBox(page).fill('Something else.');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit')).toBeFocused();
  await expect(sheet(page)).toContainText(bakerPrompt);

  await edit(page, 'A baker at dawn.');
  const versions = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(versions).toHaveCount(2);
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  await expect(versions.first()).toContainText('Blue');
  await page.reload();
  await expect(sheet(page)).toContainText('A baker at dawn.');

  await button(page, 'Restore White').click();
  await expect(page.getByText('White is back on the sheet')).toBeVisible();
  await expect(sheet(page)).toContainText(bakerPrompt);
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('from white');

  await openSavedPrompts(page);
  const card = page.getByRole('dialog').getByRole('button', { name: /^Photo prompt/ });
  const remove = async () => {
    await page.getByRole('button', { name: /^More for Photo prompt/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await remove();
  await expect(page.getByText('No prompts yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No prompts yet')).toBeHidden();
  // Leaving the page does at once what the toast waits with.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This prompt does not exist' })).toBeVisible();
});

test('[RESULT-2] [TUNE-5] formatted or JSON, copied, and downloaded by the millisecond', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const { id, prompt } = await savePrompt(page.request);
  await openResult(page, id);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copy Prompt').click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await clipboard()).toBe(prompt);

  const download = async (item: string) => {
    await button(page, 'Download').click();
    const begun = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await begun;
    return { name: file.suggestedFilename(), text: await fs.readFile(await file.path(), 'utf8') };
  };
  const text = await download('Text, .txt');
  expect(text.name).toMatch(/^prompt-\d{13}\.txt$/);
  expect(text.text).toBe(`${prompt}\n`);
  const json = await download('With its settings, .json');
  expect(json.name).toMatch(/^prompt-\d{13}\.json$/);
  expect(JSON.parse(json.text)).toMatchObject({ prompt, camera: 'Hasselblad H6D-100c', format: 'PNG' });

  const infotext = await download('For A1111 and Forge, .txt');
  expect(infotext.name).toMatch(/^prompt-\d{13}-a1111\.txt$/);
  expect(infotext.text).toContain('net mender');

  await page.getByRole('radio', { name: 'JSON' }).click();
  await expect(sheet(page)).toContainText('"lens": "85mm"');
  await button(page, 'Copy JSON').click();
  await expect.poll(clipboard).toBe(json.text.trimEnd());
});

test('[RESULT-4] Generate New goes back to the method, its form as it was', async ({ page, signIn }) => {
  await signIn();
  await fillBuilder(page);
  await generate(page).click();
  await button(page, 'Generate New').click();
  await page.waitForURL(/step=steps/);
  await expect(page.getByText('A baker in a tiled market').first()).toBeVisible();
});

test('[GEN-2] a save that fails shows the prompt all the same, keeps it over a reload, and is tried again', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/503/, /Failed to save prompt/);
  await signIn();
  await fillBuilder(page);
  await page.route('/api/prompts', (route) => route.fulfill({ status: 503, body: '' }));
  await generate(page).click();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expect(sheet(page)).toContainText(bakerPrompt);
  await expect(page.getByText('1 of 6', { exact: true })).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toContainText(bakerPrompt);
  await edit(page, 'A baker at dawn.');
  await button(page, 'Try again').click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('/api/prompts');
  await button(page, 'Try again').click();
  await page.waitForURL(/id=/);
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await expect(sheet(page)).toContainText('A baker at dawn.');
  await expect(button(page, 'Restore White')).toBeVisible();
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toMatchObject({ imported: false, revision: 2, method: 'guided' });
});

test('[GEN-1] two clicks and a reload in between count one generation and save one prompt', async ({
  page,
  signIn,
}) => {
  await signIn();
  await fillBuilder(page);
  const held = Promise.withResolvers<void>();
  let saves = 0;
  await page.route('/api/prompts', async (route) => {
    saves += 1;
    if (saves === 1) await held.promise;
    await route.continue().catch(() => undefined);
  });
  await generate(page).dblclick();
  await expect.poll(() => saves).toBe(1);
  await page.reload();
  await page.waitForURL(/step=result.*id=/);
  held.resolve();
  await expect(sheet(page)).toContainText(bakerPrompt);
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toHaveLength(1);
  expect((await (await page.request.get('/api/usage')).json()).prompts_used).toBe(1);
});

test('[VARY-1] [VARY-2] a part is varied, twenty texts are listed, exported and saved', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request, { prompt_text: 'A red boat at a quay.' });
  await openResult(page, id);
  await button(page, 'Variations').click();
  const dialog = page.getByRole('dialog', { name: 'Variations' });
  const box = dialog.getByRole('textbox', { name: 'The prompt, with its choices' });
  await expect(box).toBeFocused();
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  await dialog.getByRole('button', { name: 'Vary this part' }).click();
  await expect(box).toHaveValue('A {red|} boat at a quay.');
  await page.keyboard.type('blue|green|black|white');
  const list = dialog.getByRole('list', { name: 'Variations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await box.fill('A {red|blue|green|black|white} boat at {dawn|noon|dusk|night|two}, {2$$fog|rain|gulls}.');
  await expect(dialog).toContainText('20 of 75 texts, drawn evenly with seed 1.');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Export' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table, .csv' }).click();
  const file = await begun;
  const lines = (await fs.readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/^1,"A \w+ boat at \w+, \w+, \w+\."$/);

  const first = await list.textContent();
  await dialog.getByRole('button', { name: 'Draw others' }).click();
  await expect(dialog).toContainText('drawn evenly with seed 2.');
  expect(await list.textContent()).not.toBe(first);

  await box.fill('A {red|{dark|light} blue} boat.');
  await expect(list.getByRole('listitem')).toHaveText([
    'A red boat.',
    'A dark blue boat.',
    'A light blue boat.',
  ]);
  const tens = '{0|1|2|3|4|5|6|7|8|9}';
  await box.fill(`${tens} boats, ${tens} gulls, ${tens} nets, {fog|rain}.`);
  await dialog.getByRole('textbox', { name: 'How many' }).fill('');
  await expect(dialog).toContainText('These choices make 2,000 texts. Ask for 1,000 of them at the most');
  await box.fill('A {red|blue');
  await expect(dialog).toContainText('The choice that begins “{red|blue” is not closed');
  await box.fill('A {red|blue} boat.');
  await dialog.getByRole('button', { name: 'Save all 2' }).click();
  await expect(dialog).toContainText('2 saved to your prompts.');
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts.map(({ prompt_text }: { prompt_text: string }) => prompt_text)).toEqual(
    expect.arrayContaining(['A red boat.', 'A blue boat.']),
  );
});

test('[LOCK-1] pinned words stay letter for letter in every copy, over a reload and with the prompt', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { id } = await savePrompt(page.request, {
    mode: 'video',
    model: 'google-veo-3',
    prompt_text: 'A courier in a red coat rides a Volta K2 down to the quay at dawn, 50mm. No text.',
  });
  await openResult(page, id);
  const pins = page.getByRole('region', { name: 'Pinned words' });
  const copy = (name: string) => page.getByRole('article', { name: `Tune for ${name}` });

  // Word by word, by keyboard: what stands together is one piece.
  await pins.getByRole('button', { name: 'Pick words' }).press('Enter');
  await pins.getByRole('button', { name: 'Volta' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(pins.getByRole('button', { name: 'K2', exact: true })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(pins.getByRole('status')).toContainText('Pinned: Volta K2.');
  await expectAccessible(page);
  await pins.getByRole('button', { name: 'Done' }).click();

  // By selecting; half words become whole ones.
  await sheet(page)
    .locator('[data-prompt-text]')
    .evaluate((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('oat rides') ?? -1;
        if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + 'oat rid'.length);
      }
    });
  await button(page, 'Pin “coat rides”').click();
  await expect(pins.getByRole('listitem')).toHaveText(['Volta K2', 'coat rides']);
  for (const name of ['Runway Gen-4', 'Hailuo 02'])
    for (const words of ['Volta K2', 'coat rides']) await expect(copy(name)).toContainText(words);

  // Not saved yet, it outlives a reload; saved, it is in the prompt.
  await page.reload();
  await expect(pins.getByRole('listitem')).toHaveCount(2);
  await button(page, 'Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  const saved = await (await page.request.get(`/api/prompts/${id}`)).json();
  expect(JSON.parse(saved.json_config).locked).toEqual(['Volta K2', 'coat rides']);
  expect(saved.revision).toBe(1);

  // One may write over them by hand; that is told.
  await edit(page, 'A courier in a red coat rides a scooter down to the quay at dusk, 50mm. No text.');
  await expect(pins.getByRole('listitem').first()).toContainText('not in the text');
  await button(page, 'Restore White').click();
  await expect(pins).not.toContainText('not in the text');

  // Unpinned on the sheet by keyboard, and in the list.
  await sheet(page).getByRole('button', { name: 'coat rides' }).press('Enter');
  await button(page, 'Unpin').click();
  await expect(pins.getByRole('listitem')).toHaveText(['Volta K2']);
  await pins.getByRole('button', { name: 'Unpin Volta K2' }).click();
  await expect(pins.getByRole('button', { name: 'Pick words' })).toBeFocused();
  await expect(pins.getByRole('listitem')).toHaveCount(0);
});
