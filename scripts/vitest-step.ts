import { complaintsOfVitest, type VitestReport } from './complaints.ts';
import { lookAlone } from './look-alone.ts';
import { say } from './project.ts';
import { type Counts, freshReport, readReport, type Step, tally, tool } from './steps.ts';

interface Run {
  counts: Counts;
  report: VitestReport;
}

/** Vitest's projects, counted by its own report. */
export function vitestStep(
  name: string,
  vitestProjects: readonly string[],
  env: Record<string, string> = {},
): Step {
  const chosen = vitestProjects.flatMap((project) => ['--project', project]);

  async function runVitest(args: readonly string[]): Promise<Run> {
    const file = freshReport(name);
    const isContent = await tool(
      'vitest/vitest.mjs',
      ['run', ...chosen, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    );
    const report = readReport<VitestReport>(file) ?? {};
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
    const counts = {
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + numTodoTests,
      complaints: complaintsOfVitest(report),
    };
    return { counts: tally(counts, isContent), report };
  }

  return {
    name,
    run: async () => {
      const { counts, report } = await runVitest([]);
      // Drawn anew, the cases of a soak would be others.
      if (env['SOAK']) return counts;
      const failed = failedFiles(report);
      if (failed.length === 0) return counts;
      return await lookAlone(counts, async () => {
        say(`── ${name}: what failed, alone`);
        const alone = await runVitest(['--no-file-parallelism', ...failed.map(({ file }) => file)]);
        return { ...alone.counts, passedBefore: failed.reduce((sum, { passed }) => sum + passed, 0) };
      });
    },
  };
}

function failedFiles({ testResults = [] }: VitestReport): { file: string; passed: number }[] {
  return testResults
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.length,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }))
    .filter(({ tests, passed }) => tests === 0 || passed < tests);
}
