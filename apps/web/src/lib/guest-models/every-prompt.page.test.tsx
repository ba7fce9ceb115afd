import type { ModelId } from '@cuewright/engine/catalogue';
import { answer, bodiesOf, hold } from '../../../testing/answers.ts';
import { expect, expectFineInEveryLook, PHONE, page, test, vi } from '../../../testing/page.ts';
import { button, edit, openResult, sheet } from '../../../testing/result-words.ts';

const text = 'A heron at a weir at dusk. Wet stones in front.';
const model = { provider: 'Compatible', model: 'qwen3:8b', host: 'models.example' };
const byModel = { kind: 'model', model: 'qwen3:8b' } as const;
const heard = {
  pieces: [
    { words: 'A grey heron stands at a weir at dusk', is_added: false },
    { words: ', shot on an 85mm lens', is_added: true },
    { words: '. Wet stones lie in front.', is_added: false },
  ],
  beside: { dropped: [], negative: 'boats' },
};
const whole = 'A grey heron stands at a weir at dusk, shot on an 85mm lens. Wet stones lie in front.';
const without = whole.replace(', shot on an 85mm lens', '');
const written = {
  'GET /api/models': { text: model, vision: null, image: null },
  'POST /api/writings': { heard, answered_by: byModel },
} as const;
const made = (how: object, generator: ModelId | '' = '') => ({
  prompt_text: text,
  model: generator,
  json_config: JSON.stringify({ mode: 'photo', ...how }),
});
const byText = made({ isManualText: true, originalIdea: 'heron, weir, dusk' });

const paper = () => page.getByRole('region', { name: /^Written for/ });
const copy = () => paper().getByCss('[data-prompt-text]');
const strip = () => page.getByRole('region', { name: 'Another wording' });
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const last = (copied: ReturnType<typeof clipboard>) => expect.poll(() => copied.mock.calls.at(-1)?.[0]);
const wish = (more: object) => ({ text, mode: 'photo', marks: [], locked: [], start_image: false, ...more });

for (const [what, how] of [
  ['Text Mode', { isManualText: true }],
  ['the voice', { isVoiceGenerated: true }],
  ['the Optimizer', { isOptimized: true }],
  ['the library', { isFromLibrary: true }],
] as const)
  test(`[WRITER-8] a model is offered for what ${what} made, which names no generator`, async () => {
    await page.viewport(1440, 900);
    await openResult(made(how), written);
    await expect(strip()).toContainText('Have qwen3:8b write it for Midjourney');
    await expect(paper()).toHaveCount(0);
    await expect(button('Write it')).toBeEnabled();
  });

test('[WRITER-8] without a model nothing is shown of it', async () => {
  await page.viewport(1440, 900);
  await openResult(byText);
  await expect(sheet()).toContainText('heron');
  await expect(page.getByRole('article', { name: 'Tune for Midjourney' })).toContainText('heron');
  await expect(strip()).toHaveCount(0);
});

test('[WRITER-8] the copy stands on a sheet of its own, and the prompt stays what Copy Prompt copies', async () => {
  const copied = clipboard();
  await page.viewport(1440, 900);
  await openResult(byText, written);
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  const letGo = hold('POST /api/writings');
  await button('Write it').click();
  await expect(strip()).toContainText('Being written by qwen3:8b…');
  await expect(paper()).toHaveCount(0);
  letGo();
  await expect(copy()).toHaveText(whole);
  await expect(button('Write again')).toBeFocused();
  await expect(sheet().getByCss('[data-prompt-text]')).toHaveText(text);
  await expect(copy().getByCss('[data-tag="added"]')).toHaveCount(1);
  await expect(paper()).toContainText('boats');
  expect(bodiesOf('POST /api/writings')).toEqual([wish({ model: 'midjourney' })]);
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  await button('Copy Prompt').click();
  await last(copied).toBe(text);
  await button('Remove “shot on an 85mm lens”').click();
  await expect(copy()).toHaveText(without);
  await paper()
    .getByRole('button', { name: /^Copy for/ })
    .click();
  await last(copied).toBe(without);
  await button('Remove this copy').click();
  await expect(paper()).toHaveCount(0);
  await expect(button('Write it')).toBeFocused();
});

