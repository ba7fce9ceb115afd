import { type Answers, answer, lineDown } from '../../../testing/answers.ts';
import {
  addresses,
  back,
  box,
  expectResult,
  expectStep,
  fillIn,
  generate,
  livePrompt,
  models,
  next,
  templates,
} from '../../../testing/builder-words.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open as openPage } from '../../../testing/open.tsx';
import { expect, expectAddress, expectFine, PHONE, page, press, test, type } from '../../../testing/page.ts';

const boxes = ['Subject', 'Setting', 'Mood', 'Camera & Technical'] as const;
const texts = ['A baker, floured to the elbows', 'a tiled market', 'patience', 'an 85mm lens'] as const;
const photoPrompt =
  'A baker, floured to the elbows in a tiled market, captured with an 85mm lens. The image conveys patience. Shot on a professional camera with shallow depth of field, in 4K resolution';
const videoPrompt =
  'A baker, floured to the elbows in a tiled market, an 85mm lens. The scene conveys patience. Professional cinematography, smooth camera work and natural motion, 4K video production.';

async function open(mode = 'photo', answers: Answers = {}): Promise<void> {
  await openPage(addresses.simple(mode), answers);
  await expectStep(1, 5, 'AI Model');
}

test('[BUILD-1] [BUILD-11] [TIER-1] five steps lead to the prompt that is mandated, and each asks for what it needs', async () => {
  const { answers, kept } = shelfOf();
  await open('photo', answers);
  await expect(back()).toBeDisabled();
  await expect(models()).toHaveCount(15);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pick the reader first' })).toBeVisible();
  const tips = page.getByRole('region', { name: 'Tips for this step' }).getByRole('listitem');
  await expect(tips).toHaveCount(3);
  await next().click();
  await expect(page.getByRole('alert')).toHaveText('Choose a model to go on.');
  await expectStep(1, 5, 'AI Model');

  await page.getByRole('radio', { name: /^Nano Banana/ }).click();
  for (const [n, name] of boxes.entries()) {
    await next().click();
    await expectStep(n + 2, 5, name);
    await expect(box(name)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Tips for this step' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await expect(templates()).toHaveCount(6);

    await box(name).fill('   ');
    await press('ControlOrMeta+Enter');
    await expect(page.getByText(/^Write (a|what) .*, or start from a template\.$/)).toBeVisible();
    await expect(box(name)).toBeFocused();
    await expectStep(n + 2, 5, name);
    await box(name).fill(texts[n] ?? '');
    await expect(page.getByText(/or start from a template\.$/)).toBeHidden();
  }
  await expect(next()).toBeHidden();
  await expect(livePrompt()).toHaveText(`${photoPrompt}.`);
  await generate().click();
  await expectResult(`${photoPrompt}.`);

  const config = JSON.parse(kept[0]?.json_config ?? '');
  expect(config).toMatchObject({
    mode: 'photo',
    selectedModel: 'nano-banana',
    useHasselbladPreset: true,
    isBasic: true,
    formData: { subject: texts[0], setting: texts[1], mood: texts[2], cameraAngle: texts[3], lighting: '' },
  });
  // Going back finds what was typed.
  history.back();
  await expectStep(5, 5, 'Camera & Technical');
  await expect(box('Camera & Technical')).toHaveValue(texts[3]);
});

test('[BUILD-1] the video text, its fourteen models, and the light that nobody has to say', async () => {
  await open('video', shelfOf().answers);
  await expect(models()).toHaveCount(14);
  await fillIn(/^Hailuo 02/, texts);
  await expect(livePrompt()).toHaveText(videoPrompt);
  await page.getByRole('textbox', { name: 'Lighting (optional)' }).fill('one bare bulb');
  const lit = videoPrompt.replace('an 85mm lens.', 'an 85mm lens, one bare bulb.');
  await expect(livePrompt()).toHaveText(lit);
  await generate().click();
  await expectResult(lit);
});

test('[BUILD-1] Midjourney and Stable Diffusion get their endings', async () => {
  await open();
  await fillIn(/^Midjourney/, texts);
  await expect(livePrompt()).toHaveText(`${photoPrompt} --ar 16:9 --v 6`);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radio', { name: /^Stable Diffusion/ }).click();
  await expect(livePrompt()).toHaveText(`${photoPrompt}, masterpiece, best quality, detailed`);
});

test('[BUILD-4] [BUILD-5] a template fills the box, shown by 60 characters of it, and nothing is lost', async () => {
  await open();
  await fillIn(/^FLUX/, ['My own words']);
  const card = templates().first();
  const shown = (await card.getByCss('span span').last().textContent()) ?? '';
  expect(shown).toMatch(/^.{50,60}…$/);
  await card.click();
  const filled = await box('Subject').inputValue();
  expect(filled.startsWith(shown.slice(0, -1))).toBe(true);
  expect(filled.length).toBeGreaterThan(60);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('From template A', { exact: true })).toBeVisible();
  await box('Subject').press('End');
  await type(' at dawn');
  await expect(page.getByText('From template A, edited')).toBeVisible();

  await press('Alt+B');
  await expect(templates().nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box('Subject')).toHaveValue(`${filled} at dawn`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box('Subject')).toHaveValue('My own words');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(box('Subject')).toHaveValue(`${filled} at dawn`);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box('Subject')).toHaveValue('');
  await expect(box('Subject')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box('Subject')).toHaveValue(`${filled} at dawn`);
});

