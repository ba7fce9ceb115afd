import type { Page } from '@playwright/test';
import { addresses, fillIn } from './builder-page.ts';
import { letAiraComeAtOnce } from './early-aira.ts';
import { expect, test } from './test.ts';

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

const subject = 'A fisherman mending a green net';

test('[FOOT-1] [CHAT-4] [DIFF-3] each link of the footer asks Aira, signed out too, and her answer leads on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letAiraComeAtOnce(page);
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

  await say(page, 'Change green to red and add a gull: a fisherman mending a green net at dawn');
  await reply(page, 'Everything else is as you wrote it.');
  await takeBut(page, /^Put in/);
  await expect(log(page).getByText('as you took it')).toBeVisible();
});

test('[CHAT-5] [CHAT-9] a conversation in a builder: about the prompt, on from what was said, gone to, and found again', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letAiraComeAtOnce(page);
  await signIn();
  await page.goto(addresses.advanced('video'));
  await fillIn(page, /^Veo 3/, [subject]);
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
  await expect(sheet).toContainText(subject);
  await expect(sheet.getByRole('button', { name: 'Copy' })).toBeVisible();

  await log(page).getByRole('link', { name: 'Write for Kling 1.6' }).click();
  await expect(page.getByRole('complementary', { name: 'Live prompt' })).toContainText('For Kling 1.6');

  await page.reload();
  await expect(log(page).getByText(/And for\s+Kling\?/)).toBeVisible();
  await say(page, 'And for Runway?');
  // It begins with a picture, so it is told what moves.
  const moving = /fisherman (?:is )?mending a green net/;
  await expect(log(page).getByRole('region', { name: 'For Runway Gen-4' })).toContainText(moving);
  await log(page).getByRole('button', { name: 'Use it' }).last().click();
  await expect(page).toHaveURL(/step=result/);
  await expect(page.getByRole('main').getByText('mending a green net').first()).toBeVisible();

  await entry(page).press('Escape');
  await expect(aira(page)).toBeHidden();
  await expect(bubble(page)).toBeFocused();
});
