import type { Answers } from '../../../testing/answers.ts';
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
import { expect, expectAddress, expectFine, page, press, test, type } from '../../../testing/page.ts';

const boxes = ['Subject Focus', 'Environment', 'Mood', 'Camera', 'Lighting & Quality'] as const;
const texts = [
  'Two brothers in oilskins',
  'on a slipway in Brittany',
  'late and unhurried',
  'medium shot at eye level',
  'one practical lamp',
] as const;
const said =
  'Two brothers in oilskins, on a slipway in Brittany, medium shot at eye level, late and unhurried, one practical lamp';
const technical =
  'shot with Hasselblad H6D-100c, 85mm f/1.8, f/2.8, 1/125s, ISO 400, 53.4 × 40 mm medium format, 3200K Warm';
const effects =
  'subtle film grain, artistic light leaks, abstract elements, macro depth of field, bokeh lights in the foreground, minimal clean background, single focus';
const photoSuffix = 'professional photography with precise focus and true colour, 4K resolution';
const videoSuffix = 'professional cinematography with smooth, motivated camera movement, 4K video production';

/** The nine lists of the specification, word for word. */
const lists = {
  Camera:
    'Hasselblad H6D-100c|Canon EOS R5|Sony A7R V|Nikon Z9|Fujifilm GFX 100S|RED V-RAPTOR 8K|ARRI Alexa Mini|Blackmagic URSA Mini Pro',
  ISO: '100|200|400|800|1600|3200|6400',
  Lens: '35mm f/1.4|50mm f/1.8|85mm f/1.8|24-70mm f/2.8|70-200mm f/2.8|16-35mm f/2.8',
  Temperature: '2700K Tungsten|3200K Warm|4000K Cool White|5600K Daylight|6500K Cool',
  Shutter: '1/30|1/60|1/125|1/250|1/500|1/1000',
  Aperture: 'f/1.4|f/1.8|f/2.8|f/4|f/5.6|f/8|f/11',
  Foreground: 'Bokeh lights|Natural elements|Urban details|None',
  Background: 'Busy cityscape|Minimal clean|Natural landscape|Studio backdrop',
  'Object density': 'Multiple detailed|Few key elements|Single focus|Minimal objects',
};
const chosen: Record<keyof typeof lists, string> = {
  Camera: 'Hasselblad H6D-100c',
  ISO: '400',
  Lens: '85mm f/1.8',
  Temperature: '3200K Warm',
  Shutter: '1/125',
  Aperture: 'f/2.8',
  Foreground: 'Bokeh lights',
  Background: 'Minimal clean',
  'Object density': 'Single focus',
};

async function open(mode = 'photo', answers: Answers = {}): Promise<void> {
  await openPage(addresses.advanced(mode), answers);
  await expectStep(1, 7, 'Model Selection');
}

