import { genres } from '@cuewright/engine/content/genres';
import { exampleIdeas, ideaPlaceholders } from '@cuewright/engine/content/ideas';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const idea = (page: Page) => page.getByRole('textbox', { name: 'Your idea' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const optimize = (page: Page) => page.getByRole('button', { name: 'Optimize with AI' });
const sheet = (page: Page) => page.getByRole('main').locator('[data-print]');
const genre = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

for (const mode of ['photo', 'video'] as const) {
  test(`[OPT-4] [DIFF-2] ${mode}: an idea and a genre become a prompt, compared, counted once, and saved`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/?step=optimizer&mode=${mode}&method=optimizer`);
    await expect(idea(page)).toHaveAttribute('placeholder', ideaPlaceholders[mode]);
    await expect(idea(page)).toHaveAttribute('spellcheck', 'true');
    for (const example of exampleIdeas[mode])
      await expect(page.getByRole('button', { name: example })).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await idea(page).fill('   ');
    await expect(next(page)).toBeDisabled();

    await idea(page).fill('A lock keeper opens the gate for a barge');
    // [LOCK-1] By keyboard: what is selected in the box, then the button behind it.
    await idea(page).selectText();
    await page.getByRole('button', { name: /^Pin “A lock keeper opens the gate/ }).press('Enter');
    await expect(page.getByRole('region', { name: 'Pinned words' }).getByRole('listitem')).toHaveText([
      'A lock keeper opens the gate for a barge',
    ]);
    await next(page).click();
    for (const { name, description, examples } of genres) {
      await expect(genre(page, name)).toContainText(description);
      for (const example of examples) await expect(genre(page, name)).toContainText(example);
    }
    await expect(sheet(page)).toContainText('A lock keeper opens the gate for a barge');
    await expect(sheet(page)).toContainText('No genre yet');
    await expect(optimize(page)).toBeDisabled();
    await genre(page, 'Documentary').click();
    await expect(sheet(page)).toContainText('Documentary');
    await page.getByRole('button', { name: 'Back' }).last().click();
    await expect(idea(page)).toHaveValue('A lock keeper opens the gate for a barge');
    await next(page).click();
    await optimize(page).click();

    await expect(page.getByRole('heading', { name: 'What was added' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Your idea' })).toContainText('A lock keeper');
    const added = await page
      .getByRole('region', { name: 'Added, part by part' })
      .getByRole('definition')
      .allTextContents();
    expect(added.length).toBeGreaterThan(3);
    for (const words of added) await expect(sheet(page)).toContainText(words);
    const offered = page.getByRole('region', { name: 'Take it or leave it' });
    const last = offered.getByRole('button', { name: /^Put in/ }).last();
    const left = (await last.getByRole('insertion').textContent())?.replace(/^Put in: \W*|\W*$/g, '') ?? '';
    await last.click();
    await expect(offered).toContainText(/of \d+ differences taken from the prompt/);
    await expect(sheet(page)).not.toContainText(left);
    await expect(page.getByRole('region', { name: 'Added, part by part' })).toContainText('Left out');
    await page.getByRole('button', { name: 'Back to your idea' }).click();
    await expect(sheet(page)).not.toContainText(added[0] ?? '');
    await page.getByRole('button', { name: 'Take every one' }).click();
    await expect(sheet(page)).toContainText(left);
    await last.click();

    expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });
    await expect(page.getByRole('meter', { name: 'Prompts today' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 6',
    );

    await page.reload();
    await expect(sheet(page)).not.toContainText(left);
    await page.getByRole('button', { name: 'Open the result' }).click();
    await expect(page).toHaveURL(/step=result.*method=optimizer.*id=/);
    await expect(page.getByRole('main')).toContainText(added[0] ?? '');
    await expect(sheet(page)).not.toContainText(left);
    // The whole of it stays: what was taken is its second version.
    await expect(page.getByRole('button', { name: 'Restore White' })).toBeVisible();
    const { prompts } = await (await page.request.get('/api/prompts')).json();
    expect(prompts).toMatchObject([{ method: 'optimizer', mode, imported: false }]);
    expect(JSON.parse(prompts[0].json_config)).toMatchObject({
      isOptimized: true,
      originalIdea: 'A lock keeper opens the gate for a barge',
      locked: ['A lock keeper opens the gate for a barge'],
      selectedGenre: 'documentary',
    });
    expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });

    await page.goBack();
    await expect(idea(page)).toHaveValue('A lock keeper opens the gate for a barge');
  });
}

test('[OPT-3] an example fills the box and can be undone, and the switch keeps the words', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=optimizer&mode=photo&method=optimizer');
  await idea(page).fill('my own words');
  await page.getByRole('button', { name: exampleIdeas.photo[1] }).click();
  await expect(idea(page)).toHaveValue(exampleIdeas.photo[1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(idea(page)).toHaveValue('my own words');
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(idea(page)).toHaveValue('my own words');
  await expect(idea(page)).toHaveAttribute('placeholder', ideaPlaceholders.video);
  const low = (await idea(page).boundingBox())?.height ?? 0;
  await idea(page).fill('one line\n'.repeat(30));
  expect((await idea(page).boundingBox())?.height).toBeGreaterThan(low * 2);
});

test('[OPT-5] the whole way by keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/?step=optimizer&mode=video&method=optimizer');
  await idea(page).focus();
  await page.keyboard.type('a referee ties his boots');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Pick a genre' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(optimize(page)).toBeDisabled();
  await genre(page, 'Cinematic').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/step=result/);
});

test('[OPT-6] an answer that got lost is asked for again under the same id; at the cap it says until when', async ({
  page,
  signIn,
  allowedNoise,
}) => {
  allowedNoise.push(/Failed to load resource/);
  await signIn();
  await page.goto('/?step=optimizer&mode=photo&method=optimizer');
  await idea(page).fill('a lock keeper');
  await next(page).click();
  await genre(page, 'Fashion').click();
  await page.route('/api/optimize', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await optimize(page).click();
  await expect(page.getByText('Nothing was generated.')).toBeVisible();
  await page.unroute('/api/optimize');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ prompts_used: 1 });

  for (let n = 1; n < 6; n++) await page.request.post('/api/usage/increment');
  await page.getByRole('button', { name: 'Back' }).last().click();
  await genre(page, 'Corporate').click();
  await optimize(page).click();
  await expect(page.getByText('Today’s prompts are used up.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).last().click();
  await expect(idea(page)).toHaveValue('a lock keeper');
});

test('[OPT-7] what is counted is saved, then counted for the site, then the meter follows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=optimizer&mode=photo&method=optimizer');
  await idea(page).fill('a lock keeper');
  await next(page).click();
  await genre(page, 'Fashion').click();
  await expect(page.getByRole('meter', { name: 'Prompts today' })).toBeVisible();
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(optimize|prompts|analytics\/increment-prompts|usage)$/.test(pathname)) said.push(pathname);
  });
  await optimize(page).click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  await expect.poll(() => said.length).toBeGreaterThanOrEqual(4);
  expect(said.slice(0, 4)).toEqual([
    '/api/optimize',
    '/api/prompts',
    '/api/analytics/increment-prompts',
    '/api/usage',
  ]);
});

test('the optimizer is accessible in its three states, in both themes, on a phone and a desk', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=optimizer&mode=video&method=optimizer');
  const look = async () => {
    for (const colorScheme of ['dark', 'light'] as const)
      for (const width of [1440, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 880 });
        await expectAccessible(page, 'main');
      }
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  };
  await expect(idea(page)).toBeVisible();
  await look();
  await idea(page).fill('A lock keeper opens the gate for a barge');
  await next(page).click();
  await look();
  await genre(page, 'Documentary').click();
  await optimize(page).click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  await look();
});
