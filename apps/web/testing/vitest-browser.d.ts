import type { Media } from './commands.ts';
import type { ElementWords } from './locators.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    clickAt: (x: number, y: number) => Promise<void>;
    emulateMedia: (media: Media) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
    typeText: (text: string) => Promise<void>;
  }
  interface LocatorSelectors {
    getByCss: (css: string) => Locator;
    getByLabel: (text: string | RegExp, options?: LocatorOptions) => Locator;
  }
  interface Locator extends ElementWords {}
}
