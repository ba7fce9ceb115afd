import { postgresStep } from './postgres-step.ts';
import { chooseSteps, report, runSteps, vitestStep } from './steps.ts';

/** The large counts, in full: tests that otherwise run a small share of them read SOAK. */
const env = { SOAK: '1' };
const everything = [
  vitestStep('unit', ['unit'], env),
  vitestStep('server', ['server'], env),
  postgresStep(env),
];
/** The long rounds of it, each by a name. */
const rounds = [
  vitestStep('attacks', ['server'], env, ['apps/server/testing/attacks/']),
  vitestStep('kills', ['server'], env, ['start/killed']),
  postgresStep(env, 'kills on PostgreSQL', ['start/killed']),
  postgresStep(env, 'restarts of PostgreSQL', ['start/outage']),
  postgresStep(env, 'several processes', ['start/processes', 'start/rolling-restart', 'usage/processes']),
  vitestStep('providers', ['server'], env, [
    'blobs/faults',
    'identity/faults',
    'checkout/faults',
    'models/faults',
  ]),
];

const names = process.argv.slice(2);
report(await runSteps(names.length > 0 ? chooseSteps([...everything, ...rounds], names) : everything));
