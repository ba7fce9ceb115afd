import type { Page } from '@playwright/test';

/** Counts what a hand does to get somewhere: each press of a button, a link, a choice or a field. Typing is not counted. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('clicks', String(1 + Number(sessionStorage.getItem('clicks') ?? 0))),
      { capture: true },
    );
  });
  return async () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
