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
    const { counts, report } = await runBrowser(chromium.path, []);
    // What went wrong outside the tests, running some of them again does not put right.
    const isOfTests = (report.stats.unexpected ?? 0) > 0 && !report.errors?.length;
    if (!isOfTests) return counts;
    return await lookAlone(counts, async () => {
      say('── browser: what failed, alone');
      return (await runBrowser(chromium.path, ['--last-failed', '--workers=1'])).counts;
    });
  },
};

async function runBrowser(
  chromium: string,
  args: readonly string[],
): Promise<{ counts: Counts; report: BrowserReport }> {
  const file = freshReport('browser');
  const isContent = await tool('@playwright/test/cli.js', ['test', ...args], {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<BrowserReport>(file) ?? { stats: {} };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  const counts = {
    passed: expected + flaky,
    failed: unexpected + skipped,
    complaints: complaintsOfBrowser(report),
  };
  return { counts: tally(counts, isContent), report };
}
