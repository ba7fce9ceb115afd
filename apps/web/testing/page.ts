import { commands, page } from 'vitest/browser';

export { afterEach, beforeEach, describe, test, vi } from 'vitest';
export type { Locator } from 'vitest/browser';
export { emulateMedia } from './between-tests.ts';
export { expect } from './expect.ts';
export {
  DESK,
  expectAccessible,
  expectFineInEveryLook,
  expectNoSidewaysScroll,
  PHONE,
  showTheme,
} from './looks.ts';
export { allowNoise } from './noise.ts';
export { page };

/** A key, or several held together, wherever the focus is: `Enter`, `ControlOrMeta+k`. */
export const press = (key: string): Promise<void> => commands.pressKey(key);

/** Letter by letter, wherever the focus is. */
export const type = (text: string): Promise<void> => commands.typeText(text);
