import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium-launch.ts';

/** Journeys in a real browser against the built app, run by the real server over a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser',
  globalSetup: './e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // Two cores carry two browsers and the server: what is slow there is not broken.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Keeping a trace costs a fifth of the time; `--trace on` makes one when it is needed.
    trace: 'off',
    launchOptions: {
      ...chromiumLaunch,
      // Two cameras that need no leave. One browser for all: another set of flags would be another worker.
      args: [
        ...chromiumLaunch.args,
        '--use-fake-device-for-media-stream=device-count=2',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
