import { postgresStep } from './postgres-step.ts';
import { chooseSteps, report, runSteps, vitestStep } from './steps.ts';

/** The large counts, in full: tests that otherwise run a small share of them read SOAK. */
const env = { SOAK: '1' };
const steps = [vitestStep('unit', ['unit'], env), vitestStep('server', ['server'], env), postgresStep(env)];
/** A part of the server's, by itself. */
const attacks = vitestStep('attacks', ['server'], env, ['apps/server/testing/attacks/']);
const names = process.argv.slice(2);
report(await runSteps(names.length > 0 ? chooseSteps([...steps, attacks], names) : steps));
