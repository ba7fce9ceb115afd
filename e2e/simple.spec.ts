import type { Page } from '@playwright/test';
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
  withoutPromo,
} from './builder-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const boxes = ['Subject', 'Setting', 'Mood', 'Camera & Technical'] as const;
const texts = ['A baker, floured to the elbows', 'a tiled market', 'patience', 'an 85mm lens'] as const;
const photoPrompt =
  'A baker, floured to the elbows in a tiled market, captured with an 85mm lens. The image conveys patience. Shot on a professional camera with shallow depth of field, in 4K resolution';
const videoPrompt =
  'A baker, floured to the elbows in a tiled market, an 85mm lens. The scene conveys patience. Professional cinematography, smooth camera work and natural motion, 4K video production.';

test.beforeEach(async ({ page }) => withoutPromo(page));

async function open(page: Page, mode = 'photo'): Promise<void> {
  await page.goto(addresses.simple(mode));
  await expectStep(page, 1, 5, 'AI Model');
}

test('[BUILD-1] [BUILD-11] [TIER-1] five steps lead to the prompt that is mandated, and each asks for what it needs', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await expect(back(page)).toBeDisabled();
  await expect(models(page)).toHaveCount(15);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pick the reader first' })).toBeVisible();
  const tips = page.getByRole('region', { name: 'Tips for this step' }).getByRole('listitem');
  await expect(tips).toHaveCount(3);
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a model to go on.');
  await expectStep(page, 1, 5, 'AI Model');

  await page.getByRole('radio', { name: /^Nano Banana/ }).click();
  for (const [n, name] of boxes.entries()) {
    await next(page).click();
    await expectStep(page, n + 2, 5, name);
    await expect(box(page, name)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Tips for this step' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await expect(templates(page)).toHaveCount(6);

    await box(page, name).fill('   ');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(/^Write (a|what) .*, or start from a template\.$/)).toBeVisible();
    await expect(box(page, name)).toBeFocused();
    await expectStep(page, n + 2, 5, name);
    await box(page, name).fill(texts[n] ?? '');
    await expect(page.getByText(/or start from a template\.$/)).toBeHidden();
  }
  await expect(next(page)).toBeHidden();
  await expect(livePrompt(page)).toHaveText(`${photoPrompt}.`);
  await generate(page).click();
  await expectResult(page, `${photoPrompt}.`);

  const { prompts } = await (await page.request.get('/api/prompts')).json();
  const config = JSON.parse(prompts[0].json_config);
  expect(config).toMatchObject({
    mode: 'photo',
    selectedModel: 'nano-banana',
    useHasselbladPreset: true,
    isBasic: true,
    formData: { subject: texts[0], setting: texts[1], mood: texts[2], cameraAngle: texts[3], lighting: '' },
  });
  const { prompts_used } = await (await page.request.get('/api/usage')).json();
  expect(prompts_used).toBe(1);

  // Going back finds what was typed.
  await page.goBack();
  await expectStep(page, 5, 5, 'Camera & Technical');
  await expect(box(page, 'Camera & Technical')).toHaveValue(texts[3]);
});

test('[BUILD-1] the video text, its fourteen models, and the light that nobody has to say', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, 'video');
  await expect(models(page)).toHaveCount(14);
  await fillIn(page, /^Hailuo 02/, texts);
  await expect(livePrompt(page)).toHaveText(videoPrompt);
  await page.getByRole('textbox', { name: 'Lighting (optional)' }).fill('one bare bulb');
  const lit = videoPrompt.replace('an 85mm lens.', 'an 85mm lens, one bare bulb.');
  await expect(livePrompt(page)).toHaveText(lit);
  await generate(page).click();
  await expectResult(page, lit);
});

test('[BUILD-1] Midjourney and Stable Diffusion get their endings', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await fillIn(page, /^Midjourney/, texts);
  await expect(livePrompt(page)).toHaveText(`${photoPrompt} --ar 16:9 --v 6`);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radio', { name: /^Stable Diffusion/ }).click();
  await expect(livePrompt(page)).toHaveText(`${photoPrompt}, masterpiece, best quality, detailed`);
});

