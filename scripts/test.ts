import { browserStep } from './browser-step.ts';
import { findPostgres, installedPostgres } from './find-postgres.ts';
import { pageStep } from './page-step.ts';
import { report, runSteps } from './run-steps.ts';
import { serverOnPostgres } from './server-step.ts';
import { chooseSteps, type Step, staticSteps, vitestStep } from './steps.ts';

const WITH_POSTGRES = '--with-postgres';
const words = process.argv.slice(2);
const names = words.filter((word) => word !== WITH_POSTGRES);

const mustHavePostgres = words.includes(WITH_POSTGRES);
// Before the steps: one of them may install a Chromium, and only one can install at a time. What fails, the step tells.
if (mustHavePostgres) await findPostgres().catch(() => undefined);
/** On PostgreSQL where there is one, and then the embedded database has a share of its own. */
const hasPostgres = mustHavePostgres || (await installedPostgres()) !== undefined;
const ofServer: readonly Step[] = hasPostgres
  ? [serverOnPostgres('server'), vitestStep('embedded', ['embedded'])]
  : [vitestStep('server', ['server'])];

// Two are run at once, so the longest begins first and what is short fills the end.
const steps = [
  pageStep(),
  browserStep,
  ...ofServer,
  vitestStep('unit', ['unit', 'isolated']),
  vitestStep('bootstrap', ['bootstrap']),
  ...staticSteps,
  vitestStep('docs', ['docs']),
];

report(await runSteps(chooseSteps(steps, names), { looksAgain: true }));
