import type { VitestReport } from './complaints.ts';

interface Told {
  file: string;
  /** Two files may have a test of the same name. */
  id: string;
  isFine: boolean;
}

/** The files that have to be run again: a test alone would miss what those before it in its file have left. */
export function failedFiles(report: VitestReport): string[] {
  return [...new Set(failed(report).map(({ file }) => file))];
}

/** How many of those that failed in the first run passed in the second. */
export function countMended(first: VitestReport, second: VitestReport): number {
  const fine = new Set(
    testsOf(second)
      .filter(({ isFine }) => isFine)
      .map(({ id }) => id),
  );
  return failed(first).filter(({ id }) => fine.has(id)).length;
}

function failed(report: VitestReport): Told[] {
  return testsOf(report).filter(({ isFine }) => !isFine);
}

function testsOf({ testResults = [] }: VitestReport): Told[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file,
      id: `${file} ${fullName}`,
      isFine: status === 'passed',
    })),
  );
}
