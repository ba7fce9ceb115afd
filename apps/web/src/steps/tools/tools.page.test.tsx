import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open as openPage } from '../../../testing/open.tsx';
import { beforeEach, expect, expectAddress, expectFine, page, test, vi } from '../../../testing/page.ts';
import { haveCamera } from '../../../testing/some-camera.ts';
import { chooseFiles, somePicture } from '../../../testing/some-picture.ts';

interface Service {
  lang: string;
  isOn: boolean;
  onresult: (event: object) => void;
  onerror: (event: object) => void;
  onend: (() => void) | null;
}

let all: Service[] = [];

/** The browser's recognition of speech, and nothing behind it. */
class Speech {
  lang = '';
  isOn = false;
  onresult: Service['onresult'] = () => undefined;
  onerror: Service['onerror'] = () => undefined;
  onend: Service['onend'] = () => undefined;
  constructor() {
    all.push(this);
  }
  start() {
    this.isOn = true;
  }
  abort() {
    this.isOn = false;
    this.onend?.();
  }
}

beforeEach(() => {
  all = [];
  vi.stubGlobal('SpeechRecognition', Speech);
  vi.stubGlobal('webkitSpeechRecognition', Speech);
});

const say = (transcript: string, isFinal = true) =>
  all.at(-1)?.onresult({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
function ended(error?: string): void {
  if (error) all.at(-1)?.onerror({ error });
  all.at(-1)?.onend?.();
}
const services = () => all.map(({ lang, isOn }) => ({ lang, isOn }));
const tool = (name: string) =>
  page.getByRole('list', { name: 'Tools' }).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('[TOOL-3] a shot is said out loud, corrected, and used', async () => {
  const shelf = shelfOf();
  await openPage('/?step=tools&tool=voice', shelf.answers);
  const words = page.getByRole('textbox', { name: 'Your words' });
  await expect(button('Use as Prompt')).toBeDisabled();
  await button('Start listening').click();
  say('an empty laun', false);
  await expect(page.getByText('an empty laun', { exact: true })).toBeVisible();
  await expect(words).toHaveValue('');
  say('An empty laundromat at night.');
  await expect(page.getByText('an empty laun', { exact: true })).toHaveCount(0);
  // The service stops by itself after a pause, and is begun again.
  ended('no-speech');
  say('A man asleep against the one machine that turns.');
  await expect(words).toHaveValue(
    'An empty laundromat at night. A man asleep against the one machine that turns.',
  );
  expect(services()).toMatchObject([{ lang: 'en-US' }, { lang: 'en-US', isOn: true }]);
  await expect(page.getByRole('region', { name: /^Heard so far/ })).toContainText('laundromat');
  await expectFine();
  await button('Stop').click();
  expect(services().at(-1)?.isOn).toBe(false);

  await page.getByRole('combobox', { name: /^Language/ }).press('Enter');
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await button('Start listening').click();
  expect(services().at(-1)).toEqual({ lang: 'de-DE', isOn: true });
  // What is still being heard goes in too.
  say('with a newspaper', false);
  await button('Use as Prompt').click();
  await expectAddress(/step=result.*id=/);
  const [{ method, prompt_text, json_config } = savedPrompt()] = shelf.kept;
  const data = JSON.parse(json_config);
  expect(services().at(-1)?.isOn).toBe(false);
  expect(method).toBe('voice');
  expect(data).toMatchObject({ isVoiceGenerated: true });
  expect(prompt_text).toContain('laundromat');
  expect(data.originalIdea).toMatch(/with a newspaper$/);
});

test('[HELP-5] what is taken out of what was said is told before it is used', async () => {
  const shelf = shelfOf();
  await openPage('/?step=tools&tool=voice', shelf.answers);
  await page
    .getByRole('textbox', { name: 'Your words' })
    .fill('um a red bus no wait a green bus in the rain');
  const tidied = page.getByRole('region', { name: 'Tidied for the prompt' });
  await expect(tidied).toContainText('um');
  await expect(tidied).toContainText('a red bus no wait a green bus');
  await expectFine();
  await button('Use as Prompt').click();
  await expectAddress(/step=result.*id=/);
  const [{ prompt_text } = savedPrompt()] = shelf.kept;
  expect(prompt_text).toMatch(/^a green bus in the rain/);
});

test('[TOOL-3] a refusal midway keeps the words, too many are told, and leaving closes the microphone', async () => {
  const shelf = shelfOf();
  await openPage('/?step=tools&tool=voice', shelf.answers);
  const words = page.getByRole('textbox', { name: 'Your words' });
  await button('Start listening').click();
  say('A ferry at dusk.');
  ended('not-allowed');
  await expect(page.getByText('This page may not use the microphone.')).toBeVisible();
  await expect(words).toHaveValue('A ferry at dusk.');
  await button('Start listening').click();
  say('fog '.repeat(5_000));
  await expect(page.getByText('That is as much as one prompt takes.')).toBeVisible();
  expect((await words.inputValue()).length).toBeLessThanOrEqual(8_000);
  expect(services().at(-1)?.isOn).toBe(false);
  await button('Clear').click();
  await button('Start listening').click();
  await tool('Text Mode').click();
  expect(services().at(-1)?.isOn).toBe(false);
});

test('[TOOL-3] a browser without recognition says so', async () => {
  const shelf = shelfOf();
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  await openPage('/?step=tools&tool=voice', shelf.answers);
  await button('Start listening').click();
  await expect(page.getByRole('alert')).toContainText('Speech recognition is not supported in your browser.');
  // Where it is only a help, there is no button for it.
  await openPage('/?step=optimizer&mode=photo&method=optimizer');
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dictate Your idea' })).toHaveCount(0);
});

test('[TOOL-6] the builders and the optimizer take dictation into their boxes', async () => {
  await openPage('/?step=optimizer&mode=photo&method=optimizer');
  const idea = page.getByRole('textbox', { name: 'Your idea' });
  await idea.fill('A lock keeper');
  await page.getByRole('button', { name: 'Dictate Your idea' }).click();
  say('opens the gate for a barge');
  await expect(idea).toHaveValue('A lock keeper opens the gate for a barge');
  await page.getByRole('button', { name: 'Stop dictating Your idea' }).click();

  await openPage('/?step=steps&mode=photo&method=guided');
  await page.getByRole('radio', { name: /^Midjourney/ }).click();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('button', { name: /^Dictate / }).click();
  say('a net mender');
  await expect(page.getByRole('main').getByCss('textarea').first()).toHaveValue('a net mender');
});

for (const [name, words] of [
  ['NotAllowedError', 'Allow the camera for it in your browser, then try again.'],
  ['NotFoundError', 'This device has none, or it is switched off.'],
  ['NotReadableError', 'Something else is using it.'],
] as const)
  test(`[TOOL-4] ${name}: says what stands in the way of the camera`, async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('No.', name));
    await openPage('/?step=tools&tool=camera');
    await expect(page.getByRole('alert')).toContainText(words);
  });

