/** A test that failed, once or for good: its name and what it said the first time. */
export interface Complaint {
  test: string;
  message: string;
  /** It passed when it was tried again: no reason to refuse a change, but one to look into. */
  isUneven: boolean;
}

/** A test that is skipped or still to be written has not passed. */
export type VitestReport = Partial<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> & {
  testResults?: readonly {
    name: string;
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
      meta?: { figures?: string[] };
    }[];
  }[];
};

export interface BrowserSuite {
  title: string;
  specs: readonly {
    title: string;
    tests: readonly {
      status: string;
      results: readonly { duration?: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: readonly BrowserSuite[];
}

export interface BrowserReport {
  stats: Partial<Record<'expected' | 'unexpected' | 'skipped', number>>;
  suites?: readonly BrowserSuite[];
  errors?: readonly { message?: string }[];
}

export function complaintsOfVitest({ testResults = [] }: VitestReport): Complaint[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const ofTests = assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        test: fullName,
        message: failureMessages?.[0] ?? status,
        isUneven: false,
      }));
    const isBroken = assertionResults.length === 0;
    return isBroken ? [{ test: name, message: message || 'no test of it ran', isUneven: false }] : ofTests;
  });
}

/** What tests have kept to be told: the counts and the seeds of those under load. */
export function figuresOf({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.figures ?? []),
  );
}

export function complaintsOfBrowser({ suites = [], errors = [] }: BrowserReport): Complaint[] {
  const ofRun = errors.map(({ message = '' }) => ({ test: 'the run itself', message, isUneven: false }));
  return [...ofRun, ...suites.flatMap((suite) => complaintsOfSuite(suite, []))];
}

function complaintsOfSuite(suite: BrowserSuite, above: readonly string[]): Complaint[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => ({
        test: [...path, title].join(' › '),
        message: results.find(({ error }) => error)?.error?.message ?? status,
        isUneven: false,
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => complaintsOfSuite(inner, path))];
}

const LINES_SHOWN = 12;
/** Where in a test runner or a library a test was called from is in every complaint, and tells nobody anything. */
const OF_OTHERS = /^\s+at .*[/\\]node_modules[/\\]/;

/** What a reader of the last lines needs: which tests, and how each of their complaints begins. */
export function tellComplaints(complaints: readonly Complaint[]): string {
  const told = (title: string, some: readonly Complaint[]) =>
    some.length === 0
      ? []
      : [title, ...some.map(({ test, message }) => `  ${test}\n${beginningOf(message)}`)];
  return [
    ...told(
      'Passed only when tried again:',
      complaints.filter(({ isUneven }) => isUneven),
    ),
    ...told(
      'Failed:',
      complaints.filter(({ isUneven }) => !isUneven),
    ),
  ].join('\n');
}

function beginningOf(message: string): string {
  return message
    .split('\n')
    .filter((line) => !OF_OTHERS.test(line))
    .slice(0, LINES_SHOWN)
    .map((line) => `      ${line}`)
    .join('\n');
}
