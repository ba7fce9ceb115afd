import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hiddenInAlpha, nightWindow, pngFile, withText } from './some-picture.ts';
import { expect, test } from './test.ts';

const picture = { name: 'window-0412.png', mimeType: 'image/png', buffer: nightWindow() };

async function open(page: Page): Promise<void> {
  await page.goto('/?step=reverse');
  await expect(page.getByRole('heading', { name: 'Image to Prompt', level: 1 })).toBeVisible();
}
const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0] = picture) =>
  page.getByLabel('Picture file').setInputFiles(file);
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' }).click();
const prompt = (page: Page) => page.locator('[data-print]');

test('[REV-5] [IMG-8] [IMG-9] a picture becomes a prompt that is counted and saved once, whatever is reloaded', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await choose(page);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Choose .*window-0412\.png.* again\./)).toBeVisible();
  await choose(page);
  await expect(page.getByText(/^Choose .*window-0412\.png.* again\./)).toBeHidden();
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect(prompt(page).first()).toContainText('One sharp subject right of centre');
  const read = (await prompt(page).first().textContent()) ?? '';
  const kept = () =>
    page.evaluate(async () => ({
      used: (await (await fetch('/api/usage')).json()).prompts_used,
      texts: (await (await fetch('/api/prompts')).json()).prompts.map(
        (one: { prompt_text: string; revision: number }) => [one.prompt_text, one.revision],
      ),
    }));
  await expect.poll(kept).toEqual({ used: 1, texts: [[expect.any(String), 1]] });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect(page.getByText('The picture itself is not kept.')).toBeVisible();
  expect(await prompt(page).first().textContent()).toBe(read);

  // The same file again, in another format, by whatever way: the same analysis, at no cost.
  await choose(page, { ...picture, name: 'copy-of-window.png' });
  await page.getByRole('button', { name: 'Flux' }).click();
  await analyze(page);
  await expect(prompt(page).first()).toContainText('photorealistic, detailed');
  await page.getByLabel('What is in the picture?').fill('A night train');
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(page).toHaveURL(/step=result.*id=/);
  await expect(prompt(page).first()).toContainText('A night train');
  const after = await kept();
  expect([after.used, after.texts.length, after.texts[0][1]]).toEqual([1, 1, 2]);
  expect(after.texts[0][0]).toContain('A night train');

  // Nothing was changed since, so nothing is saved anew.
  await page.goBack();
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(page).toHaveURL(/step=result.*id=/);
  expect(await kept()).toEqual(after);
});

const held = 'a lighthouse keeper at his window, storm outside, night, 85mm, rim light';
const infotext = `${held}
Negative prompt: text, watermark
Steps: 28, Sampler: Euler a, CFG scale: 6.5, Seed: 90210, Size: 832x1216, Model: dreamwood_v3, Version: v1.10.1`;
const generated = {
  ...picture,
  name: '00012-90210.png',
  buffer: withText(picture.buffer, 'parameters', infotext),
};
const box = (type: string, ...bodies: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(bodies).length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...bodies]);
};
/** A clip, and in its comment what somebody says of it. */
const clipOf = (name: string, ...said: Buffer[]) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
    box('mdat', Buffer.alloc(2_000, 1)),
    box('moov', ...said),
  ]),
});
const comment = (text: string) =>
  box(
    'udta',
    box(
      'meta',
      Buffer.alloc(4),
      box('ilst', box('\xa9cmt', box('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(text)))),
    ),
  );

test('[REV-11] [REV-13] several files are looked into here, and become a table and a CSV', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const grey = pngFile({ width: 8, height: 8 }, () => [90, 90, 90]);
  await choose(page, [
    generated,
    { ...picture, name: 'plain.png', buffer: grey },
    { ...picture, name: 'hidden.png', buffer: hiddenInAlpha(infotext) },
    clipOf('take-7.mp4'),
    clipOf('take-8.mp4', comment(infotext)),
  ]);
  await expect(page.getByRole('heading', { name: '5 files, 3 with a prompt' })).toBeVisible();
  await expect(page.getByRole('row', { name: /plain\.png.*Holds no prompt/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [file] = [await download];
  expect(file.suggestedFilename()).toMatch(/^recovered-prompts-\d+\.csv$/);
  const sheet = await readFile(await file.path(), 'utf8');
  const heldLine = expect.stringContaining('"a lighthouse keeper at his window,');
  expect(sheet.split('\r\n').slice(1, -1)).toEqual([
    heldLine,
    'plain.png,,,,,,,,',
    heldLine,
    'take-7.mp4,,,,,,,,',
    heldLine,
  ]);

  await page.getByRole('button', { name: 'take-7.mp4' }).click();
  await expect(page.getByRole('heading', { name: 'No prompt in this clip' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All 5 files' }).click();
  await page.getByRole('button', { name: 'take-8.mp4' }).click();
  await expect(prompt(page).first()).toContainText(held);
  const usage = await page.evaluate(async () => (await (await fetch('/api/usage')).json()).prompts_used);
  expect(usage).toBe(0);
});
