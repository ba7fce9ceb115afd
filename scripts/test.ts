import { findChromium } from './find-chromium.ts';
import { say } from './project.ts';
import {
  chooseSteps,
  freshReport,
  readReport,
  report,
  runSteps,
  type Step,
  staticSteps,
  tally,
  tool,
  vitestStep,
} from './steps.ts';
import { type Cluster, startCluster } from './throwaway-postgres.ts';

interface PlaywrightReport {
  stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

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
    const {
      expected = 0,
      unexpected = 0,
      flaky = 0,
      skipped = 0,
    } = readReport<PlaywrightReport>(file)?.stats ?? {};
    return tally({ passed: expected, failed: unexpected + flaky + skipped }, isContent);
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

const words = process.argv.slice(2);
const WITH_POSTGRES = '--with-postgres';
const names = words.filter((word) => word !== WITH_POSTGRES);
const chosen = names.length > 0 ? chooseSteps([...steps, onPostgres], names) : steps;
const withPostgres = words.includes(WITH_POSTGRES) && !chosen.includes(onPostgres);
report(await runSteps(withPostgres ? [...chosen, onPostgres] : chosen));
