import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const theme = (page: Page, name: 'stage' | 'paper') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, name);

test('[TRN-2] [TRN-5] [SKETCH-1] from a lesson over its challenge to the builder, and its technique to the result', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=trainer');
  await expect(heading(page)).toHaveText('The Art of AI Prompting');
  await expect(page.getByText('0 of 12 lessons done')).toBeVisible();
  for (const name of ['Character examples', 'Professional template examples']) {
    const examples = page.getByRole('main').locator('section').filter({ hasText: name });
    await expect(examples.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Narrative Techniques' }).click();
  await expect(page.getByRole('list', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'One plate too many' }).click();
  await expect(heading(page)).toHaveText('One plate too many');

  await page.getByRole('combobox', { name: 'Written for' }).click();
  await page.getByRole('option', { name: 'Sora 2', exact: true }).click();
  await expect(page.getByRole('region', { name: 'After', exact: true })).toContainText('lays the table');
  await expect(page.getByRole('region', { name: 'Before', exact: true }).locator('s').first()).toHaveText(
    'sad',
  );
  await expect(page.locator('[data-sketch="drawn"] img')).toHaveCount(2);

  const checks = page.getByRole('list', { name: 'Checks' });
  await page.getByLabel('Your shot').fill('A sad man leaves.');
  await expect(checks).toContainText('No light yet');
  await expect(checks).toContainText('sad tells, and no lens can see it');
  await page
    .getByLabel('Your shot')
    .fill(
      'A man tapes the last box and sets one mug on the sill. Wide shot, 28mm, static. Window light from the left.',
    );
  await expect(checks).toContainText('It can be shot as it stands');
  for (const name of ['paper', 'stage'] as const) {
    await theme(page, name);
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Take it to Advanced Steps' }).click();
  await page.waitForURL(/step=enhanced-steps.*mode=video/);
  await expect(page.getByRole('textbox', { name: 'Subject Focus', exact: true })).toHaveValue(
    /man tapes the last box/,
  );

  await page.goBack();
  await expect(heading(page)).toHaveText('One plate too many');
  await expect(page.getByText('1 of 12 lessons done')).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Lessons', exact: true }).getByRole('link');
  await expect(rail.last()).toHaveAttribute('href', /category=Narrative/);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('list', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Copy Story Lesson' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply This Story Technique' }).click();
  await page.waitForURL(/step=result/);
  await expect(heading(page)).toHaveText('One plate too many');
  await page.getByRole('button', { name: 'Save Prompt' }).click();
  await page.waitForURL(/step=result.*id=/);
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(JSON.parse(prompts[0].json_config)).toMatchObject({
    isFromTrainer: true,
    technique: 'Telling object',
  });
});

test('[TRN-3] the words of the trade are found, drawn and lead to the library', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?step=trainer');
  await page.getByRole('tab', { name: 'Technical Mastery' }).click();
  const words = page.getByRole('list', { name: 'Words of the trade' }).getByRole('listitem');
  await expect(words).toHaveCount(17);
  await page.getByRole('searchbox', { name: 'Search the vocabulary' }).fill('rembrant');
  await expect(words.first()).toContainText('bright triangle on the dark cheek');
  await expect(words.first().locator('svg')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the vocabulary' }).fill('rack focus');
  await expect(page).toHaveURL(/tab=technical.*q=rack/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await words
    .first()
    .getByRole('link', { name: 'Honey leaves the spoon' })
    .or(words.first().getByRole('link', { name: 'Through the grille' }))
    .first()
    .click();
  await expect(heading(page)).toHaveText('Prompt Library');
  await expect(page.getByText(/^1 of 66 prompts$/)).toBeVisible();
});
