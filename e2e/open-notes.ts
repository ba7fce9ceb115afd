import type { Page } from '@playwright/test';

/** From the menu of whoever is signed in. */
export async function openNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Private notes' }).click();
}
