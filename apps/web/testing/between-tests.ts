import { afterEach, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DESK, showTheme } from './looks.ts';

/** What a test has set for itself is not there for the next. */
export function beginAnew(): void {
  beforeEach(async () => {
    // The clipboard answers only a page that has the focus.
    focus();
    if (innerWidth !== DESK.width || innerHeight !== DESK.height)
      await page.viewport(DESK.width, DESK.height);
    showTheme('stage');
  });

  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    // As another tab tells of it.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    sessionStorage.clear();
    dispatchEvent(new Event('look'));
    if (hasOwnMedia) await commands.emulateMedia(USUAL);
    hasOwnMedia = false;
  });
}

const USUAL = {
  media: 'screen',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  forcedColors: 'none',
} as const;
let hasOwnMedia = false;

/** What the system asks of a page, in this test. */
export async function emulateMedia(media: Parameters<typeof commands.emulateMedia>[0]): Promise<void> {
  hasOwnMedia = true;
  await commands.emulateMedia(media);
}
