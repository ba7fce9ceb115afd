import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addresses, box, expectStep, fillIn, generate, livePrompt } from './builder-page.ts';
import { button, edit, editBox, openResult, openSavedPrompts, savePrompt, sheet } from './saved-prompt.ts';
import { stopClock } from './stop-clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

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

test('[BOARD-14] [RESULT-1] the header says what it is for and what it is shot with', async ({
  page,
  signIn,
}) => {
  await signIn();
  const still = await savePrompt(page.request);
  await openResult(page, still.id);
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head).toContainText('Image Generation');
  await expect(head).toContainText('Hasselblad Professional Setup');
  await expect(head).toContainText('Midjourney');
  await expect(head).toContainText('White');
  const clip = await savePrompt(page.request, { mode: 'video', model: 'google-veo-3' });
  await page.request.patch(`/api/prompts/${clip.id}`, { data: { json_config: '{"mode":"video"}' } });
  await openResult(page, clip.id);
  await expect(head).toContainText('Video Generation');
  await expect(head).toContainText('Custom Settings');
  await expect(head).toContainText('Veo 3.1');
  await expect(page.getByText('Storyboards are made from photo prompts')).toBeVisible();
  await expect(button(page, 'Create Storyboard')).toHaveCount(0);
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

test('[RESULT-3] the edit box holds 2,000 characters, and never cuts a longer prompt', async ({
  page,
  signIn,
}) => {
  await signIn();
  const long = 'lamp '.repeat(460).trim();
  const { id } = await savePrompt(page.request, { prompt_text: long });
  await openResult(page, id);
  await button(page, 'Edit').click();
  await expect(editBox(page)).toHaveValue(long);
  await expect(page.getByText('2,299/2,000')).toBeVisible();
  await expect(page.getByText('Nothing is cut; it can only be made shorter.')).toBeVisible();
  await editBox(page).press('End');
  await editBox(page).pressSequentially('more');
  await expect(editBox(page)).toHaveValue(long);
  await editBox(page).press('ControlOrMeta+End');
  await editBox(page).press('Backspace');
  await expect(page.getByText('2,298/2,000')).toBeVisible();

  await editBox(page).fill('  ');
  await expect(button(page, 'Save')).toBeDisabled();
  await editBox(page).fill('Short.');
  await expect(page.getByText('6/2,000')).toBeVisible();
  await editBox(page).press('ControlOrMeta+Enter');
  await expect(sheet(page)).toContainText('Short.');
  await button(page, 'Restore White').click();
  await expect(sheet(page)).toContainText('lamp lamp');
});

test('[RESULT-7] one press saves an edit, and what is typed while it is being saved is an edit of that', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/409/);
  await signIn();
  const { id } = await savePrompt(page.request);
  await openResult(page, id);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/prompts/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue();
  });
  await edit(page, 'A baker at dawn.');
  await button(page, 'Edit').click();
  await editBox(page).fill('A baker, written meanwhile.');
  held.resolve();
  const versions = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(versions).toHaveCount(2);
  await button(page, 'Save').click();
  await expect(versions).toHaveCount(3);
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  // A new name is no other text: it is not asked about.
  await button(page, 'Edit').click();
  await editBox(page).fill('A baker at six.');
  await page.request.patch(`/api/prompts/${id}`, { data: { title: 'Harbour bakery' } });
  await button(page, 'Save').click();
  await expect(versions).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour bakery');
  await expect(sheet(page)).toContainText('A baker at six.');
});

test('[RESULT-8] [TEXT-1] Generate New from a Text result goes back to its text', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=tools&tool=text&mode=photo');
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill('Ferry terminal, last boat gone.');
  await button(page, 'Enhance to Prompt').click();
  await button(page, 'Use This Prompt').click();
  await page.waitForURL(/step=result.*id=/);
  const result = page.url();
  await button(page, 'Generate New').click();
  await expect(text).toHaveValue('Ferry terminal, last boat gone.');
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(text).toBeVisible();

  await text.fill('Another text, not enhanced yet.');
  await page.goto(result);
  await button(page, 'Generate New').click();
  await expect(text).toHaveValue('Ferry terminal, last boat gone.');
  await button(page, 'Undo').click();
  await expect(text).toHaveValue('Another text, not enhanced yet.');
});

test('[RESULT-4] Generate New goes back to the method, its form as it was', async ({ page, signIn }) => {
  await signIn();
  await fillBuilder(page);
  await generate(page).click();
  await button(page, 'Generate New').click();
  await page.waitForURL(/step=steps/);
  await expect(page.getByText('A baker in a tiled market').first()).toBeVisible();
});

