import type { Page } from '@playwright/test';

/** Opens the account at the notes, once the page is there. */
export async function openNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('tab', { name: /^Private Notes/ }).click();
}
