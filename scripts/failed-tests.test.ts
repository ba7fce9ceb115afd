import { expect, it } from 'vitest';
import { countMended, failedFiles } from './failed-tests.ts';

/** A report of these files, each with its tests by their names, and how they ended. */
function reportOf(files: Record<string, Record<string, string>>) {
  return {
    testResults: Object.entries(files).map(([name, tests]) => ({
      name,
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
    })),
  };
}

const first = reportOf({
  'a.test.ts': { holds: 'passed', wavers: 'failed', 'wavers too': 'failed' },
  'b.test.ts': { holds: 'passed', wavers: 'passed' },
  'c.test.ts': { waits: 'skipped' },
});

it('has the files run again in which a test did not pass, each once', () => {
  expect(failedFiles(first)).toEqual(['a.test.ts', 'c.test.ts']);
});

it('counts those that failed and pass now, and nothing else that passes', () => {
  const second = reportOf({
    'a.test.ts': { holds: 'passed', wavers: 'passed', 'wavers too': 'failed' },
    'c.test.ts': { waits: 'skipped' },
  });
  expect(countMended(first, second)).toBe(1);
  // One of another file that has the same name is another test.
  expect(countMended(first, reportOf({ 'b.test.ts': { wavers: 'passed' } }))).toBe(0);
});
