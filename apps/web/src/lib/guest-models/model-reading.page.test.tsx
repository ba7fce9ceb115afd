import { bodiesOf, hold } from '../../../testing/answers.ts';
import { withOwnModel } from '../../../testing/own-model.ts';
import { expect, expectFineInEveryLook, page, press, test } from '../../../testing/page.ts';
import { button, openResult, sheet } from '../../../testing/result-words.ts';
import { chooseOwnModel } from './own-model-choice.ts';

const text = 'it needs to sit next to the june cover. A heron at a weir at dusk, wet stones.';
const model = { provider: 'Compatible', model: 'qwen3:8b', host: 'models.example' };
const withModel = { 'GET /api/models': { text: model, vision: null, image: null } } as const;
const prompt = { prompt_text: text, model: 'flux-ai', json_config: '{"mode":"photo"}' };
const byModel = { kind: 'model', model: 'qwen3:8b' } as const;
const heard = {
  marks: [{ from: 0, to: 38, kind: 'request', by: 'model' } as const],
  stretches: 3,
  agreed: 2,
  unsure: 0,
};

const strip = () => sheet().getByRole('region', { name: 'Second reading' });
const copy = () => page.getByRole('region', { name: /^Written for/ }).getByCss('[data-prompt-text]');

test('[WITNESS-4] without a model nothing of it is shown', async () => {
  await openResult(prompt);
  await expect(sheet()).toContainText('A heron');
  await expect(strip()).toHaveCount(0);
});

test('[WITNESS-4] a model reads by one tap, its word is used beside the engine’s, and one tap takes it out', async () => {
  await page.viewport(1440, 900);
  await openResult(prompt, { ...withModel, 'POST /api/readings': { heard, answered_by: byModel } });
  await expect(strip()).toContainText('Have qwen3:8b read it too');
  await expect(copy()).toContainText('june cover');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  const letGo = hold('POST /api/readings');
  await button('Second reading').click();
  await expect(strip()).toContainText('Being read by qwen3:8b…');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  letGo();
  await expect(strip()).toContainText('Read by qwen3:8b: 2 of 3 phrases read the same.');
  expect(bodiesOf('POST /api/readings')).toEqual([{ text, mode: 'photo', marks: [], models: ['flux-ai'] }]);
  await expect(copy()).not.toContainText('june cover');
  // What it says is nobody’s own word.
  await expect(page.getByRole('list', { name: 'What you said of your words' })).toHaveCount(0);
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await button('Remove it').click();
  await expect(strip()).toContainText('Have qwen3:8b read it too');
  await expect(copy()).toContainText('june cover');
});

test('[WITNESS-4] one press stops it, and nothing comes of it', async () => {
  await openResult(prompt, { ...withModel, 'POST /api/readings': { heard, answered_by: byModel } });
  const letGo = hold('POST /api/readings');
  await button('Second reading').click();
  await button('Stop').click();
  letGo();
  await expect(strip()).toContainText('Have qwen3:8b read it too');
  await expect(button('Remove it')).toHaveCount(0);
});

test('[WITNESS-5] why nothing of it is used is said in words, and the reading stands', async () => {
  const answered_by = { kind: 'engine', fell_back: 'garbled' } as const;
  await openResult(prompt, { ...withModel, 'POST /api/readings': { problem: 'not-in-text', answered_by } });
  await button('Second reading').click();
  await expect(strip()).toContainText(
    'Nothing from qwen3:8b was used: it named words that aren’t in your text. Cuewright’s own reading stands.',
  );
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await expect(button('Read again')).toBeVisible();
});

test('[WITNESS-6] the browser’s own model reads where the person has chosen it, and nothing is sent', async () => {
  const own = withOwnModel();
  chooseOwnModel(true);
  await openResult(prompt, withModel);
  await expect(strip()).toContainText('Not sent to any AI provider.');
  await button('Second reading').click();
  await expect(strip()).toContainText('Read by your browser’s own model');
  expect(bodiesOf('POST /api/readings')).toEqual([]);
  expect(own.asked).toHaveLength(1);
  expect(JSON.parse(own.asked[0]?.message ?? '')).toEqual({ mode: 'photo', text });
  expect(own.open()).toBe(0);
});

for (const [mood, why, times] of [
  ['sloppy', 'it named words that aren’t in your text', 2],
  ['obedient', 'it named words that aren’t in your text', 2],
  ['broken', 'its answer had another form than asked for', 2],
] as const)
  test(`[WITNESS-6] a ${mood} model of the browser changes nothing, and it is said why`, async () => {
    const own = withOwnModel();
    own.become(mood);
    chooseOwnModel(true);
    await openResult(prompt, withModel);
    await button('Second reading').click();
    await expect(strip()).toContainText(why);
    expect(own.asked).toHaveLength(times);
    expect(own.asked[1]?.instructions).toContain('could not be used');
    expect(own.open()).toBe(0);
  });

test('[WITNESS-6] a model of the browser that is stopped is let go', async () => {
  const own = withOwnModel();
  own.become('slow');
  chooseOwnModel(true);
  await openResult(prompt, withModel);
  await button('Second reading').click();
  await expect.poll(() => own.asked.length).toBe(1);
  await button('Stop').click();
  await expect.poll(own.open).toBe(0);
});

const settings = () => page.getByRole('region', { name: 'Models' });
async function openSettings(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
}

test('[WITNESS-7] it is turned on by one tap where it is there, and off by one', async () => {
  withOwnModel();
  await openResult(prompt);
  await openSettings();
  await expect(settings()).toContainText('Nothing is sent to any AI provider.');
  await settings().getByRole('button', { name: 'Turn on' }).click();
  await expect(settings().getByRole('button', { name: 'Turn off' })).toBeVisible();
  await press('Escape');
  await expect(strip()).toContainText('your browser’s own model');
  await openSettings();
  await settings().getByRole('button', { name: 'Turn off' }).click();
  await press('Escape');
  await expect(strip()).toHaveCount(0);
});

test('[WITNESS-7] it is downloaded only when asked for, with its progress, and the download can be stopped', async () => {
  const own = withOwnModel('downloadable');
  await openResult(prompt);
  await openSettings();
  await expect(settings()).toContainText('The browser downloads it first');
  await settings().getByRole('button', { name: 'Download and turn on' }).click();
  own.download(0.4);
  await expect(settings()).toContainText('Downloading: 40 %.');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await settings().getByRole('button', { name: 'Stop download' }).click();
  await expect(settings().getByRole('button', { name: 'Download and turn on' })).toBeVisible();
});

test('[WITNESS-7] where the browser offers none there is nothing to press', async () => {
  withOwnModel('unavailable');
  await openResult(prompt);
  await openSettings();
  await expect(settings()).toContainText('doesn’t offer a model of its own');
  await expect(settings().getByRole('button')).toHaveCount(0);
});
