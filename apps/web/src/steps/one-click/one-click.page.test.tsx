import { oneClickPanel } from '@cuewright/engine/content/one-click-panel';
import { oneClickPrompts } from '@cuewright/engine/content/one-click-prompts';
import { bodiesOf, refuse } from '../../../testing/answers.ts';
import { person } from '../../../testing/builders/people.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  emulateMedia,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';

const sheet = () => page.getByRole('main').getByCss('[data-print]');
const another = () => page.getByRole('button', { name: 'Generate Another' });
const use = () => page.getByRole('button', { name: 'Use This Prompt' });
const rolls = () => page.getByRole('region', { name: 'Last rolls' }).getByRole('listitem');
const held = () => page.getByRole('region', { name: 'Hold what you like' });
const text = async () => (await rolls().first().textContent()) ?? '';

for (const mode of ['photo', 'video'] as const) {
  test(`[ROLL-2] ${mode}: rolling is free, using the prompt counts and saves it`, async () => {
    const { answers, kept } = shelfOf();
    await open(`/?step=automation&mode=${mode}&method=automation`, answers);
    const { empty, tiles } = oneClickPanel[mode];
    await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
    await expect(page.getByText(empty.text)).toBeVisible();
    for (const tile of tiles) await expect(page.getByRole('heading', { name: tile.title })).toBeVisible();

    await page.getByRole('button', { name: 'Generate' }).click();
    expect(oneClickPrompts[mode]).toContain(await text());
    for (let n = 0; n < 11; n++) await another().click();
    await expect(rolls()).toHaveCount(10);
    const meter = page.getByRole('meter', { name: 'Prompts today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '0 of 6');

    const rolled = await text();
    await expect(sheet()).toContainText(rolled);
    await use().click();
    await expectAddress(/step=result.*method=automation.*id=/);
    await expect(page.getByRole('main')).toContainText(rolled);
    expect(kept).toMatchObject([{ prompt_text: rolled, method: 'automation', mode, imported: false }]);
    expect(bodiesOf('POST /api/usage/increment')).toHaveLength(1);

    history.back();
    await expectAddress(/step=automation/);
    await expect(sheet()).toContainText(rolled);
  });
}

test('[ROLL-4] parts that are held stay in the next roll, and an earlier roll is there to come back to', async () => {
  await open('/?step=automation&mode=video&method=automation');
  await page.getByRole('button', { name: 'Generate' }).click();
  const finished = await text();
  await page.getByRole('button', { name: 'Roll one in parts' }).click();

  const part = (name: string) => held().getByRole('button', { name: new RegExp(`^${name}`) });
  const said = await part('Light').textContent();
  await part('Light').click();
  await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 held, the rest rolls')).toBeVisible();
  const before = await text();
  for (let n = 0; n < 4; n++) {
    await another().click();
    expect(await part('Light').textContent()).toBe(said);
    await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await text()).not.toBe(before);

  await open('/?step=automation&mode=video&method=automation');
  await expect(part('Light')).toHaveAttribute('aria-pressed', 'true');
  await rolls().last().getByRole('button').click();
  await expect(sheet()).toContainText(finished);
  await expect(page.getByRole('button', { name: 'Roll one in parts' })).toBeVisible();
});

test('[ROLL-2] rolls by keyboard, at most a second and a half, with the button disabled meanwhile', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await open('/?step=automation&mode=video&method=automation');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  });
  await press('Space');
  await expect(another()).toBeDisabled();
  await expect(use()).toBeDisabled();
  await press('Control+Enter');
  await expect(rolls()).toHaveCount(1);
  await vi.advanceTimersByTimeAsync(1_600);
  await expect(another()).toBeEnabled();
  await expect(sheet()).toContainText(await text());
  await press('Control+Enter');
  await expect(rolls()).toHaveCount(2);
  await vi.advanceTimersByTimeAsync(1_600);
  await expect(use()).toBeEnabled();
});

test('[ROLL-2] photo and video keep rolls of their own', async () => {
  await open('/?step=automation&mode=photo&method=automation');
  await page.getByRole('button', { name: 'Generate' }).click();
  const photo = await text();
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(page.getByRole('heading', { name: oneClickPanel.video.empty.title })).toBeVisible();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await expect(sheet()).toContainText(photo);
});

test('[ROLL-2] at the cap nothing is lost, and it says when there is more', async () => {
  const { usage } = person({ usage: { prompts_used: 6, remaining: 0 } });
  await open('/?step=automation&mode=photo&method=automation', {
    'GET /api/usage': usage,
    'POST /api/usage/increment': () => refuse('daily-limit-reached', { resets_at: usage.resets_at }),
  });
  await expect(page.getByRole('dialog', { name: 'Today’s prompts are used up' })).toBeVisible();
  await press('Escape');
  await page.getByRole('button', { name: 'Generate' }).click();
  const rolled = await text();
  await use().click();
  await expect(page.getByText('Today’s prompts are used up.')).toBeVisible();
  await expect(sheet()).toContainText(rolled);
});

test('one-click is accessible, empty and full, in both themes, on a phone and a desk', async () => {
  await open('/?step=automation&mode=video&method=automation');
  const look = async () => {
    await expectFine('main');
    await page.viewport(320, 700);
    expectNoSidewaysScroll();
  };
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Roll one in parts' }).click();
  await held().getByRole('button').first().click();
  await look();
});