test('[RESULT-5] without a prompt the result step leads back to where one is made', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/400/);
  await signIn();
  await page.goto('/?step=result&mode=photo&method=guided');
  await page.waitForURL(/step=steps/);
  await page.goto('/?step=result');
  await page.waitForURL(/step=method/);
  await page.goto('/?step=result&id=nonsense');
  await expect(page.getByRole('heading', { name: 'This prompt does not exist' })).toBeVisible();
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

test('[GEN-2] at the cap nothing is generated, and it says when there are new ones', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/429/);
  await signIn();
  await fillBuilder(page);
  for (let n = 0; n < 6; n++) await page.request.post('/api/usage/increment');
  await generate(page).click();
  // The share dialog, which comes with the sixth, may lie over it.
  const note = page.locator('[role=status]').filter({ hasText: 'used up' });
  await expect(note).toHaveText(/New ones come at \d\d?:\d\d.*What you wrote is kept\./);
  await expect(page).toHaveURL(/step=steps/);
  expect((await (await page.request.get('/api/prompts')).json()).total).toBe(0);
});

test('[EDIT-3] a prompt that was changed or deleted elsewhere is not overwritten unasked', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/409/, /404/);
  await signIn();
  const { id } = await savePrompt(page.request, { isCounted: true });
  const elsewhere = (prompt_text: string) =>
    page.request.patch(`/api/prompts/${id}`, { data: { prompt_text } });
  await openResult(page, id);
  await elsewhere('Theirs.');
  await edit(page, 'Mine.');
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  await button(page, 'Save mine anyway').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  await expect(button(page, 'Restore Blue')).toBeVisible();

  await elsewhere('Theirs again.');
  await edit(page, 'Mine again.');
  const deleted = Promise.withResolvers<void>();
  await page.route(`**/api/prompts/${id}/versions*`, (route) => deleted.promise.then(() => route.continue()));
  await button(page, 'Show that one').click();
  await expect(sheet(page)).toContainText('Theirs again.');

  await page.request.delete(`/api/prompts/${id}`);
  deleted.resolve();
  await expect(page.getByText('and its versions with it')).toBeVisible();
  await edit(page, 'Still mine.');
  await expect(page.getByRole('alert')).toContainText('deleted elsewhere');
  await button(page, 'Save it again').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(sheet(page)).toContainText('Still mine.');
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toMatchObject([{ prompt_text: 'Still mine.', imported: false }]);
});

test('[VERSION-1] versions are named by revision colours, and earlier ones can be fetched', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request);
  // Nine papers, so the 22nd version is the fourth of the third round.
  for (let n = 2; n <= 22; n++)
    await page.request.patch(`/api/prompts/${id}`, { data: { prompt_text: `Take ${n}.` } });
  await openResult(page, id);
  const versions = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(versions).toHaveCount(20);
  await expect(versions.first()).toContainText('Triple yellow');
  await button(page, 'Show earlier ones').click();
  await expect(versions).toHaveCount(22);
  await expect(versions.last()).toContainText('First text');
});

test('words of the trade say what they mean, and markup is text', async ({ page, signIn }) => {
  await signIn();
  const prompt_text = '<img src=x onerror=alert(1)> with bokeh behind it --ar 16:9';
  const { id } = await savePrompt(page.request, { prompt_text });
  await openResult(page, id);
  await expect(sheet(page)).toContainText(prompt_text);
  await expect(sheet(page).getByRole('button', { name: 'ar', exact: true })).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'bokeh' }).click();
  await expect(page.getByRole('dialog')).toContainText('Bokeh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[SKETCH-2] the result is accessible and fits, in both themes, on a phone and a desk', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request, { isCounted: true });
  await openResult(page, id);
  await expect(page.getByRole('img', { name: /^Lighting plan from above\./ })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(button(page, 'Copy Prompt')).toBeInViewport();
    }
  }
  await button(page, 'Edit').click();
  await expectAccessible(page);
});