/** A select is named by its label and what is chosen in it. */
const select = (label: string) =>
  page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${label} `) });

test('[BUILD-10] seven steps, nine selects and four switches lead to the prompt that is mandated', async () => {
  const { answers, kept } = shelfOf();
  await open('photo', answers);
  await expect(back()).toBeDisabled();
  await next().click();
  await expect(page.getByRole('alert')).toHaveText('Choose a model to go on.');
  await page.getByRole('radio', { name: /^Nano Banana/ }).click();
  for (const [n, name] of boxes.entries()) {
    await next().click();
    await expectStep(n + 2, 7, name);
    await expect(templates()).toHaveCount(8);
    await expect(page.getByRole('region', { name: 'Tips for this step' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await press('ControlOrMeta+Enter');
    await expect(page.getByText(/^Write (a|an|what|the) .*, or start from a template\.$/)).toBeVisible();
    await box(name).fill(texts[n] ?? '');
  }
  await next().click();
  await expectStep(7, 7, 'Technical Specifications');
  // The last step asks for nothing.
  await expect(livePrompt()).toHaveText(`${said}, ${photoSuffix}`);

  for (const [label, options] of Object.entries(lists)) {
    await select(label).press('Enter');
    await expect(page.getByRole('option')).toHaveText(['Not chosen', ...options.split('|')]);
    await page.getByRole('option', { name: chosen[label as keyof typeof lists], exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await expect(page.getByText('Sensor: 53.4 × 40 mm medium format')).toBeVisible();
  await expect(page.getByRole('link', { name: /engadget/ })).toBeVisible();
  for (const name of ['Film grain', 'Light leaks', 'Abstract elements', 'Macro depth'])
    await page.getByRole('switch', { name }).click();
  await box('Additional details').fill('a dented thermos');
  const prompt = `${said}, ${technical}, ${effects}, a dented thermos, ${photoSuffix}`;
  await expect(livePrompt()).toHaveText(prompt);
  await generate().click();
  await expectResult(prompt);

  expect(JSON.parse(kept[0]?.json_config ?? '')).toMatchObject({
    mode: 'photo',
    selectedModel: 'nano-banana',
    isEnhanced: true,
    formData: {
      subject: texts[0],
      additionalDetails: 'a dented thermos',
      technicalSpecs: { cameraType: 'Hasselblad H6D-100c', filmGrain: true, objects: 'Single focus' },
    },
  });
});

test('[BUILD-10] [TIER-1] Midjourney, Flux and Stable Diffusion get their endings, a video its own', async () => {
  await open();
  await fillIn(/^Midjourney/, texts);
  await expect(livePrompt()).toHaveText(`${said}, ${photoSuffix} --ar 16:9 --v 6 --style raw --s 750`);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radio', { name: /^FLUX/ }).click();
  await expect(livePrompt()).toHaveText(
    `${said}, ${photoSuffix}, photorealistic, detailed, 8k uhd, high quality`,
  );
  await page.getByRole('radio', { name: /^Stable Diffusion/ }).click();
  await expect(livePrompt()).toHaveText(
    `(professional photography:1.3), (cinematic composition:1.2), (high quality:1.2), (${said}, ${photoSuffix}:1.2), 8k uhd, masterpiece`,
  );
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(livePrompt()).toHaveText(`${said}, ${videoSuffix}`);
});

test('[BUILD-4] subject and camera have templates of their own for a photo and for a video', async () => {
  await open();
  await fillIn(/^FLUX/, ['x']);
  const titles = () => templates().allTextContents();
  const photo = titles();
  const shown = photo.map((text) => /…$/.test(text));
  expect(shown).toContain(true);
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(templates().first()).toContainText('Sign painter');
  expect(titles().filter((title) => photo.includes(title))).toEqual([]);
});

test('[BUILD-6] a model is found by words, tier, provider, new, popular and status', async () => {
  await open();
  await expect(models()).toHaveCount(31);
  const search = page.getByRole('searchbox', { name: 'Search models' });
  await search.fill('dalle');
  await expect(page.getByText('2 of 31 models')).toBeVisible();
  await expect(models()).toHaveCount(2);
  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No models found' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(models()).toHaveCount(31);

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Nano Banana/ })).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Popular' }).click();
  const popular = models().elements().length;
  await select('Tier').click();
  await page.getByRole('option', { name: 'Free', exact: true }).click();
  await expect(models()).not.toHaveCount(popular);
  await select('Provider').click();
  await page.getByRole('option', { name: 'Stability AI' }).click();
  await expect(models()).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await select('Status').click();
  await page.getByRole('option', { name: 'Retired' }).click();
  await expect(page.getByRole('radio', { name: /^Imagen 4/ })).toBeVisible();
  await expect(models()).toHaveCount(1);

  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(models()).toHaveCount(25);
});

test('[BUILD-7] the chosen model’s facts say how sure they are, and where they are from', async () => {
  await open('video');
  await page.getByRole('radio', { name: /^Veo 3.1/ }).click();
  const card = page.getByRole('region', { name: 'About Veo 3.1' });
  await expect(card.getByRole('definition').filter({ hasText: '4, 6, 8 s' })).toBeVisible();
  const row = (label: string, text: string) =>
    card.getByRole('row').filter({ hasText: label }).filter({ hasText: text });
  await expect(row('Length', '4, 6, 8 s')).toContainText('Maker’s page');
  await expect(row('Prompt length', 'up to 1,024 tokens')).toContainText('Unverified');
  await expect(row('Parameters', 'seed')).toContainText('Reported');
  const link = row('Length', '4, 6, 8 s').getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expect(card.getByText('Gathered in November 2026.')).toBeVisible();
});

test('[BUILD-9] words of the trade carry their meaning, in the box and in the tips', async () => {
  await open();
  await fillIn(/^FLUX/, ['x', 'y', 'low-key, halation around the bulb']);
  const terms = page.getByRole('main').getByCss('dl[aria-label="Words of the trade in this text"]');
  await expect(terms).toContainText('Low-key');
  await expect(terms).toContainText('Halation');
  await next().click();
  await box('Camera').fill('close-up');
  await next().click();
  await box('Lighting & Quality').fill('lamp');
  await next().click();
  await page.getByRole('region', { name: 'Tips for this step' }).getByRole('button').first().click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('the prompt is shown in the inks of its parts, or plain', async () => {
  await open();
  await fillIn(/^FLUX/, texts.slice(0, 2));
  const key = page.getByRole('list', { name: 'Parts of the prompt' });
  await expect(key.getByRole('button', { name: /Camera ?, still blank/ })).toBeVisible();
  await expect(key.getByRole('button', { name: 'Place' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('img', { name: /^\d+ words\. It reads 30 to 80 best\./ })).toBeVisible();
  await page.getByRole('radio', { name: 'Plain' }).click();
  await expect(key).toBeHidden();
  await openPage(addresses.advanced());
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  await expect(livePrompt()).toContainText('on a slipway in Brittany');
});

test('[BUILD-2] the whole way by keyboard', async () => {
  const { answers, kept } = shelfOf();
  await open('video', answers);
  await page.getByRole('searchbox', { name: 'Search models' }).focus();
  await type('runway');
  await expect(models()).toHaveCount(1);
  await models().focus();
  await press('Space');
  await press('ControlOrMeta+Enter');
  for (const text of texts) {
    await type(text);
    await press('ControlOrMeta+Enter');
  }
  await expectStep(7, 7, 'Technical Specifications');
  await expect(select('Camera')).toBeFocused();
  await press('Enter');
  await type('ARRI');
  await press('Enter');
  await expect(select('Camera')).toContainText('ARRI Alexa Mini');
  await press('ControlOrMeta+Enter');
  await expectResult(`${said}, shot with ARRI Alexa Mini, 28.25 × 18.17 mm Super 35, ${videoSuffix}`);
  expect(kept).toMatchObject([{ mode: 'video', method: 'enhanced', imported: false }]);
});

test('[DRAFT-1] what is half filled in is there when one comes back, by Back and Forward too', async () => {
  await open('video');
  await fillIn(/^Veo 3.1/, texts);
  await next().click();
  await page.getByRole('switch', { name: 'Film grain' }).click();
  const isAsLeft = async () => {
    await expectStep(7, 7, 'Technical Specifications');
    await expect(page.getByRole('switch', { name: 'Film grain' })).toBeChecked();
    await expect(livePrompt()).toContainText(`${said}, subtle film grain, ${videoSuffix}`);
  };
  await page.getByRole('banner').getByRole('link', { name: 'Cuewright' }).click();
  await expectAddress('/');
  history.back();
  await isAsLeft();
  history.forward();
  await expectAddress('/');
  await openPage(addresses.advanced('video'));
  await isAsLeft();
});

test('every step is accessible, in both themes, on a phone and on a desk', async () => {
  await open('video');
  for (let at = 1; at <= 7; at++) {
    if (at === 2) await page.getByRole('radio', { name: /^Veo 3.1/ }).click();
    if (at > 1) await next().click();
    if (at > 1 && at < 7) await templates().nth(at).click();
    await expectFine();
  }
});
