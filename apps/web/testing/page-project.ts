import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../../../scripts/chromium-launch.ts';
import { commands } from './commands.ts';
import { oneStoredFile } from './one-stored-file.ts';

const web = path.join(import.meta.dirname, '..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Each theme on each size, where it is otherwise one of each. */
    inEveryPair: boolean;
  }
}

const inFull = Boolean(process.env['SOAK']);

/** Components and screens in a real browser: one load of the page for all tests, and in a soak for those of each file. */
export const pageProject: TestProjectInlineConfiguration = {
  extends: path.join(web, 'vite.config.ts'),
  root: web,
  plugins: [oneStoredFile()],
  // Another run on this machine may have the port.
  server: { strictPort: false },
  // What would only be met on the way, and load the page again under a test.
  optimizeDeps: {
    entries: ['src/app/main.tsx', 'src/gallery/main.tsx', 'testing/*.{ts,tsx}', 'src/**/*.page.test.tsx'],
    include: ['nuqs/adapters/react', 'recharts', 'minisearch', '@tanstack/react-virtual'],
  },
  test: {
    name: 'page',
    isolate: inFull,
    include: ['src/**/*.page.test.tsx'],
    setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
    provide: { inEveryPair: inFull },
    // For two busy cores, as everywhere.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumLaunch,
        actionTimeout: 15_000,
        contextOptions: {
          // Midnight UTC is two o'clock there, all year.
          locale: 'en-GB',
          timezoneId: 'Africa/Johannesburg',
          colorScheme: 'dark',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      testerHtmlPath: path.join(import.meta.dirname, 'tester.html'),
      // As in Playwright: what a name begins with is enough.
      locators: { exact: false },
      screenshotFailures: false,
      commands,
    },
  },
};