test('[DIFF-1] half of what differs is taken into the sheet, and what stood there comes back', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request, { prompt_text: 'A baker at dawn in a tiled market.' });
  await openResult(page, id);
  await edit(page, 'A smith at dusk in a tiled market.');
  await button(page, 'Compare White').click();
  const dialog = page.getByRole('dialog', { name: 'White, and the sheet' });
  await expect(dialog).toContainText('2 of 2 differences taken');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Instead of: dusk Put in: dawn' }).click();
  await expect(dialog).toContainText('1 of 2 differences taken');
  await dialog.getByRole('button', { name: 'Take 1 of 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet(page)).toContainText('A baker at dusk in a tiled market.');
  await button(page, 'Discard edit').click();
  await expect(sheet(page)).toContainText('A smith at dusk in a tiled market.');
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

test('[CHECK-1] [CHECK-2] what is the matter is underlined and listed, mended by one tap and brought back', async ({
  page,
  signIn,
}) => {
  await signIn();
  const prompt = 'Please create an image of a fox in the snow, masterpiece, bokeh, golden hour, bokeh.';
  const { id } = await savePrompt(page.request, { prompt_text: prompt, model: 'flux-ai' });
  await openResult(page, id);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toContainText('hints');
  await checks
    .getByRole('listitem')
    .filter({ hasText: 'masterpiece shows nothing' })
    .getByRole('button', { name: 'Take it out' })
    .click();
  await expect(sheet(page)).not.toContainText('masterpiece');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toContainText('masterpiece');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'masterpiece' }).click();
  await expect(page.getByRole('dialog')).toContainText('was not taught by tags');
  await page.keyboard.press('Escape');
  await checks.getByRole('button', { name: 'Fix all' }).click();
  await expect(sheet(page)).toContainText('A fox in the snow, bokeh, golden hour.');
  await expect(page.getByText('Edited, not saved yet.')).toBeVisible();
});

test('[CHECK-2] [CHECK-5] [CHECK-6] what is taken out of the words is set beside them, in every copy and for good', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request, {
    prompt_text: 'A baker in a tiled market, no people, 8 seconds. Slow push in.',
    mode: 'video',
    model: 'google-veo-3',
  });
  await openResult(page, id);
  const settings = page.getByLabel('Set beside the words');
  await page.getByRole('button', { name: 'Move “people” to the negative field' }).click();
  await expect(sheet(page)).toContainText('A baker in a tiled market, 8 seconds.');
  await expect(settings).toContainText('people');
  await page.getByRole('button', { name: 'Set 8 s' }).click();
  await expect(settings).toContainText('8 s');
  const said = page.getByRole('region', { name: 'Said and left open' });
  await expect(said).toContainText('Slow push in');
  await expect(said).toContainText('Left open: what it feels like.');
  await button(page, 'Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  await page.reload();
  await expect(settings).toContainText('8 s');
  await page.getByRole('radio', { name: 'For Veo 3.1' }).click();
  const copy = page.getByRole('region', { name: 'Written for Veo 3.1' });
  await expect(copy.getByText('Sent as settings, not as words')).toBeVisible();
  await settings.getByRole('button', { name: 'Let 8 s go' }).click();
  await expect(settings).not.toContainText('8 s');
  await expect(settings).toContainText('people');
});

test('[CHECK-3] [CHECK-4] [CHECK-5] in a builder a word is checked once it is finished, and mended in its box', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto(addresses.advanced());
  await fillIn(page, /^FLUX/, ['A fox in the snow', 'a forest at dawn']);
  const checks = page.getByRole('region', { name: 'Checks' });
  const row = checks.getByRole('listitem').filter({ hasText: 'masterpiece shows nothing' });
  const written = box(page, 'Environment');
  await expect(checks).toContainText('Nothing to mend.');
  await stopClock(page);
  await written.press('End');
  await page.keyboard.type(', masterpiece');
  await page.clock.runFor(600);
  await expect(livePrompt(page)).toContainText('masterpiece');
  await expect(row).toBeHidden();
  await page.keyboard.type(' ');
  await page.clock.runFor(100);
  await expect(row).toBeVisible();
  await expect(livePrompt(page).getByRole('button', { name: 'masterpiece' })).toBeVisible();
  await row.getByRole('button', { name: 'Take it out' }).click();
  await expect(written).toHaveValue('a forest at dawn');
  await page.clock.runFor(600);
  await expect(livePrompt(page)).not.toContainText('masterpiece');
  await expect(row).toBeHidden();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(written).toHaveValue('a forest at dawn, masterpiece ');
  await page.clock.runFor(100);
  await expect(row).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  const said = page.getByRole('region', { name: 'Said and left open' });
  await expect(said).toContainText('Left open: what it feels like.');
  await said.getByRole('button', { name: 'Subject' }).click();
  await expectStep(page, 2, 7, 'Subject Focus');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /^Live prompt.*1 hint/ })).toBeVisible();
});
