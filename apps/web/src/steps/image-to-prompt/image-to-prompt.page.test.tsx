import { type Answers, answer, bodiesOf, hold, lineDown, refuse } from '../../../testing/answers.ts';
import { dogAtWindow, nightWindow, pictureReader } from '../../../testing/builders/pictures.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open as openPage } from '../../../testing/open.tsx';
import {
  allowNoise,
  describe,
  expect,
  expectAddress,
  expectFine,
  PHONE,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';
import { saidList, sayWords } from '../../../testing/said-words.ts';
import { keepSitting } from './kept-sitting.ts';
import { clearSitting, readSitting } from './sitting.ts';

const prompt = () => page.getByCss('[data-print]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const yours = (name: string) => page.getByRole('img', { name: `Your picture: ${name}` });
const usedToday = () => page.getByRole('meter', { name: 'Prompts today' });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]');

async function open(more: Answers = {}): Promise<void> {
  await openPage('/?step=reverse', { ...shelfOf().answers, ...pictureReader(), ...more });
  await expect(page.getByRole('heading', { name: 'Image to Prompt', level: 1 })).toBeVisible();
}

function handOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

async function choose(...files: readonly File[]): Promise<void> {
  await expect.poll(input).not.toBeNull();
  const chooser = input() as HTMLInputElement;
  chooser.files = handOf(files).files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}

async function analyze(): Promise<void> {
  await button('Analyze').click();
}

const expectMeasured = () => expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible();

const held = 'a lighthouse keeper at his window, storm outside, night, 85mm, rim light';
const infotext = `${held}
Negative prompt: text, watermark
Steps: 28, Sampler: Euler a, CFG scale: 6.5, Seed: 90210, Size: 832x1216, Model: dreamwood_v3, Version: v1.10.1`;
const generated = () => nightWindow('00012-90210.png', { key: 'parameters', text: infotext });

/** A clip in which nothing is said. */
function clip(name: string): File {
  const head = '\0\0\0\x18ftypisom\0\0\x02\0isommp41';
  const bytes = [...`${head}\0\0\0\x10mdat12345678\0\0\0\x08moov`].map((sign) => sign.charCodeAt(0));
  return new File([Uint8Array.from(bytes)], name, { type: 'video/mp4' });
}

test('[REV-5] the upload card states its claims; the picture is shown before it is sent', async () => {
  await open();
  await expect(page.getByText('95%+ accuracy')).toBeVisible();
  await expect(page.getByText('3 s analysis')).toBeVisible();
  await expect(page.getByText('Max file 10 MB')).toBeVisible();
  await expectFine();
  await choose(await nightWindow());
  await expect(yours('window-0412.png')).toBeVisible();
  await expect(button('Analyze')).toBeVisible();
  await expectFine();
  expect(bodiesOf('POST /api/analyze-image')).toEqual([]);
});

test('[REV-5] a measured picture is completed by what one says, and goes to the result', async () => {
  await open();
  await choose(await nightWindow());
  await analyze();
  await expectMeasured();
  await expect(usedToday()).toHaveAttribute('aria-valuetext', '1 of 6');
  await expect(
    page.getByRole('list', { name: 'Palette, by share of the frame' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Histogram\. Low-key/ })).toBeVisible();
  await expect(prompt()).toContainText('One sharp subject right of centre');

  await page.getByLabel('What is in the picture?').fill('A woman asleep, behind the window of a night train');
  await expect(prompt()).toContainText('A woman asleep behind the window of a night train.');
  await expect(page.getByRole('row', { name: /^Subject A woman asleep Yours$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Midjourney' }).click();
  await expect(prompt()).toContainText('--ar 16:9 --v 6 --style raw --s 750');
  await page.getByRole('switch', { name: 'In the picture’s own shape, 3:2' }).click();
  await expect(prompt()).toContainText('--ar 3:2 --v 6 --style raw --s 750');
  await page.getByText(/^Why \d+%$/).click();
  await expect(page.getByText('the file holds no camera settings')).toBeVisible();
  await expectFine();
  // Completing costs nothing.
  await expect(usedToday()).toHaveAttribute('aria-valuetext', '1 of 6');
  expect(bodiesOf('POST /api/analyze-image')).toHaveLength(1);

  await button('Use This Prompt').click();
  await expectAddress(/step=result.*id=/);
  await expect(page.getByText('A woman asleep').first()).toBeVisible();
  expect(bodiesOf('POST /api/usage/increment')).toEqual([]);
  history.back();
  await expect(prompt()).toContainText('A woman asleep');
});

test('[REV-5] Copy says so for two seconds, and copies the prompt', async () => {
  await open();
  await choose(await nightWindow());
  await page.getByRole('button', { name: 'Stable Diffusion' }).click();
  await analyze();
  await expectMeasured();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button('Copy').click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/, masterpiece, best quality, detailed$/);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(button('Copy')).toHaveText(/^Copy/);
});

test('[IMG-9] what a reload leaves of an analysis is accessible without its picture', async () => {
  await open();
  await choose(await nightWindow());
  await analyze();
  await expectMeasured();
  const read = await prompt().textContent();
  const sitting = readSitting();
  clearSitting();
  keepSitting(sitting);
  await open();
  await expectMeasured();
  await expect(page.getByText('The picture itself is not kept.')).toBeVisible();
  expect(await prompt().textContent()).toBe(read);
  await expectFine();
});

test('[REV-6] a picture can be dropped, pasted, replaced and removed', async () => {
  await open();
  const dataTransfer = handOf([await nightWindow('dropped.png')]);
  input()?.parentElement?.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
  await expect(yours('dropped.png')).toBeVisible();
  const clipboardData = handOf([await nightWindow('pasted.png')]);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect(yours('pasted.png')).toBeVisible();
  await button('Remove the picture').click();
  await expect(button('Choose a picture')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your picture/ })).toHaveCount(0);
});

test('[REV-6] what is no picture or too large is refused before it is sent', async () => {
  await open();
  await choose(new File(['a,b'], 'shots.csv', { type: 'text/csv' }));
  await expect(page.getByRole('alert')).toContainText('A picture has to be JPEG, PNG, WebP, AVIF or GIF.');
  const huge = new Uint8Array(10.5 * 1_048_576);
  huge.set([0xff, 0xd8, 0xff, 0xe0]);
  await choose(new File([huge], 'huge.jpg', { type: 'image/jpeg' }));
  await expect(page.getByRole('alert')).toContainText(
    'A picture can have at most 10 MB. This one has 10.5 MB.',
  );
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  for (const [name, type] of [
    ['IMG_0412.HEIC', ''],
    ['img_0412.heic', 'image/heic'],
  ] as const) {
    await choose(new File([heic], name, { type }));
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('It cannot be measured.')).toBeVisible();
    await expect(
      page.getByText('This one is HEIC. Save it as JPEG, PNG or WebP and try again.'),
    ).toBeVisible();
    await expect(button('Analyze')).toHaveCount(0);
  }
  await expectFine();
  expect(bodiesOf('POST /api/analyze-image')).toEqual([]);
});

