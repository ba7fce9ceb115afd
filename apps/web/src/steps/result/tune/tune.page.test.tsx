import { completeSimple } from '@cuewright/engine/methods';
import { callsMade } from '../../../../testing/answers.ts';
import { addresses, fillIn } from '../../../../testing/builder-words.ts';
import { open } from '../../../../testing/open.tsx';
import {
  DESK,
  expect,
  expectFine,
  type Locator,
  PHONE,
  page,
  press,
  test,
  vi,
} from '../../../../testing/page.ts';
import { button, openResult, sheet } from '../../../../testing/result-words.ts';
import { forgetDrafts } from '../../../lib/draft.ts';

const shot =
  'Slow push in on a welder in a greenhouse before sunrise, fog, window light from the left, 50mm at f/2.8. Sparks hiss on wet leaves. No text. 16:9, 8 seconds.';
const form = {
  selectedModel: 'midjourney',
  subject: 'A net mender with a grey braid',
  setting: 'the open doors of a boathouse, fog over an empty quay',
  mood: 'patience, the last one still working',
  cameraAngle: 'a medium close-up on an 85mm lens',
  lighting: 'one bare tungsten bulb',
};
const copyFor = (name: string) => page.getByRole('article', { name: `Tune for ${name}` });
const told = (name: string, box: string): Locator =>
  copyFor(name)
    .getByCss('dl > div')
    .filter({ has: page.getByCss('dt').filter({ hasText: box }) });

async function openShot(): Promise<void> {
  await openResult({
    mode: 'video',
    model: 'google-veo-3',
    method: null,
    prompt_text: shot,
    json_config: JSON.stringify({
      ...completeSimple({ ...form, selectedModel: 'google-veo-3' }, 'video'),
      prompt: shot,
    }),
  });
}

const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

async function findGenerator(words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a generator' }).fill(words);
}

const chooseMidjourney = () =>
  page.getByRole('option', { name: 'Midjourney Midjourney', exact: true }).click();

test('[TUNE-1] [TUNE-2] a finished prompt is tuned for others, side by side, each told what it can be', async () => {
  await openShot();
  // Motion only, over a start image, without sound.
  const runway = copyFor('Runway Gen-4');
  await expect(runway).toContainText(/welder/);
  await expect(told('Runway Gen-4', 'Sound')).toContainText('Its clips are silent');
  await expect(told('Runway Gen-4', 'Look of the shot').getByCss('svg')).toBeAttached();
  await expect(runway.getByRole('switch')).toBeChecked();
  await expect(runway.getByRole('switch')).toBeDisabled();
  await expect(runway.getByRole('region', { name: 'What Runway Gen-4 cannot be told' })).toContainText(
    'The start image says it',
  );

  // Where a start image is a choice, it takes the look out of the words.
  const hailuo = copyFor('Hailuo 02');
  await expect(told('Hailuo 02', 'Length')).toContainText('6 s, was 8');
  await expect(hailuo).toContainText(/50mm/);
  await hailuo.getByText('Image to video', { exact: true }).click();
  await expect(told('Hailuo 02', 'Look of the shot')).toContainText('The start image tells Hailuo 02');
  await expect(hailuo.getByRole('region', { name: /cannot be told/ })).toContainText('50mm');
});

test('[TUNE-2] a generator has its own parameters, each within its range, and back again', async () => {
  const copied = clipboard();
  await openShot();
  await button('Add a generator').click();
  await findGenerator('midj');
  await chooseMidjourney();
  const midjourney = copyFor('Midjourney');
  await midjourney.getByText('Settings of Midjourney').click();
  await midjourney.getByLabel('--stylize', { exact: true }).focus();
  await press('ArrowRight');
  await expect(midjourney).toContainText('--stylize 101');
  await midjourney.getByLabel('--seed', { exact: true }).fill('99999999999');
  await expect(midjourney).toContainText('--seed 4294967295');
  await button('Copy for Midjourney').click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toMatch(/welder.*--seed 4294967295/s);
  await button('Reset --stylize').click();
  await expect(midjourney).not.toContainText('--stylize 101');
  await midjourney.getByRole('combobox', { name: 'Frame' }).click();
  await page.getByRole('option', { name: '9:16', exact: true }).click();
  await expect(midjourney).toContainText('--ar 9:16');
});

test('[TUNE-1] [TUNE-3] another takes the place of one, and a favourite stands there the next time', async () => {
  await openShot();
  await button('Add a generator').click();
  await findGenerator('midj');
  await chooseMidjourney();
  await button('Change Midjourney').click();
  await findGenerator('kling');
  await expect(page.getByRole('option').first()).toContainText('Kling');
  await press('Enter');
  // A retired one names its heir.
  await expect(copyFor('Kling 1.6')).toContainText('Its heir is Kling 3.0.');
  await expect(copyFor('Midjourney')).toHaveCount(0);

  await button('Make Kling 1.6 a favourite').click();
  await expectFine();
  // This tab goes on with what stood there.
  await openShot();
  await expect(copyFor('Kling 1.6')).toBeVisible();
  await expect(copyFor('Hailuo 02')).toBeVisible();
  // Another one has nothing of that, and opens with the favourite.
  forgetDrafts();
  await openShot();
  await expect(copyFor('Kling 1.6')).toBeVisible();
  await expect(copyFor('Hailuo 02')).toHaveCount(0);
  await expect(page.getByText('0 of 6', { exact: true })).toBeVisible();
  expect(callsMade()).not.toContain('POST /api/usage/increment');
});

test('[TUNE-4] the chosen model’s copy stands beside the mandated text, and the choice is remembered', async () => {
  const copied = clipboard();
  const config = completeSimple(form, 'photo');
  // There is room for one of the two.
  await page.viewport(PHONE.width, PHONE.height);
  await openResult({ prompt_text: config.prompt, json_config: JSON.stringify(config) });
  await expect(sheet()).toContainText(config.prompt);
  await page.getByRole('radio', { name: 'For Midjourney' }).click();
  const written = page.getByRole('region', { name: 'Written for Midjourney', exact: true });
  await expect(written).toContainText('net mender');
  await expect(written).not.toContainText('4K resolution');
  await button('Copy Prompt').click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toMatch(/net mender/);
  expect(copied.mock.calls.at(-1)?.[0]).not.toContain('4K resolution');

  await page.viewport(DESK.width, DESK.height);
  await open(addresses.simple());
  await fillIn(/^Midjourney/, ['A baker', 'a tiled market at dawn', 'patience', 'an 85mm lens']);
  await expect(written).toContainText('baker');
  await expect(written).not.toContainText('4K resolution');
  await expectFine();
  await page.getByRole('radio', { name: 'Prompt', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Live prompt', exact: true })).toContainText('4K resolution');
});
