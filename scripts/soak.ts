import { countKinds } from './count-kinds.ts';
import { holdLaws } from './hold-laws.ts';
import { pageStep } from './page-step.ts';
import { report, runSteps } from './run-steps.ts';
import { scoreProbes } from './score-probes.ts';
import { serverOnPostgres } from './server-step.ts';
import { chooseSteps, vitestStep } from './steps.ts';

/** The large counts, in full: tests that otherwise run a small share of them read SOAK. */
const env = { SOAK: '1' };
const everything = [
  pageStep({ ...env, NODE_ENV: 'development' }),
  vitestStep('unit', ['unit', 'counted'], env),
  vitestStep('bootstrap', ['bootstrap'], env),
  vitestStep('server', ['server'], env),
  serverOnPostgres('server on PostgreSQL', { env }),
];
/** The long rounds of it, each by a name. */
const rounds = [
  vitestStep('attacks', ['server'], env, ['apps/server/testing/attacks/']),
  vitestStep('kills', ['server'], env, ['start/killed']),
  serverOnPostgres('kills on PostgreSQL', { env, words: ['start/killed'] }),
  serverOnPostgres('restarts of PostgreSQL', { env, words: ['start/outage'] }),
  serverOnPostgres('several processes', {
    env,
    words: ['start/processes', 'start/rolling-restart', 'usage/processes'],
  }),
  vitestStep('providers', ['server'], env, [
    'blobs/faults',
    'identity/faults',
    'checkout/faults',
    'models/faults',
  ]),
];

const names = process.argv.slice(2);
const [round, file] = names;
if (round === 'laws' && file !== undefined) {
  process.exitCode = holdLaws(file) ? 0 : 1;
} else if (round === 'kinds') {
  countKinds(names.slice(1));
} else if (round === 'probes') {
  process.exitCode = scoreProbes(names.slice(1)) ? 0 : 1;
} else {
  const chosen = names.length > 0 ? chooseSteps([...everything, ...rounds], names) : everything;
  // In turn: some hold an answer to the time it takes.
  report(await runSteps(chosen, { atOnce: false }));
}
