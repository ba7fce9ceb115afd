import { answer, bodiesOf, hold } from '../../../testing/answers.ts';
import { withOwnModel } from '../../../testing/own-model.ts';
import { expect, expectFineInEveryLook, PHONE, page, test, vi } from '../../../testing/page.ts';
import { button, edit, openResult, sheet } from '../../../testing/result-words.ts';
import { chooseOwnModel } from './own-model-choice.ts';

const text = 'A heron at a weir at dusk. Wet stones in front.';
const model = { provider: 'Compatible', model: 'qwen3:8b', host: 'models.example' };
const withModel = { 'GET /api/models': { text: model, vision: null, image: null } } as const;
const prompt = { prompt_text: text, model: 'flux-ai', json_config: '{"mode":"photo"}' };
const byModel = { kind: 'model', model: 'qwen3:8b' } as const;
const heard = {
  pieces: [
    { words: 'A grey heron stands at a weir at dusk', is_added: false },
    { words: ', shot on an 85mm lens', is_added: true },
    { words: '. Wet stones lie in front.', is_added: false },
    { words: 'Soft overcast light.', is_added: true },
  ],
  beside: { dropped: [], negative: 'boats' },
};
const whole =
  'A grey heron stands at a weir at dusk, shot on an 85mm lens. Wet stones lie in front. Soft overcast light.';
const written = { ...withModel, 'POST /api/writings': { heard, answered_by: byModel } } as const;

const paper = () => page.getByRole('region', { name: /^Written for/ });
const copy = () => paper().getByCss('[data-prompt-text]');
const strip = () => page.getByRole('region', { name: 'Another wording' });
const additions = () => page.getByRole('list', { name: 'Added by qwen3:8b' });
const back = () => button('Back to Cuewright’s copy');

test('[WRITER-6] without a model nothing of it is shown', async () => {
  await page.viewport(1440, 900);
  await openResult(prompt);
  await expect(copy()).toContainText('heron');
  await expect(strip()).toHaveCount(0);
});

test('[WRITER-6] the server’s model writes, and each thing it added is marked, taken out and put back', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(1440, 900);
  await openResult(prompt, written);
  await expect(strip()).toContainText('Have qwen3:8b write it');
  const before = (await copy().textContent()) ?? '';
  const letGo = hold('POST /api/writings');
  await button('Write it').click();
  await expect(strip()).toContainText('Being written by qwen3:8b…');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  letGo();
  await expect(copy()).toHaveText(whole);
  await expect(strip()).toContainText('Written by qwen3:8b. 2 additions, marked in the text.');
  await expect(paper()).toContainText('boats');
  expect(bodiesOf('POST /api/writings')).toEqual([
    { text, mode: 'photo', model: 'flux-ai', marks: [], locked: [], start_image: false },
  ]);
  await expect(copy().getByCss('[data-tag="added"]')).toHaveCount(2);
  await expect(additions().getByRole('listitem')).toHaveCount(2);
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await paper()
    .getByRole('button', { name: /^Copy for/ })
    .click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe(whole);

  await button('Remove “shot on an 85mm lens”').click();
  const without = whole.replace(', shot on an 85mm lens', '');
  await expect(copy()).toHaveText(without);
  await expect(strip()).toContainText('1 of 2 additions kept.');
  await expect(button('Put back “shot on an 85mm lens”')).toBeFocused();
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await paper()
    .getByRole('button', { name: /^Copy for/ })
    .click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe(without);
  await button('Put back “shot on an 85mm lens”').click();
  await expect(copy()).toHaveText(whole);
  // A tap on the words themselves does the same.
  await copy().getByCss('[data-tag="added"]').last().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(copy()).not.toContainText('overcast');

  await back().click();
  await expect(copy()).toHaveText(before);
  await expect(additions()).toHaveCount(0);
  await expect(button('Write it')).toBeFocused();
});

test('[WRITER-13] [WRITER-14] an addition is put in the model’s other words, and what clashes or cannot be proven is told', async () => {
  await page.viewport(1440, 900);
  const [first, lens, ...others] = heard.pieces;
  const pieces = [first, { ...lens, or: ['shot on a 35mm lens'] }, ...others] as typeof heard.pieces;
  const open = [
    {
      part: 'details',
      question: 'These two conflict: at dusk / in front. Which one do you mean?',
      choices: ['at dusk', 'in front'],
      outcomes: ['A heron at a weir at dusk.', null],
    },
  ];
  await openResult(prompt, {
    ...withModel,
    'POST /api/writings': {
      heard: {
        pieces,
        doubts: [
          { kind: 'new', words: 'weir' },
          { kind: 'missing', words: 'wet stones' },
        ],
        beside: { ...heard.beside, open },
      },
      answered_by: byModel,
    },
  });
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  await expect(strip()).toContainText(
    'Check “weir”: you didn’t say that. Check that it still says “wet stones”.',
  );
  await button('Reword “shot on an 85mm lens”').click();
  await expect(copy()).toHaveText(whole.replace('an 85mm', 'a 35mm'));
  await expect(button('Reword “shot on a 35mm lens”')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Reword/ })).toHaveCount(1);
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await button('Reword “shot on a 35mm lens”').click();
  await expect(copy()).toHaveText(whole);
  await expect(page.getByText('These two conflict: at dusk / in front.')).toBeVisible();
  await button('Keep “at dusk”').click();
  await expect(sheet()).toContainText('A heron at a weir at dusk.');
  await expect(sheet()).not.toContainText('Wet stones');
});

