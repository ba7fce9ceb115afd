import type { Page } from '@playwright/test';

/**
 * From now on time passes only as the test says: on a slow machine nothing comes, or is over, before it is looked at.
 * The page has to stand already, and `page.clock` to be installed: a page does not wake in a time that stands still.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
}
