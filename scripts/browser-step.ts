import { type BrowserReport, complaintsOfBrowser } from './complaints.ts';
import { findChromium } from './find-chromium.ts';
import { type Place, tool } from './run-tool.ts';
import { durationsOfBrowser } from './slowest.ts';
import { type Counts, freshReport, readReport, type Step, tally } from './steps.ts';

/** The journeys, in a real browser against the built app. */
export const browserStep: Step = {
  name: 'browser',
  run: async (place) => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      const complaint = { test: 'the whole', message: chromium.missing, isUneven: false };
      return { passed: 0, failed: 1, complaints: [complaint] };
    }
    const { counts, report } = await runBrowser(place, chromium.path, []);
    // What went wrong outside the tests, running some of them again does not put right.
    const isOfTests = (report.stats.unexpected ?? 0) > 0 && !report.errors?.length;
    return {
      ...counts,
      durations: durationsOfBrowser(report),
      ...(isOfTests && {
        again: async (alone: Place) => (await runBrowser(alone, chromium.path, ['--last-failed'])).counts,
      }),
    };
  },
};

async function runBrowser(
  place: Place,
  chromium: string,
  args: readonly string[],
): Promise<{ counts: Counts; report: BrowserReport }> {
  const file = freshReport('browser');
  const isContent = await tool(
    place,
    '@playwright/test/cli.js',
    ['test', `--workers=${place.workers}`, ...args],
    { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport<BrowserReport>(file) ?? { stats: {} };
  const { expected = 0, unexpected = 0, skipped = 0 } = report.stats;
  const counts = {
    passed: expected,
    failed: unexpected + skipped,
    complaints: complaintsOfBrowser(report),
  };
  return { counts: tally(counts, isContent), report };
}
