import { commands, page } from 'vitest/browser';
import { expect } from './expect.ts';

export { afterEach, beforeEach, describe, test, vi } from 'vitest';
export type { Locator } from 'vitest/browser';
export { emulateMedia } from './between-tests.ts';
export {
  DESK,
  expectAccessible,
  expectFine,
  expectFineInEveryLook,
  expectNoSidewaysScroll,
  PHONE,
  showTheme,
} from './looks.ts';
export { allowNoise } from './noise.ts';
export { expect, page };

/** A key, or several held together, wherever the focus is: `Enter`, `ControlOrMeta+k`. */
export const press = (key: string): Promise<void> => commands.pressKey(key);

/** Letter by letter, wherever the focus is. */
export const type = (text: string): Promise<void> => commands.typeText(text);

/** Where the page is, path and query. */
export async function expectAddress(expected: string | RegExp): Promise<void> {
  const address = () => location.pathname + location.search;
  await (typeof expected === 'string'
    ? expect.poll(address).toBe(expected)
    : expect.poll(address).toMatch(expected));
}
