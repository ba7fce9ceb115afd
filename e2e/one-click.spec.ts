import { oneClickPanel } from '@cuewright/engine/content/one-click-panel';
import { oneClickPrompts } from '@cuewright/engine/content/one-click-prompts';
import type { Page } from '@playwright/test';
import { stopClock } from './stop-clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const sheet = (page: Page) => page.getByRole('main').locator('[data-print]');
const another = (page: Page) => page.getByRole('button', { name: 'Generate Another' });
const use = (page: Page) => page.getByRole('button', { name: 'Use This Prompt' });
const rolls = (page: Page) => page.getByRole('region', { name: 'Last rolls' }).getByRole('listitem');
const held = (page: Page) => page.getByRole('region', { name: 'Hold what you like' });
const text = async (page: Page) => (await rolls(page).first().textContent()) ?? '';

for (const mode of ['photo', 'video'] as const) {
  test(`[ROLL-2] ${mode}: rolling is free, using the prompt counts and saves it`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?step=automation&mode=${mode}&method=automation`);
    const { empty, tiles } = oneClickPanel[mode];
    await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
    await expect(page.getByText(empty.text)).toBeVisible();
    for (const tile of tiles) await expect(page.getByRole('heading', { name: tile.title })).toBeVisible();

    await page.getByRole('button', { name: 'Generate' }).click();
    expect(oneClickPrompts[mode]).toContain(await text(page));
    for (let n = 0; n < 11; n++) await another(page).click();
    await expect(rolls(page)).toHaveCount(10);
    const meter = page.getByRole('meter', { name: 'Prompts today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '0 of 6');

    const rolled = await text(page);
    await expect(sheet(page)).toContainText(rolled);
    await use(page).click();
    await expect(page).toHaveURL(/step=result.*method=automation.*id=/);
    await expect(page.getByRole('main')).toContainText(rolled);
    const { prompts } = await (await page.request.get('/api/prompts')).json();
    expect(prompts).toMatchObject([{ prompt_text: rolled, method: 'automation', mode, imported: false }]);
    expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });

    await page.goBack();
    await expect(sheet(page)).toContainText(rolled);
  });
}

test('[ROLL-4] parts that are held stay in the next roll, and an earlier roll is there to come back to', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?step=automation&mode=video&method=automation');
  await page.getByRole('button', { name: 'Generate' }).click();
  const finished = await text(page);
  await page.getByRole('button', { name: 'Roll one in parts' }).click();

  const part = (name: string) => held(page).getByRole('button', { name: new RegExp(`^${name}`) });
  const said = await part('Light').textContent();
  await part('Light').click();
  await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 held, the rest rolls')).toBeVisible();
  const before = await text(page);
  for (let n = 0; n < 4; n++) {
    await another(page).click();
    expect(await part('Light').textContent()).toBe(said);
    await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await text(page)).not.toBe(before);

  await page.reload();
  await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  await rolls(page).last().getByRole('button').click();
  await expect(sheet(page)).toContainText(finished);
  await expect(page.getByRole('button', { name: 'Roll one in parts' })).toBeVisible();
});

test('[ROLL-2] rolls by keyboard, at most a second and a half, with the button disabled meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  await page.goto('/?step=automation&mode=video&method=automation');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await stopClock(page);
  await page.keyboard.press('Space');
  await expect(another(page)).toBeDisabled();
  await expect(use(page)).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(rolls(page)).toHaveCount(1);
  await page.clock.runFor(1_600);
  await expect(another(page)).toBeEnabled();
  await expect(sheet(page)).toContainText(await text(page));
  await page.keyboard.press('Control+Enter');
  await expect(rolls(page)).toHaveCount(2);
  await page.clock.runFor(1_600);
  await expect(use(page)).toBeEnabled();
});

test('[ROLL-2] photo and video keep rolls of their own', async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?step=automation&mode=photo&method=automation');
  await page.getByRole('button', { name: 'Generate' }).click();
  const photo = await text(page);
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(page.getByRole('heading', { name: oneClickPanel.video.empty.title })).toBeVisible();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await expect(sheet(page)).toContainText(photo);
});

test('[ROLL-2] at the cap nothing is lost, and it says when there is more', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to load resource/);
  await signIn();
  for (let n = 0; n < 6; n++) await page.request.post('/api/usage/increment');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?step=automation&mode=photo&method=automation');
  await expect(page.getByRole('dialog', { name: 'Today’s prompts are used up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate' }).click();
  const rolled = await text(page);
  await use(page).click();
  await expect(page.getByText('Today’s prompts are used up.')).toBeVisible();
  await expect(sheet(page)).toContainText(rolled);
});

test('one-click is accessible, empty and full, in both themes, on a phone and a desk', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?step=automation&mode=video&method=automation');
  const look = async () => {
    for (const colorScheme of ['dark', 'light'] as const)
      for (const width of [1440, 390]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 880 });
        await expectAccessible(page, 'main');
      }
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  };
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Roll one in parts' }).click();
  await held(page).getByRole('button').first().click();
  await look();
});
