import { findChromium } from './find-chromium.ts';
import {
  freshReport,
  readReport,
  report,
  runSteps,
  type Step,
  say,
  staticSteps,
  tally,
  tool,
  vitestStep,
} from './steps.ts';
import { type Cluster, startCluster } from './throwaway-postgres.ts';

const browser: Step = {
  name: 'browser',
  run: async () => {
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return { passed: 0, failed: 1 };
    }
    const file = freshReport('browser');
    const isContent = await tool('@playwright/test/cli.js', ['test'], {
      CHROME_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
    return tally(
      { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) },
      isContent,
    );
  },
};

/** The server's tests once more, on a real PostgreSQL server that is gone afterwards. */
const onPostgres: Step = {
  name: 'server on PostgreSQL',
  run: async () => {
    let cluster: Cluster;
    try {
      cluster = await startCluster();
    } catch (error) {
      say(`No PostgreSQL server to test on: ${error instanceof Error ? error.message : error}`);
      return { passed: 0, failed: 1 };
    }
    try {
      return await vitestStep('server on PostgreSQL', ['server', 'postgres'], {
        TEST_DATABASE_URL: cluster.url,
      }).run();
    } finally {
      await cluster.remove();
    }
  },
};

const steps = [
  ...staticSteps,
  vitestStep('unit', ['unit']),
  vitestStep('docs', ['docs']),
  vitestStep('server', ['server']),
  browser,
];

const wanted = process.argv.slice(2);
const withPostgres = wanted.includes('--with-postgres');
const names = wanted.filter((word) => !word.startsWith('--'));
const all = withPostgres ? [...steps, onPostgres] : steps;
report(
  await runSteps(names.length > 0 ? [...steps, onPostgres].filter(({ name }) => names.includes(name)) : all),
);
