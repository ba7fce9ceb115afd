import { type BrowserReport, complaintsOfBrowser } from './complaints.ts';
import { findChromium } from './find-chromium.ts';
import { lookAlone } from './look-alone.ts';
import { say } from './project.ts';
import { type Counts, freshReport, readReport, type Step, tally, tool } from './steps.ts';

/** The journeys, in a real browser against the built app. */
export const browserStep: Step = {
  name: 'browser',
  run: async () => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return { passed: 0, failed: 1 };
    }
    return await lookAlone(await runBrowser(chromium.path, []), async () => {
      say('── browser: what failed, alone');
      const alone = await runBrowser(chromium.path, ['--last-failed', '--workers=1']);
      return { ...alone, passedBefore: 0 };
    });
  },
};

async function runBrowser(chromium: string, args: readonly string[]): Promise<Counts> {
  const file = freshReport('browser');
  const isContent = await tool('@playwright/test/cli.js', ['test', ...args], {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<BrowserReport>(file) ?? { stats: {} };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  return tally(
    { passed: expected + flaky, failed: unexpected + skipped, complaints: complaintsOfBrowser(report) },
    isContent,
  );
}