test('[BUILD-4] [BUILD-5] a template fills the box, shown by 60 characters of it, and nothing is lost', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, ['My own words']);
  const card = templates(page).first();
  const shown = (await card.locator('span span').last().textContent()) ?? '';
  expect(shown).toMatch(/^.{50,60}…$/);
  await card.click();
  const filled = await box(page, 'Subject').inputValue();
  expect(filled.startsWith(shown.slice(0, -1))).toBe(true);
  expect(filled.length).toBeGreaterThan(60);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('From template A', { exact: true })).toBeVisible();
  await box(page, 'Subject').press('End');
  await page.keyboard.type(' at dawn');
  await expect(page.getByText('From template A, edited')).toBeVisible();

  await page.keyboard.press('Alt+B');
  await expect(templates(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Subject')).toHaveValue(`${filled} at dawn`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Subject')).toHaveValue('My own words');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(box(page, 'Subject')).toHaveValue(`${filled} at dawn`);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box(page, 'Subject')).toHaveValue('');
  await expect(box(page, 'Subject')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Subject')).toHaveValue(`${filled} at dawn`);
});

test('[BUILD-2] the whole way by keyboard', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await expect(rail.getByRole('button', { name: 'Subject' })).toBeDisabled();
  await rail.getByRole('button', { name: 'AI Model' }).focus();
  // Past Photo and Video, to the models.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Photo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Nano Banana/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Midjourney/ })).toBeChecked();
  for (const text of texts) {
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectResult(page, `${photoPrompt} --ar 16:9 --v 6`);
});

test('[BUILD-2] the rail goes back freely and forward only over what is filled in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts.slice(0, 2));
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await rail.getByRole('button', { name: 'AI Model' }).click();
  await expectStep(page, 1, 5, 'AI Model');
  await expect(rail.getByRole('button', { name: 'Camera & Technical' })).toBeDisabled();
  await rail.getByRole('button', { name: 'Mood' }).click();
  await expectStep(page, 4, 5, 'Mood');
  await back(page).click();
  await expectStep(page, 3, 5, 'Setting');
  await box(page, 'Setting').fill('');
  await expect(rail.getByRole('button', { name: 'Mood' })).toBeDisabled();
  // The key to the inks leads to where a part is written.
  await page
    .getByRole('list', { name: 'Parts of the prompt' })
    .getByRole('button', { name: 'Subject' })
    .click();
  await expectStep(page, 2, 5, 'Subject');
});

test('[BUILD-3] Photo and Video keep the words, and each its model', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts);
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(page).toHaveURL(/mode=video/);
  await expect(box(page, 'Camera & Technical')).toHaveValue(texts[3]);
  await expect(livePrompt(page)).toHaveText(videoPrompt);
  await generate(page).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a model to go on.');
  await expectStep(page, 1, 5, 'AI Model');
  await page.getByRole('radio', { name: /^Pika/ }).click();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await expect(page.getByRole('radio', { name: /^FLUX/ })).toBeChecked();
});

test('[DRAFT-1] what is half filled in is there after Back, Forward, a reload and an expired session', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  // The page that is still open asks for whom it shows, whom the session is not of any more.
  allowedNoise.push(/401|409/, /Failed to fetch user/);
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email });
  await page.goto('/');
  await page.goto(addresses.simple());
  await expectStep(page, 1, 5, 'AI Model');
  await fillIn(page, /^FLUX/, texts.slice(0, 2));
  const isAsLeft = async () => {
    await expectStep(page, 3, 5, 'Setting');
    await expect(box(page, 'Setting')).toHaveValue(texts[1]);
  };
  await page.reload();
  await isAsLeft();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeHidden();
  await page.goForward();
  await isAsLeft();

  await context.request.get('/api/logout');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeHidden();
  await signIn({ email });
  await page.goto(addresses.simple());
  await isAsLeft();

  // Nobody else finds it.
  await context.clearCookies();
  await signIn();
  await page.goto(addresses.simple());
  await expectStep(page, 1, 5, 'AI Model');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).not.toBeChecked();
});

