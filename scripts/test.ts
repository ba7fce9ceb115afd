import { browserStep } from './browser-step.ts';
import { findPostgres, installedPostgres } from './find-postgres.ts';
import { pageStep } from './page-step.ts';
import { say } from './project.ts';
import { report, runSteps } from './run-steps.ts';
import { serverOnPostgres } from './server-step.ts';
import { chooseSteps, type Step, staticSteps, vitestStep } from './steps.ts';

const WITH_POSTGRES = '--with-postgres';
const words = process.argv.slice(2);
const names = words.filter((word) => word !== WITH_POSTGRES);

const mustHavePostgres = words.includes(WITH_POSTGRES);
// Before the steps: one of them may install a Chromium, and only one can install at a time. What fails, the step tells.
if (mustHavePostgres) await findPostgres().catch(() => undefined);
const hasPostgres = mustHavePostgres || (await installedPostgres()) !== undefined;
const embedded = vitestStep('embedded', ['embedded']);
/** On PostgreSQL, and the embedded database's own tests. Without PostgreSQL only those, unless `server` is asked for by name. */
const ofServer: readonly Step[] = hasPostgres
  ? [serverOnPostgres('server'), embedded]
  : [...(names.includes('server') ? [vitestStep('server', ['server'])] : []), embedded];
if (!hasPostgres && names.length === 0)
  say(
    'PostgreSQL is not installed, so only the embedded database’s tests run for the server. Run the others on it with `npm test -- server`.',
  );

// Two are run at once, so the longest begins first and what is short fills the end.
const steps = [
  pageStep(),
  browserStep,
  ...ofServer,
  vitestStep('unit', ['unit', 'counted']),
  vitestStep('bootstrap', ['bootstrap']),
  ...staticSteps,
  vitestStep('docs', ['docs']),
];

report(await runSteps(chooseSteps(steps, names), { looksAgain: true }));
