import { expect, test } from './test.ts';

test('[METHOD-1] the ways to a prompt stand side by side, each leading into its method', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=method');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Approach' })).toBeVisible();
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('methodSelect', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  );
  await page.getByRole('link', { name: 'Simple Steps' }).click();
  await expect(page).toHaveURL('/?step=steps&mode=photo&method=guided');
  expect(await heard).toBe('guided');

  await page.goBack();
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('/?step=steps&mode=photo&method=guided');
});

test('[MODE-2] a mode is chosen, kept, and continued with', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/?step=method');
  await page.getByRole('link', { name: 'Advanced Steps' }).click();
  await expect(page).toHaveURL('/?step=mode&method=enhanced');
  await expect(page.getByRole('radio', { name: 'Image Mode' })).toBeChecked();
  await page.getByRole('radio', { name: 'Video Mode' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Video Mode' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue with Video Mode' }).click();
  await expect(page).toHaveURL('/?step=enhanced-steps&mode=video&method=enhanced');

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Video Mode' })).toBeChecked();
  await page.getByRole('radio', { name: 'Video Mode' }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Image Mode' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?step=enhanced-steps&mode=photo&method=enhanced');

  await page.goto('/?step=mode');
  await page.getByRole('button', { name: 'Continue with Image Mode' }).click();
  await expect(page).toHaveURL('/?step=method&mode=photo');
});

test('[METER-8] the meter stands over the steps that make a prompt, and over no other', async ({
  page,
  signIn,
}) => {
  await signIn();
  const meter = page.getByRole('meter', { name: 'Prompts today' });
  await page.goto('/?step=mode');
  await expect(meter).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cuewright' }).click();
  await expect(page).toHaveURL('/');
  await expect(meter).toBeHidden();
  await page.goto('/?step=method');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(meter).toBeHidden();
});