test('[DRAFT-1] a session that ends under the hand takes nothing with it', async ({
  page,
  context,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/401/, /Failed to fetch user/);
  const email = `${crypto.randomUUID()}@example.org`;
  await signIn({ email });
  await open(page);
  await fillIn(page, /^FLUX/, texts);
  await context.request.get('/api/logout');
  await generate(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn({ email });
  await page.goto(addresses.simple());
  await expectStep(page, 5, 5, 'Camera & Technical');
  await expect(livePrompt(page)).toHaveText(`${photoPrompt}.`);
});

test('a model that was chosen elsewhere is chosen here, and the words stay', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts.slice(0, 2));
  await page.goto(`${addresses.simple()}&model=nano-banana`);
  await expectStep(page, 3, 5, 'Setting');
  await expect(page.getByRole('region', { name: 'About Nano Banana' })).toBeVisible();
  await expect(page).not.toHaveURL(/model=/);
  await expect(box(page, 'Setting')).toHaveValue(texts[1]);
});

test('starting over empties it all, and can be taken back', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden();
  await fillIn(page, /^FLUX/, texts.slice(0, 2));
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectStep(page, 1, 5, 'AI Model');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStep(page, 3, 5, 'Setting');
  await expect(box(page, 'Setting')).toHaveValue(texts[1]);
});

test('when the prompt cannot be counted the form is kept, and Retry goes on', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to load resource/, /ERR_FAILED/);
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts);
  await page.route('/api/usage/increment', (route) => route.abort());
  await generate(page).click();
  await expect(page.getByText('Nothing was generated.')).toBeVisible();
  await expect(box(page, 'Camera & Technical')).toHaveValue(texts[3]);
  await page.unroute('/api/usage/increment');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectResult(page, `${photoPrompt}.`);
});

test('[BUILD-8] a prompt that is longer than its model reads says so, and a box has an end', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page);
  await fillIn(page, /^Runway Gen-4 Image/, ['A baker. '.repeat(200)]);
  await expect(box(page, 'Subject')).toHaveValue('A baker. '.repeat(200).slice(0, 1200));
  await expect(page.getByText('1,200/1,200')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'too long' })).toHaveText(
    /Runway Gen-4 Image stops at 1,000 characters\. This is 278 too long\.$/,
  );
});

test('every word of it can be moved to Advanced Steps', async ({ page, signIn }) => {
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts);
  await page.getByRole('textbox', { name: 'Lighting (optional)' }).fill('one bare bulb');
  await page.getByRole('button', { name: 'Move to Advanced' }).click();
  await expectStep(page, 1, 7, 'Model Selection');
  await expect(page.getByRole('radio', { name: /^FLUX/ })).toBeChecked();
  for (const [name, text] of [
    ['Subject Focus', texts[0]],
    ['Environment', texts[1]],
    ['Mood', texts[2]],
    ['Camera', texts[3]],
    ['Lighting & Quality', 'one bare bulb'],
  ] as const) {
    await next(page).click();
    await expect(box(page, name)).toHaveValue(text);
  }
});

test('on a phone the prompt peeks from below', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await open(page);
  await fillIn(page, /^FLUX/, texts.slice(0, 1));
  const peek = page.getByRole('button', { name: /^Live prompt/ });
  await expect(peek).toContainText('A baker, floured to the elbows');
  await expect(livePrompt(page)).toBeHidden();
  await peek.click();
  await expect(livePrompt(page)).toBeVisible();
  await expect(next(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(livePrompt(page)).toBeHidden();
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height }, colorScheme });
      test(`every step is accessible, ${colorScheme}, ${width} wide`, async ({ page, signIn }) => {
        await signIn();
        await open(page);
        for (let at = 1; at <= 5; at++) {
          if (at === 2) await page.getByRole('radio', { name: /^FLUX/ }).click();
          if (at > 1) {
            await next(page).click();
            await templates(page).nth(at).click();
          }
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });
    });
  }
}