test('[WRITER-8] the generator is chosen beside it, and remembered for the next prompt', async () => {
  await page.viewport(1440, 900);
  await openResult(byText, written);
  const choose = async (name: string, option: string) => {
    await button('Another generator').click();
    await page.getByRole('combobox', { name: 'Find a generator' }).fill(name);
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose('stable video', 'Stable Video');
  await expect(strip()).toContainText(/No model can word this for Stable Video/);
  await expect(button('Write it')).toHaveCount(0);
  await choose('flux', 'FLUX.2');
  await expect(strip()).toContainText('for FLUX.2');
  await button('Write it').click();
  await expect(page.getByRole('region', { name: 'Written for FLUX.2' })).toContainText('85mm');
  expect(bodiesOf('POST /api/writings')).toEqual([wish({ model: 'flux-ai' })]);
  await openResult({ ...byText, prompt_text: `${text} Reeds behind.` }, written);
  await expect(strip()).toContainText('write it for FLUX.2');
});

test('[WRITER-8] a prompt of the Optimizer that names its generator is written for that one', async () => {
  await page.viewport(1440, 900);
  await openResult(made({ isOptimized: true }, 'flux-ai'), written);
  await expect(strip()).toContainText('Have qwen3:8b write it for FLUX.2');
  await expect(button('Another generator')).toHaveCount(0);
  await expect(paper()).toHaveCount(0);
});

test('[WRITER-8] on a phone it is shown once it is written, and the prompt is one tap away', async () => {
  const copied = clipboard();
  await page.viewport(PHONE.width, PHONE.height);
  await openResult(byText, written);
  await expect(page.getByRole('radio', { name: 'For Midjourney' })).toHaveCount(0);
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  await button('Copy Prompt').click();
  await last(copied).toBe(whole);
  await page.getByRole('radio', { name: 'Prompt' }).click();
  await expect(sheet()).toContainText('A heron at a weir');
  await expect(strip()).toHaveCount(0);
  await button('Copy Prompt').click();
  await last(copied).toBe(text);
});

test('[WRITER-8] why nothing is used is said in words, and the prompt stands', async () => {
  await page.viewport(1440, 900);
  const answered_by = { kind: 'engine', fell_back: 'garbled' } as const;
  await openResult(byText, {
    ...written,
    'POST /api/writings': { problem: 'lost', words: 'wet stones', answered_by },
  });
  await button('Write it').click();
  await expect(strip()).toContainText('it left out “wet stones”. The prompt stands as it is.');
  await expect(paper()).toHaveCount(0);
  answer({ 'POST /api/writings': { heard, answered_by: byModel } });
  await button('Write again').click();
  await expect(copy()).toHaveText(whole);
  answer({ 'POST /api/writings': { answered_by: { kind: 'engine', fell_back: 'busy' } } });
  await button('Write again').click();
  await expect(strip()).toContainText('it is busy. What was written before stands.');
  await expect(copy()).toHaveText(whole);
});

test('[WRITER-9] what is set beside the prompt is sent, and comes back with the copy', async () => {
  await page.viewport(1440, 900);
  const settings = { negative: ['people'], ratio: '4:5', duration: 4 };
  await openResult(made({ settings }, 'flux-ai'), written);
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  expect(bodiesOf('POST /api/writings')).toEqual([wish({ model: 'flux-ai', settings })]);
  await expect(paper()).toContainText('boats');
});

test('[WRITER-9] that a clip begins from a picture is sent where the person has said so of its generator', async () => {
  await page.viewport(1440, 900);
  const video = { ...made({ mode: 'video', isManualText: true }), mode: 'video' } as const;
  await openResult(video, written);
  await expect(strip()).toContainText('for Runway Gen-4');
  await button('Another generator').click();
  await page.getByRole('combobox', { name: 'Find a generator' }).fill('hailuo');
  await page.getByRole('option', { name: 'Hailuo' }).first().click();
  await page
    .getByRole('article', { name: /^Tune for Hailuo/ })
    .getByRole('switch', { name: 'Image to video' })
    .click();
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  expect(bodiesOf('POST /api/writings')).toEqual([
    wish({ mode: 'video', model: 'hailuo-02', start_image: true }),
  ]);
});

test('[WRITER-10] what a model wrote outlives leaving and a reload, with what was taken out, and is of its text alone', async () => {
  await page.viewport(1440, 900);
  const [prompt] = await openResult(byText, written);
  await button('Write it').click();
  await button('Remove “shot on an 85mm lens”').click();
  await expect(copy()).toHaveText(without);
  expect(sessionStorage.getItem('draft:model-copies')).toContain('"refused":[1]');
  await openResult({ ...byText, id: prompt?.id ?? '' }, written);
  await expect(copy()).toHaveText(without);
  await expect(strip()).toContainText('1 addition, all removed.');
  await edit('A heron at a weir at noon.');
  await expect(paper()).toHaveCount(0);
  await expect(strip()).toContainText('What qwen3:8b wrote was for the text before your change.');
  await edit(text);
  await expect(copy()).toHaveText(without);
  await openResult({ ...byText, prompt_text: 'A kingfisher over a brook.' }, written);
  await expect(strip()).toContainText('Have qwen3:8b write it for Midjourney');
  await expect(paper()).toHaveCount(0);
  await openResult(made({}, 'flux-ai'), written);
  await expect(strip()).toContainText('Have qwen3:8b write it:');
  await openResult({ ...byText, marks: [{ from: 2, to: 7, kind: 'figure' }] }, written);
  await expect(strip()).toContainText('Have qwen3:8b write it for Midjourney');
  expect(bodiesOf('POST /api/writings')).toHaveLength(1);
});

test('[WRITER-10] nothing of it is saved with the prompt', async () => {
  await page.viewport(1440, 900);
  const prompts = await openResult(byText, written);
  await button('Write it').click();
  await expect(copy()).toHaveText(whole);
  await edit('A heron at a weir at noon.');
  await expect.poll(() => prompts.at(-1)?.prompt_text).toBe('A heron at a weir at noon.');
  expect(JSON.stringify(prompts)).not.toContain('85mm');
});

test('[WRITER-11] on a phone the checks and the A1111 file are of what a model wrote, less what was taken out', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:cuewright';
  });
  const pieces = [
    { words: 'A grey heron stands at a weir at dusk, wet stones in front', is_added: false },
    { words: ', beautiful stunning light', is_added: true },
  ];
  await page.viewport(PHONE.width, PHONE.height);
  await openResult(made({}, 'stable-diffusion'), {
    ...written,
    'POST /api/writings': { heard: { pieces, beside: heard.beside }, answered_by: byModel },
  });
  await page.getByRole('radio', { name: /^For / }).click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('Nothing to mend');
  await button('Write it').click();
  await expect(checks).toContainText(/[12] hints?/);
  await button('Remove “beautiful stunning light”').click();
  await expect(checks).toContainText('Nothing to mend');
  await button('Download').click();
  await page.getByRole('menuitem', { name: 'For A1111 and Forge, .txt' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toBe(
    'A grey heron stands at a weir at dusk, wet stones in front\nNegative prompt: boats\n',
  );
  await page.getByRole('radio', { name: 'Prompt' }).click();
});
