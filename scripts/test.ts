import { browserStep } from './browser-step.ts';
import { pageStep } from './page-step.ts';
import { postgresStep } from './postgres-step.ts';
import { chooseSteps, report, runSteps, staticSteps, vitestStep } from './steps.ts';

const onPostgres = postgresStep();

const steps = [
  ...staticSteps,
  vitestStep('unit', ['unit']),
  vitestStep('docs', ['docs']),
  vitestStep('server', ['server']),
  pageStep,
  browserStep,
];

const words = process.argv.slice(2);
const WITH_POSTGRES = '--with-postgres';
const names = words.filter((word) => word !== WITH_POSTGRES);
const chosen = names.length > 0 ? chooseSteps([...steps, onPostgres], names) : steps;
const withPostgres = words.includes(WITH_POSTGRES) && !chosen.includes(onPostgres);
report(await runSteps(withPostgres ? [...chosen, onPostgres] : chosen));
