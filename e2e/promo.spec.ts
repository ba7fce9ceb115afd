import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

test.use({ hasPromo: true });

const promo = (page: Page) => page.getByRole('dialog', { name: 'Introducing the Nano Banana Model' });

/** Opens a step with the clock in hand: nobody waits for three seconds. */
async function open(page: Page, query: string): Promise<void> {
  await page.clock.install();
  await page.goto(query);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('[PROMO-1] comes three seconds after photo mode was entered, once a visit', async ({ page, signIn }) => {
  await signIn();
  await open(page, '/?step=mode&method=enhanced&mode=video');
  await page.clock.fastForward(10_000);
  await page.getByRole('radio', { name: 'Image Mode' }).check();
  await page.clock.fastForward(1_500);
  await expect(promo(page)).toBeHidden();
  await page.clock.fastForward(1_500);
  await expect(promo(page)).toBeVisible();
  await expectAccessible(page, '[data-base-ui-portal]');
  await promo(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(promo(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Image Mode' })).toBeChecked();
  await page.clock.fastForward(10_000);
  await expect(promo(page)).toBeHidden();
});

test('[PROMO-2] Try Now continues with the model', async ({ page, signIn }) => {
  await signIn();
  await open(page, '/?step=mode&method=enhanced&mode=photo');
  await page.clock.fastForward(3_000);
  await promo(page).getByRole('button', { name: 'Try Now' }).click();
  await expect(page).toHaveURL('/?step=enhanced-steps&mode=photo&method=enhanced');
  await expect(page.getByRole('radio', { name: /^Nano Banana/, checked: true })).toBeVisible();
});

test('[PROMO-2] in Simple Steps it chooses the model there, and waits for whoever writes', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, '/?step=steps&mode=photo&method=guided');
  await page.getByRole('radio', { name: /^Midjourney/ }).click();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.clock.fastForward(2_500);
  await page.getByRole('textbox', { name: 'Subject' }).pressSequentially('A net');
  await page.clock.fastForward(500);
  await expect(promo(page)).toBeHidden();
  await page.clock.fastForward(1_000);
  await promo(page).getByRole('button', { name: 'Try Now' }).click();
  await expect(page).toHaveURL('/?step=steps&mode=photo&method=guided');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A net');
  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Nano Banana/, checked: true })).toBeVisible();
});
