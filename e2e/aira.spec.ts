import type { Page } from '@playwright/test';
import { addresses, box, fillIn } from './builder-page.ts';
import { stopClock } from './stop-clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const aira = (page: Page) => page.getByRole('region', { name: 'Aira' });
const log = (page: Page) => aira(page).getByRole('log');
const entry = (page: Page) => aira(page).getByRole('textbox', { name: 'Ask Aira' });
const bubble = (page: Page) => page.getByRole('button', { name: 'Ask Aira', exact: true });

async function say(page: Page, text: string): Promise<void> {
  await entry(page).fill(text);
  await entry(page).press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

/** Waits for the reply, whole. */
async function reply(page: Page, text: string | RegExp): Promise<void> {
  await expect(log(page).getByText(text).last()).toBeVisible();
  await expect(log(page).getByText('Aira is writing')).toBeHidden();
}

/** Takes what Aira changed, but for the last of a kind, and says what that was. */
async function takeBut(page: Page, kind: RegExp): Promise<string> {
  await log(page).getByRole('button', { name: 'See changes' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Your prompt, and what Aira made of it' });
  const last = dialog.getByRole('button', { name: kind }).last();
  const left = (await last.getByRole('insertion').textContent()) ?? '';
  await last.click();
  await dialog.getByRole('button', { name: /^Take \d+ of \d+$/ }).click();
  await expect(dialog).toBeHidden();
  return left.replace(/^Put in: \W*|\W*$/g, '');
}

const shape = { name: 'A net mender at dusk', subject: 'A fisherman mending a green net' };

test('[FOOT-1] [CHAT-4] [DIFF-3] each link of the footer asks Aira, signed out too, and her answer leads on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('listitem')).toHaveText([
    'Features',
    'Pricing',
    'API',
    'Integrations',
    'Help Center',
    'Contact Us',
    'Privacy Policy',
    'Terms of Service',
  ]);
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await footer.getByRole('button', { name: 'Pricing' }).click();
  await expect(log(page).getByText('Aira is writing')).toBeVisible();
  await footer.getByRole('button', { name: 'Terms of Service' }).click();
  letAnswer();
  await reply(page, 'Monthly Pro');
  await expect(log(page).getByText('How many prompts are free each day')).toBeVisible();
  await log(page).getByRole('link', { name: 'Terms of Service' }).last().click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(log(page).getByText('The whole text is one page.')).toBeVisible();

  await say(page, 'Improve this: a fisherman mending a green net at dawn');
  await reply(page, 'Nothing you named is lost.');
  await takeBut(page, /^Put in/);
  await expect(log(page).getByText('as you took it')).toBeVisible();
});

test('[CHAT-5] [CHAT-9] a conversation in a builder: about the prompt, on from what was said, gone to, and found again', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  await page.goto(addresses.advanced('video'));
  await fillIn(page, /^Veo 3/, [shape.subject]);
  await bubble(page).click();
  await expect(entry(page)).toBeFocused();
  const [window, live] = await Promise.all([
    aira(page).boundingBox(),
    page.getByRole('complementary', { name: 'Live prompt' }).boundingBox(),
  ]);
  expect((live?.x ?? 0) + (live?.width ?? 0)).toBeLessThanOrEqual(window?.x ?? 0);

  await say(page, 'How long can a Veo clip be?');
  await reply(page, /runs 4, 6 or 8 seconds/);
  // Shift and Enter are a new line of a longer question.
  await entry(page).fill('And for');
  await entry(page).press('Shift+Enter');
  await entry(page).pressSequentially('Kling?');
  await entry(page).press('Enter');
  await reply(page, /runs 5 or 10 seconds/);
  await say(page, 'Make it moodier');
  const sheet = log(page).getByRole('region', { name: 'For Veo 3.1' });
  await expect(sheet).toContainText(shape.subject);
  await expect(sheet.getByRole('button', { name: 'Copy' })).toBeVisible();

  await log(page).getByRole('link', { name: 'Write for Kling 1.6' }).click();
  await expect(page.getByRole('complementary', { name: 'Live prompt' })).toContainText('For Kling 1.6');

  await page.reload();
  await expect(log(page).getByText(/And for\s+Kling\?/)).toBeVisible();
  await say(page, 'And for Runway?');
  // It begins with a picture, so it is told what moves.
  const moving = 'The fisherman is mending a green net.';
  await expect(log(page).getByRole('region', { name: 'For Runway Gen-4' })).toContainText(moving);
  await log(page).getByRole('button', { name: 'Use it' }).last().click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByRole('main').getByText('mending a green net').first()).toBeVisible();

  await entry(page).press('Escape');
  await expect(aira(page)).toBeHidden();
  await expect(bubble(page)).toBeFocused();
});

