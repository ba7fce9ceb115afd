import { chatLimits } from '@cuewright/contract';
import { answer } from '../../../testing/answers.ts';
import { addresses, box, fillIn } from '../../../testing/builder-words.ts';
import { aira as airasAnswers } from '../../../testing/builders/aira.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open as openPage } from '../../../testing/open.tsx';
import {
  afterEach,
  allowNoise,
  emulateMedia,
  expect,
  expectAddress,
  expectFine,
  PHONE,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';
import { chatOf } from './chat-of.ts';

const aira = () => page.getByRole('region', { name: 'Aira' });
const log = () => aira().getByRole('log');
const entry = () => aira().getByRole('textbox', { name: 'Ask Aira' });
const bubble = () => page.getByRole('button', { name: 'Ask Aira', exact: true });
const isWriting = () => log().getByText('Aira is writing');
const close = () => aira().getByRole('button', { name: 'Close Aira' }).click();

const WAKING_MS = 4_000;

/** She comes when the page has had its time to wake. Nobody waits for that here. */
async function open(address: string): Promise<void> {
  const later = window.setTimeout;
  const soon = (act: () => void, ms?: number) => later(act, ms === WAKING_MS ? 0 : ms);
  const waking = vi.spyOn(window, 'setTimeout').mockImplementation(soon as typeof setTimeout);
  await openPage(address, { ...shelfOf().answers, ...airasAnswers });
  await expect(bubble()).toBeVisible();
  waking.mockRestore();
}

function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Somebody else's turn: a conversation ends with whoever has it. */
afterEach(() => {
  chatOf(undefined);
});

async function say(text: string): Promise<void> {
  await entry().fill(text);
  await entry().press('Enter');
  await expect(entry()).toHaveValue('');
  await expect(log().getByText(text, { exact: true })).toBeVisible();
}

/** Waits for the reply, whole. */
async function reply(text: string | RegExp): Promise<void> {
  await expect(log().getByText(text).last()).toBeVisible();
  await expect(isWriting()).toBeHidden();
}

test('[CHAT-7] she types, which locks the modes until she is done; a press shows all', async () => {
  await open('/?step=method');
  await bubble().click();
  await aira().getByRole('radio', { name: 'Focused' }).click();
  await emulateMedia({ reducedMotion: 'no-preference' });
  stopTimers();
  await say('What is a rack focus?');
  await expect(log().getByRole('button', { name: 'Show all' })).toBeVisible();
  const modes = aira().getByRole('radio');
  for (const mode of modes.all()) await expect(mode).toBeDisabled();
  await expect(aira().getByRole('button', { name: 'Send' })).toBeDisabled();
  await vi.advanceTimersByTimeAsync(1_200);
  await expect(
    log()
      .getByText(/^Rack f/)
      .last(),
  ).toBeVisible();
  const told = async () => (await log().textContent()).replace(/Aira is writing.*/s, '').length;
  const begun = await told();
  await expect(aira().getByRole('status')).not.toContainText('Rack focus');
  await log().getByRole('button', { name: 'Show all' }).click();
  await expect(isWriting()).toBeHidden();
  expect(await told()).toBeGreaterThan(begun);
  await expect(aira().getByRole('status')).toContainText('Rack focus');
  await expect(aira().getByRole('radio', { name: 'Focused' })).toBeChecked();
  for (const mode of modes.all()) await expect(mode).toBeEnabled();
});

test('[CHAT-10] [CHAT-12] [WORD-6] what fails is answered by name and sent again; two minutes of silence bring one hint', async () => {
  allowNoise(/Failed to chat:/);
  await open('/?step=method');
  stopTimers();
  await bubble().click();
  await say('My name is Ines');
  await reply(/Nice to meet you, Ines\./);
  answer({ 'POST /api/chat': () => new Response('', { status: 500 }) });
  await say('What is bokeh?');
  await reply(/^Ines, /);
  answer(airasAnswers);
  await log().getByRole('button', { name: 'Send it again' }).click();
  await reply(/Bokeh/);
  await close();
  const hint = page.getByRole('complementary', { name: 'Assistant' }).getByRole('status');
  await vi.advanceTimersByTimeAsync(100_000);
  await expect(hint).toBeHidden();
  await vi.advanceTimersByTimeAsync(20_500);
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Not now' }).click();
  await vi.advanceTimersByTimeAsync(200_000);
  await expect(hint).toBeHidden();
});

test('[CHAT-11] a message ends at 500 characters, and a blank one is not sent', async () => {
  await open('/?step=method');
  await bubble().click();
  const send = aira().getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await entry().fill('   ');
  await expect(send).toBeDisabled();
  await entry().fill('light '.repeat(100));
  await expect(entry()).toHaveValue('light '.repeat(100).slice(0, chatLimits.message));
  await expect(send).toBeEnabled();
});

test('[CHAT-11] [DIFF-3] she is accessible on a desk and as a sheet on a phone, and what is taken of hers stands on the sheet', async () => {
  await open(addresses.simple());
  await fillIn(/^Midjourney/, ['A fisherman mending a green net']);
  await bubble().click();
  // She has read the prompt by now.
  await expect(log().getByRole('button', { name: 'Improve this prompt' })).toBeVisible();
  await say('Improve this prompt');
  await expect(log().getByRole('region', { name: 'For Midjourney' })).toBeVisible();
  await expectFine();
  await page.viewport(PHONE.width, PHONE.height);
  await log().getByRole('button', { name: 'See changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('taken from Aira’s version');
  await expectFine('[role=dialog]');
  await page.viewport(PHONE.width, PHONE.height);
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // What lies behind the sheet is not there for keys and ears, and is there again without it.
  await expect(page.getByCss('#content')).toHaveAttribute('inert');
  await close();
  await expect(page.getByCss('#content')).not.toHaveAttribute('inert');
  await expect(box('Subject')).toHaveValue('A fisherman mending a green net');
  await expectFine('aside');
  await page.viewport(PHONE.width, PHONE.height);

  const sheet = page.getByRole('main').getByCss('[data-print]').first();
  // She makes way for a prompt, and for another in its place.
  for (const _ of ['one', 'another']) {
    await bubble().click();
    await log().getByRole('button', { name: 'Use it' }).last().click();
    await expect(aira()).toBeHidden();
    await expectAddress(/step=result/);
    await expect(sheet).toBeVisible();
  }
  await bubble().click();
  await say('Change green to red and add a gull');
  await reply(/Everything else is as you wrote it/);
  const left = await takeBut(/^Put in/);
  await expect(log().getByText('as you took it')).toBeVisible();
  await close();
  await expect(sheet).toContainText('red net');
  await expect(sheet).not.toContainText(left);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).not.toContainText('red net');
});

/** Takes what Aira changed, but for the last of a kind, and says what that was. */
async function takeBut(kind: RegExp): Promise<string> {
  await log().getByRole('button', { name: 'See changes' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Your prompt, and what Aira made of it' });
  const last = dialog.getByRole('button', { name: kind }).last();
  const left = await last.getByRole('insertion').textContent();
  await last.click();
  await dialog.getByRole('button', { name: /^Take \d+ of \d+$/ }).click();
  await expect(dialog).toBeHidden();
  return left.replace(/^Put in: \W*|\W*$/g, '');
}

test('[ATTACK-6] what is asked is text, and so is an answer that repeats it', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue(undefined);
  await open('/?step=method');
  await bubble().click();
  const attack =
    '<img src=/stolen onerror=alert(1)> [a](javascript:alert(2)) ![b](/stolen) <script src=/stolen></script>';
  await say(`What is ${attack}?`);
  await expect(log().getByText('<img src=/stolen').last()).toBeVisible();
  await expect(isWriting()).toBeHidden();
  await expect(log().getByCss('img, script, [onerror], a[href^="javascript" i]')).toHaveCount(0);
  expect(alert).not.toHaveBeenCalled();
});
