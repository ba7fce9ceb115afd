import fs from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openingFrames } from '../packages/engine/src/storyboard/index.ts';
import { expect, test } from './test.ts';

const prompt =
  'A net mender at the open doors of a boathouse, captured with an 85mm lens. The image conveys patience.';
const prefixes = [
  'Wide establishing shot',
  'Medium shot',
  'Close-up shot',
  'Extreme close-up detail',
] as const;

/** A saved prompt, as a builder leaves it. */
async function savePrompt(page: Page, text = prompt): Promise<string> {
  const answer = await page.request.post('/api/prompts', {
    data: {
      title: 'Photo prompt 2026-11-21',
      description: text.slice(0, 100),
      model: 'flux-ai',
      prompt_text: text,
      json_config: JSON.stringify({ mode: 'photo', prompt: text }),
    },
  });
  return (await answer.json()).id;
}

/** From the result to its storyboard. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Storyboard' }).click();
  await expect(page).toHaveURL(/step=storyboard.*[?&]id=[0-9a-f-]{36}/);
  await expect(framesOf(page)).not.toHaveCount(0);
}

async function begin(page: Page): Promise<void> {
  const id = await savePrompt(page);
  await page.goto(`/?step=result&mode=photo&id=${id}`);
  await create(page);
}

/** The same board, made by the call that the result makes. */
async function openBoard(page: Page): Promise<string> {
  const made = await page.request.post('/api/storyboards', {
    data: {
      title: 'The net mender',
      originalPrompt: prompt,
      frames: openingFrames(prompt, () => crypto.randomUUID()),
    },
  });
  const { id } = await made.json();
  await page.goto(`/?step=storyboard&id=${id}`);
  await expect(framesOf(page)).not.toHaveCount(0);
  return id;
}

const framesOf = (page: Page) =>
  page.getByRole('list', { name: 'Frames', exact: true }).getByRole('listitem');
const frame = (page: Page, n: number) => framesOf(page).nth(n - 1);
const promptOf = (page: Page, n: number) =>
  page.getByRole('textbox', { name: `Frame Prompt, frame ${n}`, exact: true });
const openFrame = (page: Page, n: number) => page.getByRole('button', { name: `Open frame ${n}.` }).click();
const saved = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible();
const said = async (download: Promise<Download>) => {
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await fs.readFile(await file.path()) };
};