test('[CHAT-7] she types, which locks the modes until she is done; a press shows all', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  await page.goto('/?step=method');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(5_000);
  await bubble(page).click();
  const modes = aira(page).getByRole('radio');
  await aira(page).getByRole('radio', { name: 'Focused' }).click();
  await say(page, 'What is a rack focus?');
  await expect(log(page).getByText('Show all')).toBeVisible();
  await stopClock(page);
  for (const mode of await modes.all()) await expect(mode).toBeDisabled();
  await expect(aira(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.clock.runFor(1_200);
  await expect(
    log(page)
      .getByText(/^Rack f?o?c?u?s?/)
      .last(),
  ).toBeVisible();
  await expect(aira(page).getByRole('status')).not.toContainText('Rack focus');
  await log(page).getByRole('button', { name: 'Show all' }).click();
  await expect(log(page).getByText('Aira is writing')).toBeHidden();
  await expect(aira(page).getByRole('status')).toContainText('Rack focus');
  await expect(aira(page).getByRole('radio', { name: 'Focused' })).toBeChecked();
  for (const mode of await modes.all()) await expect(mode).toBeEnabled();
});

test('[CHAT-10] [CHAT-12] [WORD-6] what fails is answered by name and sent again; two minutes of silence bring one hint', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to chat:/, /500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  await page.clock.install();
  await page.goto('/?step=method');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(5_000);
  await bubble(page).click();
  await say(page, 'My name is Ines');
  await reply(page, 'Good to meet you, Ines.');
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: '' }));
  await say(page, 'What is bokeh?');
  await reply(page, /^Ines, /);
  await page.unroute('**/api/chat');
  await log(page).getByRole('button', { name: 'Send it again' }).click();
  await reply(page, /Bokeh/);
  await aira(page).getByRole('button', { name: 'Close Aira' }).click();
  const hint = page.getByRole('complementary', { name: 'Assistant' }).getByRole('status');
  await page.clock.runFor(100_000);
  await expect(hint).toBeHidden();
  await page.clock.runFor(20_500);
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Not now' }).click();
  await page.clock.runFor(200_000);
  await expect(hint).toBeHidden();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`[CHAT-11] [DIFF-3] is accessible on a desk and as a sheet on a phone, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn();
    await page.goto(addresses.simple());
    await fillIn(page, /^Midjourney/, [shape.subject]);
    await bubble(page).click();
    await say(page, 'Improve this prompt');
    await expect(log(page).getByRole('region', { name: 'For Midjourney' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await log(page).getByRole('button', { name: 'See changes' }).click();
    await expect(page.getByRole('dialog')).toContainText('taken from Aira’s version');
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // What lies behind the sheet is not there for keys and ears, and is there again without it.
    await expect(page.locator('#content')).toHaveAttribute('inert');
    await aira(page).getByRole('button', { name: 'Close Aira' }).click();
    await expect(page.locator('#content')).not.toHaveAttribute('inert');
    await expect(box(page, 'Subject')).toHaveValue(shape.subject);
    await expectAccessible(page, 'aside');
    for (const visit of ['a prompt', 'another in its place']) {
      await test.step(`she makes way for ${visit}`, async () => {
        await bubble(page).click();
        await log(page).getByRole('button', { name: 'Use it' }).last().click();
        await expect(aira(page)).toBeHidden();
        await expect(page).toHaveURL(/step=result/);
      });
    }
    await bubble(page).click();
    await say(page, 'Make my prompt moodier');
    await reply(page, /Darker by light/);
    const left = await takeBut(page, /^Put in/);
    await expect(log(page).getByText('as you took it')).toBeVisible();
    await aira(page).getByRole('button', { name: 'Close Aira' }).click();
    const sheet = page.getByRole('main').locator('[data-print]').first();
    await expect(sheet).toContainText('one low lamp');
    await expect(sheet).not.toContainText(left);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet).not.toContainText('one low lamp');
  });
}