test('[BUILD-2] the whole way by keyboard', async () => {
  await open('photo', shelfOf().answers);
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await expect(rail.getByRole('button', { name: 'Subject' })).toBeDisabled();
  await rail.getByRole('button', { name: 'AI Model' }).focus();
  // Past Photo and Video, to the models.
  await press('Tab');
  await expect(page.getByRole('radio', { name: 'Photo' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('radio', { name: /^Nano Banana/ })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Midjourney/ })).toBeChecked();
  for (const text of texts) {
    await press('ControlOrMeta+Enter');
    await type(text);
  }
  await press('ControlOrMeta+Enter');
  await expectResult(`${photoPrompt} --ar 16:9 --v 6`);
});

test('[BUILD-2] the rail goes back freely and forward only over what is filled in', async () => {
  await open();
  await fillIn(/^FLUX/, texts.slice(0, 2));
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await rail.getByRole('button', { name: 'AI Model' }).click();
  await expectStep(1, 5, 'AI Model');
  await expect(rail.getByRole('button', { name: 'Camera & Technical' })).toBeDisabled();
  await rail.getByRole('button', { name: 'Mood' }).click();
  await expectStep(4, 5, 'Mood');
  await back().click();
  await expectStep(3, 5, 'Setting');
  await box('Setting').fill('');
  await expect(rail.getByRole('button', { name: 'Mood' })).toBeDisabled();
  // The key to the inks leads to where a part is written.
  await page
    .getByRole('list', { name: 'Parts of the prompt' })
    .getByRole('button', { name: 'Subject' })
    .click();
  await expectStep(2, 5, 'Subject');
});

test('[BUILD-13] a step beyond the subject can be left open, and it is said who decides then', async () => {
  await open('photo', shelfOf().answers);
  await fillIn(/^FLUX/, texts.slice(0, 1));
  const skip = () => page.getByRole('button', { name: 'Skip', exact: true });
  await expect(skip()).toBeHidden();
  await next().click();
  await expect(page.getByText(/^Setting stays open: FLUX.* decides\.$/)).toBeVisible();
  await skip().click();
  await expectStep(4, 5, 'Mood');
  await skip().click();
  await skip().click();
  await expectStep(5, 5, 'Camera & Technical');
  await expect(skip()).toBeHidden();
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await expect(rail.getByText('Left open')).toHaveCount(3);
  // What is written after all is not open any more.
  await rail.getByRole('button', { name: 'Mood' }).click();
  await box('Mood').fill(texts[2]);
  await expect(rail.getByText('Left open')).toHaveCount(2);
  await rail.getByRole('button', { name: 'Camera & Technical' }).click();
  await generate().click();
  await expectResult(
    'A baker, floured to the elbows. The image conveys patience. Shot on a professional camera with shallow depth of field, in 4K resolution.',
  );
});