test('[TOOL-4] a photo is taken again and cleared, and the light goes off when it is left', async () => {
  const tracks = haveCamera();
  const lights = () => tracks.map(({ readyState }) => readyState);
  await openPage('/?step=tools&tool=camera');
  await button('Take photo').click();
  await button('Retake').click();
  await expect(button('Take photo')).toBeEnabled();
  expect(lights().at(-1)).toBe('live');
  await expectFine();
  await button('Take photo').click();
  await button('Use photo').click();
  await expect(page.getByRole('img', { name: /^Your picture: Photo/ })).toBeVisible();
  expect(lights()).not.toContain('live');

  await button('Clear').click();
  await expect(button('Take photo')).toBeEnabled();
  expect(lights().at(-1)).toBe('live');
  await tool('Capture Photo').click();
  await expect(button('Take photo')).toHaveCount(0);
  expect(lights()).not.toContain('live');
});

test('[TOOL-2] what is no picture or too large is refused, and one that was chosen can be cleared', async () => {
  await openPage('/?step=tools&tool=image');
  const choose = (...files: File[]) =>
    page.getByLabel('Picture file').evaluate((input) => chooseFiles(input, ...files));
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await expect(page.getByText('A picture has to be JPEG, PNG, WebP, AVIF or GIF.')).toBeVisible();
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rest = new Uint8Array(11 * 1_048_576);
  await choose(new File([signature, rest], 'big.png', { type: 'image/png' }));
  await expect(page.getByText('A picture can have at most 10 MB.')).toBeVisible();
  await choose(new File([signature, 'no picture'], 'broken.png', { type: 'image/png' }));
  await expect(page.getByText('That one was not taken.')).toHaveCount(0);
  await button('Clear').click();
  await choose(await somePicture());
  await expect(page.getByRole('img', { name: 'Your picture: window-0412.png' })).toBeVisible();
  await expectFine();
});
