import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The command field, opened. */
async function openCommandField(page: Page): Promise<Locator> {
  const field = page.getByRole('dialog', { name: 'Go to a step, prompt or model' });
  await expect(page.getByRole('button', { name: 'Go to a step, prompt or model' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field.getByRole('combobox')).toBeFocused();
  return field;
}

/** Goes to a step by its name, and waits until it is there. */
export async function goToStep(page: Page, name: string): Promise<void> {
  const field = await openCommandField(page);
  // Where it was gone to before, it stands under Recent first.
  await field.getByRole('option', { name, exact: true }).last().click();
  await expect(field).toBeHidden();
  await expectScreen(page);
}

/** A screen is there, and not what stands in its place while it comes. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
