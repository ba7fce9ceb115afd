import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addresses, fillIn, generate } from './builder-page.ts';
import { button, edit, openResult, savePrompt, sheet } from './saved-prompt.ts';
import { expect, test } from './test.ts';

const texts = ['A baker', 'a tiled market', 'patience before dawn', 'an 85mm lens'];
const bakerPrompt =
  'A baker in a tiled market, captured with an 85mm lens. The image conveys patience before dawn. Shot on a professional camera with shallow depth of field, in 4K resolution --ar 16:9 --v 6';

async function fillBuilder(page: Page): Promise<void> {
  await page.goto(addresses.simple());
  await fillIn(page, /^Midjourney/, texts);
}

test('[RESULT-2] [TUNE-5] [VARY-2] [LOCK-1] formatted or JSON, copied, downloaded by the millisecond and varied in a table, its pins kept over a reload', async ({
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
  await expect(page.getByText('Copied!').filter({ visible: true }).first()).toBeVisible();
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

  await button(page, 'Variations').click();
  const dialog = page.getByRole('dialog', { name: 'Variations' });
  await dialog
    .getByRole('textbox', { name: 'The prompt, with its choices' })
    .fill('A {red|blue|green|black|white} boat at {dawn|noon|dusk|night|two}, {2$$fog|rain|gulls}.');
  await expect(dialog).toContainText('20 of 75 texts, drawn evenly with seed 1.');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table, .csv' }).click();
  const lines = (await fs.readFile(await (await begun).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/^1,"A \w+ boat at \w+, \w+, \w+\."$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('radio', { name: 'Formatted' }).click();
  const pins = page.getByRole('region', { name: 'Pinned words' });
  await pins.getByRole('button', { name: 'Pick words' }).click();
  await pins.getByRole('button', { name: 'braid' }).click();
  await pins.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(pins.getByRole('listitem')).toHaveText(['braid']);
  await button(page, 'Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  const saved = await (await page.request.get(`/api/prompts/${id}`)).json();
  expect(JSON.parse(saved.json_config).locked).toEqual(['braid']);
  expect(saved.revision).toBe(1);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A baker');
  await expect(page.getByText(/^Photo prompt \d{4}-\d\d-\d\d$/)).toBeVisible();
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(prompts).toHaveLength(1);
  expect((await (await page.request.get('/api/usage')).json()).prompts_used).toBe(1);
});

test('[READS-3] [READS-5] what conflicts is asked under the sheet, settled with a tap, undone, and kept over a reload', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { id } = await savePrompt(page.request, { prompt_text: 'A moonlit meadow at noon, 85mm lens.' });
  await openResult(page, id);
  const question = page.getByRole('region', { name: 'A question about your prompt' });
  await expect(question).toContainText('moonlit / noon');
  await question.getByRole('button', { name: 'Keep “noon”' }).click();
  await expect(sheet(page)).toContainText('A meadow at noon, 85mm lens.');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toContainText('A moonlit meadow at noon, 85mm lens.');
  await question.getByRole('button', { name: 'Keep “moonlit”' }).click();
  await page.reload();
  await expect(sheet(page)).toContainText('A moonlit meadow, 85mm lens.');
  await expect(question).toBeHidden();

  await sheet(page).getByRole('link', { name: 'How Cuewright reads you' }).click();
  await expect(page).toHaveURL('/reading');
  await expect(page).toHaveTitle('How Cuewright reads you · Cuewright');
  await expect(page.getByRole('listitem').filter({ hasText: /^Setting 9:16$/ })).toBeVisible();
  expect((await page.request.get('/reading')).status()).toBe(200);
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect(sheet(page)).toContainText('A moonlit meadow, 85mm lens.');
});
