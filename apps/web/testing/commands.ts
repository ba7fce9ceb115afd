import { defineBrowserCommand } from '@vitest/browser-playwright';

export interface Media {
  media?: 'screen' | 'print';
  colorScheme?: 'dark' | 'light';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** What the system asks of a page. */
const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media));

/** A click, wherever that is. */
const clickAt = defineBrowserCommand<[x: number, y: number]>(({ page }, x, y) => page.mouse.click(x, y));

/** A key, or several held together, wherever the focus is. */
const pressKey = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key));

/** Letter by letter, wherever the focus is. */
const typeText = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text));

/** What only the browser's own hands can do, on the other side of the page. */
export const commands = { clickAt, emulateMedia, pressKey, typeText };