test('[WRITER-6] on a phone it stands where the copy does, and is what is copied there', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(PHONE.width, PHONE.height);
  await openResult(prompt, written);
  await expect(sheet()).toContainText('heron');
  await expect(strip()).toHaveCount(0);
  await page.getByRole('radio', { name: /^For / }).click();
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  await expect(paper()).toContainText('Written by qwen3:8b');
  await button('Copy Prompt').click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe(whole);
  await page.getByRole('radio', { name: 'Prompt' }).click();
});

test('[WRITER-6] why nothing of it is used is said in words, and the engine’s copy stands', async () => {
  const answered_by = { kind: 'engine', fell_back: 'garbled' } as const;
  await page.viewport(1440, 900);
  await openResult(prompt, {
    ...withModel,
    'POST /api/writings': { problem: 'lost', words: 'wet stones', answered_by },
  });
  await button('Write it').click();
  await expect(strip()).toContainText(
    'Nothing from qwen3:8b was used: it left out “wet stones”. Cuewright’s copy stands.',
  );
  await expect(copy()).toContainText('heron');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  answer({ 'POST /api/writings': { answered_by: { kind: 'engine', fell_back: 'busy' } } });
  await button('Write again').click();
  await expect(strip()).toContainText('Nothing from qwen3:8b was used: it is busy.');
});

test('[WRITER-7] one press stops it, and nothing comes of it', async () => {
  await page.viewport(1440, 900);
  await openResult(prompt, written);
  const letGo = hold('POST /api/writings');
  await button('Write it').click();
  await button('Stop').click();
  await expect(button('Write it')).toBeFocused();
  letGo();
  await expect(strip()).toContainText('Have qwen3:8b write it');
  await expect(back()).toHaveCount(0);
});

test('[WRITER-7] what it wrote goes with the text that it was written for', async () => {
  await page.viewport(1440, 900);
  await openResult(prompt, written);
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  await edit('A heron at a weir at noon.');
  await expect(copy()).toContainText('noon');
  await expect(copy()).not.toContainText('85mm');
  await expect(strip()).toContainText('What qwen3:8b wrote was for the text before your change.');
  await expect(back()).toHaveCount(0);
});

test('[WRITER-7] the browser’s own model writes where the person has chosen it, and nothing is sent', async () => {
  const own = withOwnModel();
  chooseOwnModel(true);
  await page.viewport(1440, 900);
  await openResult(prompt, withModel);
  await expect(strip()).toContainText('Not sent to any AI provider.');
  await button('Write it').click();
  await expect(strip()).toContainText('Written by your browser’s own model. 1 addition, marked in the text.');
  await expect(copy()).toContainText('Soft overcast light');
  await button('Remove “Soft overcast light.”').click();
  await expect(copy()).not.toContainText('overcast');
  expect(bodiesOf('POST /api/writings')).toEqual([]);
  expect(own.asked).toHaveLength(1);
  expect(JSON.parse(own.asked[0]?.message ?? '')).toMatchObject({ text });
  expect(own.open()).toBe(0);
});

for (const [mood, why] of [
  ['sloppy', /Nothing from your browser’s own model was used: it (?:passed over|left out) “/],
  ['obedient', /Nothing from your browser’s own model was used: it /],
  ['broken', /its answer had another form than asked for/],
] as const)
  test(`[WRITER-7] a ${mood} model of the browser changes nothing, and it is said why`, async () => {
    const own = withOwnModel();
    own.become(mood);
    chooseOwnModel(true);
    await page.viewport(1440, 900);
    await openResult(prompt, withModel);
    const before = (await copy().textContent()) ?? '';
    await button('Write it').click();
    await expect(strip()).toContainText(why);
    await expect(copy()).toHaveText(before);
    expect(own.asked).toHaveLength(2);
    expect(own.asked[1]?.instructions).toContain('could not be used');
    expect(own.open()).toBe(0);
  });

test('[WRITER-7] a model of the browser that is stopped is let go', async () => {
  const own = withOwnModel();
  own.become('slow');
  chooseOwnModel(true);
  await page.viewport(1440, 900);
  await openResult(prompt, withModel);
  await button('Write it').click();
  await expect.poll(() => own.asked.length).toBe(1);
  await button('Stop').click();
  await expect.poll(own.open).toBe(0);
});