test('[BUILD-3] Photo and Video keep the words, and each its model', async () => {
  await open();
  await fillIn(/^FLUX/, texts);
  await page.getByRole('radio', { name: 'Video' }).click();
  await expectAddress(/mode=video/);
  await expect(box('Camera & Technical')).toHaveValue(texts[3]);
  await expect(livePrompt()).toHaveText(videoPrompt);
  await generate().click();
  await expect(page.getByRole('alert')).toHaveText('Choose a model to go on.');
  await expectStep(1, 5, 'AI Model');
  await page.getByRole('radio', { name: /^Pika/ }).click();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await expect(page.getByRole('radio', { name: /^FLUX/ })).toBeChecked();
});

test('a model that was chosen elsewhere is chosen here, and the words stay', async () => {
  await open();
  await fillIn(/^FLUX/, texts.slice(0, 2));
  await openPage(`${addresses.simple()}&model=nano-banana`);
  await expectStep(3, 5, 'Setting');
  await expect(page.getByRole('region', { name: 'About Nano Banana' })).toBeVisible();
  expect(location.search).not.toContain('model=');
  await expect(box('Setting')).toHaveValue(texts[1]);
});

test('starting over empties it all, and can be taken back', async () => {
  await open();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden();
  await fillIn(/^FLUX/, texts.slice(0, 2));
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectStep(1, 5, 'AI Model');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStep(3, 5, 'Setting');
  await expect(box('Setting')).toHaveValue(texts[1]);
});

test('when the prompt cannot be counted the form is kept, and Retry goes on', async () => {
  const { answers } = shelfOf();
  await open('photo', { ...answers, 'POST /api/usage/increment': lineDown });
  await fillIn(/^FLUX/, texts);
  await generate().click();
  await expect(page.getByText('Nothing was generated.')).toBeVisible();
  await expect(box('Camera & Technical')).toHaveValue(texts[3]);
  answer(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectResult(`${photoPrompt}.`);
});

test('[BUILD-8] a prompt that is longer than its model reads says so, and a box has an end', async () => {
  await open();
  await fillIn(/^Runway Gen-4 Image/, ['A baker. '.repeat(200)]);
  await expect(box('Subject')).toHaveValue('A baker. '.repeat(200).slice(0, 1200));
  await expect(page.getByText('1,200/1,200')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'too long' })).toHaveText(
    /Runway Gen-4 Image stops at 1,000 characters\. This is 278 too long\.$/,
  );
});

test('every word of it can be moved to Advanced Steps', async () => {
  await open();
  await fillIn(/^FLUX/, texts);
  await page.getByRole('textbox', { name: 'Lighting (optional)' }).fill('one bare bulb');
  await page.getByRole('button', { name: 'Move to Advanced' }).click();
  await expectStep(1, 7, 'Model Selection');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).toBeChecked();
  for (const [name, text] of [
    ['Subject Focus', texts[0]],
    ['Environment', texts[1]],
    ['Mood', texts[2]],
    ['Camera', texts[3]],
    ['Lighting & Quality', 'one bare bulb'],
  ] as const) {
    await next().click();
    await expect(box(name)).toHaveValue(text);
  }
});

test('on a phone the prompt peeks from below', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  await fillIn(/^FLUX/, texts.slice(0, 1));
  const peek = page.getByRole('button', { name: /^Live prompt/ });
  await expect(peek).toContainText('A baker, floured to the elbows');
  await expect(livePrompt()).toBeHidden();
  await peek.click();
  await expect(livePrompt()).toBeVisible();
  await expect(next()).toBeInViewport();
  await press('Escape');
  await expect(livePrompt()).toBeHidden();
});

test('every step is accessible, in both themes, on a phone and on a desk', async () => {
  await open();
  for (let at = 1; at <= 5; at++) {
    if (at === 2) await page.getByRole('radio', { name: /^FLUX/ }).click();
    if (at > 1) {
      await next().click();
      await templates().nth(at).click();
    }
    await expectFine();
  }
});
