import { postgresStep } from './postgres-step.ts';
import { report, runSteps, vitestStep } from './steps.ts';

/** The large counts, in full: tests that otherwise run a small share of them read SOAK. */
const env = { SOAK: '1' };
report(
  await runSteps([
    vitestStep('unit', ['unit'], env),
    vitestStep('server', ['server'], env),
    postgresStep(env),
  ]),
);
