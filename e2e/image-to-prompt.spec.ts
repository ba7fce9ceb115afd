import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hiddenInAlpha, nightWindow, pngFile, withText } from './some-picture.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const picture = { name: 'window-0412.png', mimeType: 'image/png', buffer: nightWindow() };
const call = '**/api/analyze-image';

async function open(page: Page): Promise<void> {
  await page.goto('/?step=reverse');
  await expect(page.getByRole('heading', { name: 'Image to Prompt', level: 1 })).toBeVisible();
}
const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0] = picture) =>
  page.getByLabel('Picture file').setInputFiles(file);
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' }).click();
const prompt = (page: Page) => page.locator('[data-print]');

async function everyLook(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('[REV-5] the upload card states its claims; the picture is shown before it is sent', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await expect(page.getByText('95%+ accuracy')).toBeVisible();
  await expect(page.getByText('3 s analysis')).toBeVisible();
  await expect(page.getByText('Max file 10 MB')).toBeVisible();
  await everyLook(page);

  await choose(page);
  await expect(page.getByRole('img', { name: 'Your picture: window-0412.png' })).toBeVisible();
  await everyLook(page);
});

test('[REV-5] a picture becomes a measured prompt, completed by what one says, and goes to the result', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await choose(page);
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 6',
  );
  await expect(
    page.getByRole('list', { name: 'Palette, by share of the frame' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Histogram\. Low-key/ })).toBeVisible();
  await expect(prompt(page)).toContainText('One sharp subject right of centre');

  await page.getByLabel('What is in the picture?').fill('A woman asleep, behind the window of a night train');
  await expect(prompt(page)).toContainText('A woman asleep behind the window of a night train.');
  await expect(page.getByRole('row', { name: /^Subject A woman asleep Yours$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Midjourney' }).click();
  await expect(prompt(page)).toContainText('--ar 16:9 --v 6 --style raw --s 750');
  await page.getByRole('switch', { name: 'In the picture’s own shape, 3:2' }).click();
  await expect(prompt(page)).toContainText('--ar 3:2 --v 6 --style raw --s 750');
  await page.getByText(/^Why \d+%$/).click();
  await expect(page.getByText('the file holds no camera settings')).toBeVisible();
  await everyLook(page);
  // Completing costs nothing.
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 6',
  );

  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByText('A woman asleep')).toBeVisible();
  await expect(page).toHaveURL(/id=/);
  const usage = await page.evaluate(async () => (await (await fetch('/api/usage')).json()).prompts_used);
  expect(usage).toBe(1);

  await page.goBack();
  await expect(prompt(page)).toContainText('A woman asleep');
});

test('[IMG-9] a reload before Analyze says which picture to choose again', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await choose(page);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Choose .*window-0412\.png.* again\./)).toBeVisible();
  await choose(page);
  await expect(page.getByText(/^Choose .*window-0412\.png.* again\./)).toBeHidden();
});

test('[IMG-9] [IMG-8] a reload after Analyze shows it, saved and counted once', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await choose(page);
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
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
  await everyLook(page);

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

test('[REV-5] Copy says so for two seconds, and copies the prompt', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await open(page);
  await choose(page);
  await page.getByRole('button', { name: 'Stable Diffusion' }).click();
  await analyze(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/, masterpiece, best quality, detailed$/);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveText(/^Copy/);
});

