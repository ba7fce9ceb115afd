import { report, runSteps, vitestStep } from './steps.ts';

/** The large counts, in full: tests that run a seeded small share otherwise read SOAK. */
report(
  await runSteps([
    vitestStep('unit', ['unit'], { SOAK: '1' }),
    vitestStep('server', ['server'], { SOAK: '1' }),
  ]),
);