test('[BOARD-10] [TUNE-6] from a result to a board that is kept, in a second tab too, and handed out', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await begin(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A net mender at the open doors of a boathouse',
  );
  await expect(page.getByRole('region', { name: 'Original prompt' }).first()).toContainText(prompt);
  await expect(framesOf(page)).toHaveCount(4);
  for (const [n, prefix] of prefixes.entries()) {
    await openFrame(page, n + 1);
    await expect(promptOf(page, n + 1)).toHaveValue(`${prefix}: ${prompt}`);
  }

  await expect(page.getByText('Not timed')).toBeVisible();
  await promptOf(page, 1).fill('Wide: the quay before dawn');
  await frame(page, 1).getByLabel('Move', { exact: true }).fill('Push in, 1 m');
  await frame(page, 1).getByLabel('Lens', { exact: true }).fill('35mm');
  await frame(page, 1).getByLabel('Seconds', { exact: true }).fill('2,5');
  await frame(page, 1).getByLabel('Dialogue', { exact: true }).fill('“Leave it.”');
  await frame(page, 1).getByLabel('Note', { exact: true }).fill('=HYPERLINK("https://elsewhere.example")');
  await frame(page, 2).getByRole('combobox', { name: /^Size/ }).click();
  await page.getByRole('option', { name: /Over the shoulder/ }).click();
  await saved(page);
  await page.reload();
  await openFrame(page, 1);
  await expect(promptOf(page, 1)).toHaveValue('Wide: the quay before dawn');
  await expect(frame(page, 1).getByLabel('Seconds', { exact: true })).toHaveValue('2.5');
  await expect(page.getByText('0:02.5')).toBeVisible();

  // What one tab saves, the other shows.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(frame(second, 2)).toContainText('Over the shoulder');
  await openFrame(second, 4);
  await promptOf(second, 4).fill('The knot');
  await saved(second);
  await expect(frame(page, 4)).toContainText('The knot');

  await page.bringToFront();
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await said(json);
  expect(file.name).toMatch(/^storyboard-\d{13}\.json$/);
  const board = JSON.parse(file.bytes.toString());
  expect(Object.keys(board)).toEqual(['title', 'originalPrompt', 'frames', 'generatedAt']);
  expect(board.originalPrompt).toBe(prompt);
  expect(board.frames[0]).toEqual({ prompt: 'Wide: the quay before dawn', imageUrl: null });

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Shot list/ }).click();
  const [heads, first, next] = (await said(csv)).bytes.toString().split('\r\n');
  expect(heads).toBe('\uFEFFFrame,Size,Move,Lens,Seconds,Dialogue,Note,Prompt');
  expect(first).toBe(
    '1,EST,"Push in, 1 m",35mm,2.5,“Leave it.”,"\'=HYPERLINK(""https://elsewhere.example"")",Wide: the quay before dawn',
  );
  expect(next).toBe(`2,OTS,,,,,,"Medium shot: ${prompt}"`);

  await page.getByRole('button', { name: /^For a generator/ }).click();
  await page.getByRole('combobox', { name: 'Generator' }).fill('Runway Gen');
  await page.getByRole('option', { name: 'Runway Gen-4', exact: true }).click();
  const copies = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const handed = await said(copies);
  expect(handed.name).toMatch(/^frames-runway-gen4-\d{13}\.txt$/);
  expect(handed.bytes.toString()).toMatch(/Frame 1\n.*push/s);
  expect(handed.bytes.toString()).toMatch(/Cannot be told: .*Leave it/s);

  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Contact sheet/ }).click();
  const sheet = await said(png);
  expect(sheet.name).toMatch(/^contact-sheet-\d{13}\.png$/);
  expect(sheet.bytes.subarray(1, 4).toString()).toBe('PNG');

  await page.getByRole('button', { name: /^Print/ }).click();
  await page.getByRole('radio', { name: '6 a page' }).click();
  await page.getByRole('radio', { name: 'Letter' }).click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const printed = await said(pdf);
  expect(printed.name).toMatch(/^storyboard-\d{13}\.pdf$/);
  expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed.bytes.toString('latin1')).toContain('/MediaBox [0 0 792 612]');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Back to Prompt' }).click();
  await expect(page).toHaveURL(/step=result/);
  // The board of this prompt is there already.
  await create(page);
  await openFrame(page, 1);
  await expect(promptOf(page, 1)).toHaveValue('Wide: the quay before dawn');
});

test('[BOARD-11] the board artist sketches for nothing, and what is drawn stays', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBoard(page);
  await expect(page.getByText('4 frames lack a picture. The board artist draws for free.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'What frames are drawn as' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveAttribute(
    'href',
    '/?step=payment',
  );
  const third = frame(page, 3);
  await expect(third).toContainText('Not drawn yet');
  await third.getByRole('button', { name: 'Generate, frame 3' }).click();
  const picture = third.getByRole('img');
  // The first sketch of a server wakes the board artist: it has as long as the server gives it.
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const first = await picture.getAttribute('src');
  await saved(page);
  await page.reload();
  await expect(picture).toHaveAttribute('src', String(first));
  await expect(third.getByText('Sketch', { exact: true })).toBeVisible();
  await third.getByRole('button', { name: 'Redraw, frame 3' }).click();
  await expect(picture).not.toHaveAttribute('src', String(first));
  const { prompts_used } = await (await page.request.get('/api/usage')).json();
  expect(prompts_used).toBe(0);
  await saved(page);
});

test('[BOARD-7] a change made elsewhere is a choice, and nothing is lost on the way', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/409/);
  await signIn();
  const id = await openBoard(page);
  const elsewhere = () =>
    context.request.put(`/api/storyboards/${id}`, { data: { title: 'From elsewhere' } });

  await elsewhere();
  await openFrame(page, 1);
  await promptOf(page, 1).fill('Mine');
  const choice = page.getByRole('status').filter({ hasText: 'changed elsewhere' });
  await expect(choice).toContainText('“From elsewhere” with 4 frames');
  // A reload keeps both.
  await page.reload();
  await openFrame(page, 1);
  await expect(promptOf(page, 1)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await expect(choice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('From elsewhere');

  await elsewhere();
  await promptOf(page, 1).fill('Mine again');
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From elsewhere');
  await expect(promptOf(page, 1)).toHaveValue('Mine');
});
