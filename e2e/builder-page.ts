import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const addresses = {
  simple: (mode = 'photo') => `/?step=steps&mode=${mode}&method=guided`,
  advanced: (mode = 'photo') => `/?step=enhanced-steps&mode=${mode}&method=enhanced`,
};

export const next = (page: Page) => page.getByRole('button', { name: 'Next Step' });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' });
export const livePrompt = (page: Page) => page.getByRole('region', { name: 'The whole prompt' });

export async function expectStep(page: Page, at: number, of: number, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const progress = page.getByRole('progressbar', { name });
  await expect(progress).toHaveAttribute('aria-valuenow', String(at));
  await expect(progress).toHaveAttribute('aria-valuemax', String(of));
}

/** Chooses the model and writes the boxes one after the other; stays on the last of them. */
export async function fillIn(page: Page, model: RegExp, texts: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: model }).click();
  for (const text of texts) {
    await next(page).click();
    await page.getByRole('main').locator('textarea').first().fill(text);
  }
}
