import type { Page } from '@playwright/test';

/** She comes when a page has had four seconds to wake. Nobody waits for that in this test. */
export async function letAiraComeAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const soon = (act: () => void, ms?: number, ...given: unknown[]) =>
      later(act, ms === 4_000 ? 0 : ms, ...given);
    window.setTimeout = soon as typeof setTimeout;
  });
}
