import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('[TRN-2] [TRN-5] from a lesson over its challenge to the builder, and its technique to the result', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=trainer');
  await page.getByRole('button', { name: 'Narrative Techniques' }).click();
  await page.getByRole('link', { name: 'One plate too many' }).click();
  await expect(heading(page)).toHaveText('One plate too many');

  await page
    .getByLabel('Your shot')
    .fill(
      'A man tapes the last box and sets one mug on the sill. Wide shot, 28mm, static. Window light from the left.',
    );
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
