import type { BrowserReport, BrowserSuite, VitestReport } from './complaints.ts';

/** How long a test took. */
export interface Duration {
  test: string;
  ms: number;
}

const TOLD = 20;

/** The tests that took longest, each on a line: where there is time to be won. */
export function tellSlowest(durations: readonly Duration[]): string {
  const slowest = [...durations].sort((a, b) => b.ms - a.ms).slice(0, TOLD);
  const seconds = ({ ms }: Duration) => (ms / 1000).toFixed(1);
  const width = Math.max(...slowest.map((each) => seconds(each).length));
  return [
    'The slowest tests, in seconds:',
    ...slowest.map((each) => `  ${seconds(each).padStart(width)}  ${each.test}`),
  ].join('\n');
}

export function durationsOfVitest({ testResults = [] }: VitestReport): Duration[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ test: fullName, ms: duration ?? 0 })),
  );
}

export function durationsOfBrowser({ suites = [] }: BrowserReport): Duration[] {
  return suites.flatMap((suite) => durationsOfSuite(suite, []));
}

function durationsOfSuite(suite: BrowserSuite, above: readonly string[]): Duration[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      test: [...path, title].join(' › '),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => durationsOfSuite(inner, path))];
}