test('[REV-6] a picture can be dropped, pasted, replaced and removed', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  const hand = (type: 'drop' | 'paste', name: string) =>
    page.evaluate(
      ([kind, fileName, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: 'image/png' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        (kind === 'drop'
          ? document.querySelector('input[type=file]')?.parentElement
          : document.body
        )?.dispatchEvent(event);
      },
      [type, name, [...picture.buffer]] as const,
    );
  await hand('drop', 'dropped.png');
  await expect(page.getByRole('img', { name: 'Your picture: dropped.png' })).toBeVisible();
  await hand('paste', 'pasted.png');
  await expect(page.getByRole('img', { name: 'Your picture: pasted.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your picture/ })).toHaveCount(0);
});

test('[REV-6] what is no picture or too large is refused before it is sent', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await choose(page, { name: 'shots.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
  await expect(page.getByRole('alert')).toContainText('A picture has to be JPEG, PNG, WebP, AVIF or GIF.');
  const huge = Buffer.alloc(10.5 * 1_048_576);
  huge.set([0xff, 0xd8, 0xff, 0xe0]);
  await choose(page, { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(page.getByRole('alert')).toContainText(
    'A picture can have at most 10 MB. This one has 10.5 MB.',
  );
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const [name, mimeType] of [
    ['IMG_0412.HEIC', ''],
    ['img_0412.heic', 'image/heic'],
  ] as const) {
    await choose(page, { name, mimeType, buffer: heic });
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('It cannot be measured.')).toBeVisible();
    await expect(
      page.getByText('This one is HEIC. Save it as JPEG, PNG or WebP and try again.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analyze' })).toHaveCount(0);
  }
  await everyLook(page);
});

test('[REV-7] an analysis can be cancelled, and asked again at no further cost', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await choose(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ids: string[] = [];
  await page.route(call, async (route) => {
    ids.push(
      /name="generation_id"\r\n\r\n([\w-]+)/.exec(
        route.request().postDataBuffer()?.toString('latin1') ?? '',
      )?.[1] ?? '',
    );
    if (ids.length === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await analyze(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The focus goes along with what was pressed, and on a thumb's screen so does what comes of it.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('progressbar')).toBeInViewport();
  await everyLook(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeFocused();
  goOn();
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeFocused();
  expect(ids).toEqual([ids[0], ids[0]]);
});

for (const [what, answer] of [
  ['the line is down', 'abort'],
  ['the server breaks', 500],
  ['a gateway answers for it', 502],
] as const) {
  test(`[REV-8] a labelled starting point where ${what}`, async ({ page, signIn, allowedNoise }) => {
    allowedNoise.push(/Failed to analyze image/, /Failed to load resource/);
    await signIn();
    await open(page);
    await choose(page);
    await page.route(call, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer, body: 'no' }),
    );
    await analyze(page);
    await expect(
      page.getByText('We could not read this image. Here is a starting point to edit.'),
    ).toBeVisible();
    const before = await prompt(page).textContent();
    await page.getByRole('radio', { name: 'Flux' }).click();
    await expect(prompt(page)).toContainText('photorealistic, detailed, 8k uhd, high quality');
    expect(before).not.toContain('photorealistic');
    await everyLook(page);

    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  });
}

test('[REV-8] using a starting point counts nothing', async ({ page, signIn, allowedNoise }) => {
  allowedNoise.push(/Failed to analyze image/, /Failed to load resource/);
  await signIn();
  await open(page);
  await choose(page);
  await page.route(call, (route) => route.abort());
  await analyze(page);
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByRole('button', { name: 'Copy Prompt' })).toBeVisible();
  const usage = await page.evaluate(async () => (await (await fetch('/api/usage')).json()).prompts_used);
  expect(usage).toBe(0);
});

test('[REV-9] what the server refuses is said in its words', async ({ page, signIn, allowedNoise }) => {
  allowedNoise.push(/Failed to analyze image/, /Failed to load resource/);
  await signIn();
  await open(page);
  await choose(page, { name: 'cut.png', mimeType: 'image/png', buffer: picture.buffer.subarray(0, 900) });
  await analyze(page);
  await expect(page.getByRole('alert')).toContainText(
    'That picture cannot be read: its file is damaged or cut off.',
  );
  await choose(page, {
    name: 'plan.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 not a picture'),
  });
  await expect(page.getByText('This one is PDF. Save it as JPEG, PNG or WebP and try again.')).toBeVisible();
  await everyLook(page);
});

test('[REV-9] a busy server is asked again after its Retry-After, twice', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to analyze image/, /Failed to load resource/);
  await signIn();
  await open(page);
  await choose(page);
  let asked = 0;
  await page.route(call, (route) => {
    asked += 1;
    return route.fulfill({
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
      body: JSON.stringify({
        code: 'overloaded',
        status: 503,
        title: 'There is more to do than this server manages. Try again in a moment.',
        success: false,
      }),
    });
  });
  await analyze(page);
  await expect(page.getByText('The server is busy. Asking again in 1 s')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('There is more to do than this server manages.');
  expect(asked).toBe(3);
});

test('[REV-10] [IMG-10] Share opens the share dialog, and so does every analysis from the third on', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  const thanks = page.getByRole('dialog', { name: 'Thank you for reading pictures with us' });
  for (const take of [1, 2, 3, 4]) {
    const buffer = withText(picture.buffer, 'Comment', `take ${take}`);
    await choose(page, { ...picture, name: `take-${take}.png`, buffer });
    await expect(page.getByRole('img', { name: `Your picture: take-${take}.png` })).toBeVisible();
    await analyze(page);
    // What it lies over is not there for whoever cannot see.
    if (take >= 3) {
      await expect(thanks).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  }
  await expect(thanks).toBeHidden();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share for +3' })).toBeVisible();
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

test('[REV-11] [REV-12] a file that holds its prompt gives it exactly, and nothing is sent or counted', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  let sent = 0;
  await page.route(call, (route) => {
    sent += 1;
    return route.continue();
  });
  await choose(page, generated);
  await expect(page.getByRole('heading', { name: 'Exact' })).toBeFocused();
  await expect(prompt(page).first()).toContainText(held);
  await expect(prompt(page).nth(1)).toContainText('text, watermark');
  await expect(page.getByRole('row', { name: 'Model dreamwood_v3 In the file' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Seed 90210 In the file' })).toBeVisible();
  await page.getByText(/^PNG tEXt: parameters/).click();
  await expect(page.getByRole('region', { name: 'PNG tEXt: parameters' })).toHaveText(infotext);
  await everyLook(page);

  await page.getByRole('button', { name: 'Open as a shot' }).click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByRole('heading', { name: '00012-90210' })).toBeVisible();
  await expect(prompt(page).first()).toContainText('lighthouse keeper');
  await expect(page.getByRole('region', { name: 'Out of its file' })).toContainText('dreamwood_v3');
  await expectAccessible(page);
  const usage = await page.evaluate(async () => (await (await fetch('/api/usage')).json()).prompts_used);
  expect([sent, usage]).toEqual([0, 0]);

  // Only whoever asks has the picture looked at as well, and then it counts.
  await page.goBack();
  await page.getByRole('button', { name: 'Measure the picture too' }).click();
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();
  expect(sent).toBe(1);
  await page.getByRole('button', { name: 'Show the exact prompt' }).click();
  await expect(prompt(page).first()).toContainText(held);
});

test('[REV-13] several files become a table and a CSV; a clip is never sent', async ({ page, signIn }) => {
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
  await everyLook(page);
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
  await everyLook(page);
  await page.getByRole('button', { name: 'All 5 files' }).click();
  await page.getByRole('button', { name: 'take-8.mp4' }).click();
  await expect(prompt(page).first()).toContainText(held);
  await page.getByRole('button', { name: 'All 5 files' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});