test('[REV-7] an analysis can be cancelled, and asked again at no further cost', async () => {
  await open();
  const letGo = hold('POST /api/analyze-image');
  await choose(await nightWindow());
  await analyze();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The focus goes along with what was pressed, and on a thumb's screen so does what comes of it.
  await expect(button('Cancel')).toBeFocused();
  await page.viewport(PHONE.width, PHONE.height);
  await expect(page.getByRole('progressbar')).toBeInViewport();
  await expectFine();
  await button('Cancel').click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(button('Analyze')).toBeFocused();
  letGo();
  await analyze();
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeFocused();
  const ids = bodiesOf('POST /api/analyze-image').map((body) => body.get('generation_id'));
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

describe('where nobody can say what it shows', () => {
  const causes: [string, () => Response][] = [
    ['the line is down', lineDown],
    ['the server breaks', () => new Response('no', { status: 500 })],
    ['a gateway answers for it', () => new Response('no', { status: 502 })],
  ];
  for (const [what, fail] of causes)
    test(`[REV-8] a labelled starting point, and another try, where ${what}`, async () => {
      allowNoise(/Failed to analyze image/);
      const reader = pictureReader();
      await open({ ...reader, 'POST /api/analyze-image': fail });
      await choose(await nightWindow());
      await analyze();
      await expect(
        page.getByText('We could not read this image. Here is a starting point to edit.'),
      ).toBeVisible();
      const before = await prompt().textContent();
      await page.getByRole('radio', { name: 'Flux' }).click();
      await expect(prompt()).toContainText('photorealistic, detailed, 8k uhd, high quality');
      expect(before).not.toContain('photorealistic');
      if (fail === lineDown) await expectFine();
      answer(reader);
      await button('Try again').click();
      await expectMeasured();
      await expect.poll(() => bodiesOf('POST /api/prompts')).toHaveLength(1);
    });

  test('[REV-8] using a starting point counts nothing', async () => {
    allowNoise(/Failed to analyze image/);
    await open({ 'POST /api/analyze-image': lineDown });
    await choose(await nightWindow());
    await analyze();
    await button('Use This Prompt').click();
    await expectAddress(/step=result/);
    await expect(button('Copy Prompt')).toBeVisible();
    expect(bodiesOf('POST /api/usage/increment')).toEqual([]);
    expect(bodiesOf('POST /api/prompts')).toEqual([]);
  });
});

test('[REV-9] what the server refuses is said in its words', async () => {
  allowNoise(/Failed to analyze image/);
  await open({ 'POST /api/analyze-image': () => refuse('picture-unreadable') });
  await choose(await nightWindow('cut.png'));
  await analyze();
  await expect(page.getByRole('alert')).toContainText(
    'That picture cannot be read: its file is damaged or cut off.',
  );
  await choose(new File(['%PDF-1.7 not a picture'], 'plan.png', { type: 'image/png' }));
  await expect(page.getByText('This one is PDF. Save it as JPEG, PNG or WebP and try again.')).toBeVisible();
  await expectFine();
});

test('[REV-9] a busy server is asked again after its Retry-After, twice', async () => {
  allowNoise(/Failed to analyze image/);
  const busy = refuse('overloaded');
  busy.headers.set('retry-after', '60');
  await open({ 'POST /api/analyze-image': busy });
  await choose(await nightWindow());
  await expect(button('Analyze')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await analyze();
  const asked = () => bodiesOf('POST /api/analyze-image').length;
  for (const times of [1, 2]) {
    await expect(page.getByText('The server is busy. Asking again in 60 s')).toBeVisible();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(asked()).toBe(times);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(asked).toBe(times + 1);
  }
  await expect(page.getByRole('alert')).toContainText('There is more to do than this server manages.');
  expect(asked()).toBe(3);
});

test('[REV-10] [IMG-10] Share opens the share dialog, and so does every analysis from the third on', async () => {
  await open();
  const thanks = page.getByRole('dialog', { name: 'Thank you for reading pictures with us' });
  for (const take of [1, 2, 3, 4]) {
    await choose(await nightWindow(`take-${take}.png`));
    await expect(yours(`take-${take}.png`)).toBeVisible();
    await analyze();
    // What it lies over is not there for whoever cannot see.
    if (take >= 3) {
      await expect(thanks).toBeVisible();
      await press('Escape');
    }
    await expectMeasured();
  }
  await expect(thanks).toBeHidden();
  await button('Share').click();
  await expect(page.getByRole('dialog', { name: 'Share for +3' })).toBeVisible();
});

test('[REV-11] [REV-12] a file that holds its prompt gives it exactly, and nothing is sent or counted', async () => {
  await open();
  await choose(await generated());
  await expect(page.getByRole('heading', { name: 'Exact' })).toBeFocused();
  await expect(prompt().first()).toContainText(held);
  await expect(prompt().nth(1)).toContainText('text, watermark');
  await expect(page.getByRole('row', { name: 'Model dreamwood_v3 In the file' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Seed 90210 In the file' })).toBeVisible();
  await page.getByText(/^PNG tEXt: parameters/).click();
  await expect(page.getByRole('region', { name: 'PNG tEXt: parameters' })).toHaveText(infotext);
  await expectFine();

  await button('Open as a shot').click();
  await expectAddress(/step=result/);
  await expect(page.getByRole('heading', { name: '00012-90210' })).toBeVisible();
  await expect(prompt().first()).toContainText('lighthouse keeper');
  await expect(page.getByRole('region', { name: 'Out of its file' })).toContainText('dreamwood_v3');
  await expectFine();
  expect(bodiesOf('POST /api/analyze-image')).toEqual([]);
  expect(bodiesOf('POST /api/usage/increment')).toEqual([]);

  // Only whoever asks has the picture looked at as well, and then it counts.
  history.back();
  await button('Measure the picture too').click();
  await analyze();
  await expectMeasured();
  expect(bodiesOf('POST /api/analyze-image').map((body) => body.get('recover'))).toEqual(['false']);
  await button('Show the exact prompt').click();
  await expect(prompt().first()).toContainText(held);
});

test('[REV-13] several files become a table, and a clip is looked into and never sent', async () => {
  await open();
  await choose(await generated(), await nightWindow('plain.png'), clip('take-7.mp4'));
  await expect(page.getByRole('heading', { name: '3 files, 1 with a prompt' })).toBeVisible();
  await expect(page.getByRole('row', { name: /plain\.png.*Holds no prompt/ })).toBeVisible();
  await expectFine();
  await button('take-7.mp4').click();
  await expect(page.getByRole('heading', { name: 'No prompt in this clip' })).toBeVisible();
  await expect(button('Analyze')).toHaveCount(0);
  await expectFine();
  await button('All 3 files').click();
  await button('Clear').click();
  await expect(button('Choose a picture')).toBeVisible();
});

test('[SAY-13] what is said of the words of a file goes along when it is opened', async () => {
  await open();
  await choose(await generated());
  await sayWords(prompt().first().getByCss('[data-prompt-text]'), 'storm outside', 'A note, left out');
  await expect(saidList()).toHaveText('“storm outside” a note, and left out');
  await button('Open as a shot').click();
  await expectAddress(/step=result/);
  await expect(saidList()).toHaveText('“storm outside” a note, and left out');
});

test('[SAY-13] what is said of the words of an analysis is saved with it', async () => {
  const shelf = shelfOf();
  await open(shelf.answers);
  await choose(await nightWindow());
  await analyze();
  await expectMeasured();
  await sayWords(prompt().first().getByCss('[data-prompt-text]'), 'right of centre', 'A note, left out');
  await button('Use This Prompt').click();
  await expectAddress(/step=result/);
  await expect(saidList()).toHaveText('“right of centre” a note, and left out');
  expect(shelf.kept[0]?.marks).toMatchObject([{ kind: 'request' }]);
});

test('[EYE-6] what is seen is said or asked, and is kept, corrected and left out by one tap', async () => {
  await open(pictureReader(dogAtWindow));
  await choose(await nightWindow());
  await analyze();
  await expect(page.getByRole('heading', { name: 'Seen and measured' })).toBeVisible();
  await expect(prompt()).toContainText('A dog with lettering that reads “OPEN LATE”');
  await expect(prompt()).not.toContainText('vase');
  await expect(page.getByText('2 questions open')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Subject a dog Seen$/i })).toBeVisible();
  await expectFine();

  await button('It is so: A vase').click();
  await expect(prompt()).toContainText('A dog and a vase');
  await button('Something else than: A dog').click();
  await page.getByRole('textbox', { name: 'What it is' }).fill('a fox');
  await expectFine();
  await button('Use these words').click();
  await expect(prompt()).toContainText('A fox and a vase');
  await expect(page.getByRole('row', { name: /^Subject a fox and a vase Yours$/i })).toBeVisible();
  await button('Leave out: Lettering: “OPEN LATE”').click();
  await expect(prompt()).not.toContainText('OPEN LATE');
  await button('Ask again: Lettering: “OPEN LATE”').click();
  await expect(prompt()).toContainText('OPEN LATE');
});

test('[EYE-14] a box on the picture is a button, and what it is of is settled right under it', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open(pictureReader(dogAtWindow));
  await choose(await nightWindow());
  await analyze();
  const box = page.getByRole('button', { name: /^1: A dog\. In the prompt$/ });
  await expect(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await press('Enter');
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  await expectFine();
  const beneath = page.getByRole('list', { name: 'Box 1: A dog' });
  await beneath.getByRole('button', { name: 'Leave out' }).click();
  await expect(prompt()).not.toContainText('dog');
  await beneath.getByRole('button', { name: 'Ask again' }).click();
  await expect(prompt()).toContainText('A dog');
});

test('[EYE-13] what may be one of two is settled by naming the other, in one tap', async () => {
  await open(pictureReader(dogAtWindow));
  await choose(await nightWindow());
  await analyze();
  await expect(page.getByText('A vase, or a bottle?')).toBeVisible();
  await button('It is a bottle').click();
  await expect(prompt()).toContainText('A dog and a bottle');
  await expectFine();
});

test('[EYE-6] what a person writes of the picture goes before what was seen, and their corrections with it', async () => {
  await open(pictureReader(dogAtWindow));
  await choose(await nightWindow());
  await analyze();
  await button('Something else than: A dog').click();
  await page.getByRole('textbox', { name: 'What it is' }).fill('a fox');
  await button('Use these words').click();
  await page.getByLabel('What is in the picture?').fill('A keeper asleep');
  await expect(prompt()).toContainText('A keeper asleep, a fox');
  await expect(prompt()).not.toContainText('dog');
});

test('[EYE-7] two pictures make a look sheet, and one is written in the light of the other', async () => {
  await open(pictureReader(dogAtWindow));
  await choose(await nightWindow('first.png'));
  await analyze();
  await expect(page.getByRole('heading', { name: 'Seen and measured' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look sheet' })).toHaveCount(0);
  await choose(await nightWindow('second.png'));
  await analyze();
  await expect(page.getByRole('heading', { name: 'Look sheet' })).toBeVisible();
  await expect(page.getByText('2 pictures of this tab')).toBeVisible();
  await expectFine();
  await page.getByRole('combobox', { name: /^In the light of/ }).click();
  await expect(page.getByRole('option', { name: 'first.png' })).toBeVisible();
});
