import { defineConfig } from 'vitest/config';
import { answering, watchEngine } from './apps/server/testing/guards/watch-engine.ts';
import { pageProject } from './apps/web/testing/page-project.ts';
import { threadFlags } from './scripts/server-flags.mjs';

const onPostgres = 'apps/server/**/*.postgres.test.ts';
const embedded = 'apps/server/**/*.embedded.test.ts';
const onBoth = 'apps/server/**/*.both.test.ts';
const counted = '**/*.counted.test.ts';
const ofPrograms = ['scripts/run.test.ts', 'scripts/deployment/*.test.ts'];
const databaseTemplate = 'apps/server/testing/database-template.ts';
const reachedCodes = 'apps/server/testing/reached-codes.ts';

/** Fails a test for what it lets out: words to the terminal, connections beyond this machine. */
const guarded = {
  setupFiles: ['apps/server/testing/guards/setup.ts', 'apps/server/testing/guards/seed.ts'],
};

/** For a slow disk and two busy cores: what is waited for is an event, never a time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Importing the engine or the server takes longer than most of its files take: a process runs the tests of many, one file after the other. */
const inOneProcess = { isolate: false };

/** Where a database server is at hand, the server's tests run on it, and the embedded database has a project of its own. */
export function projectsFor({ isOnServer }: { isOnServer: boolean }) {
  return [
    {
      test: {
        name: 'unit',
        include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        exclude: [...ofPrograms, counted, '**/node_modules/**'],
        ...inOneProcess,
        ...guarded,
        ...patience,
      },
    },
    {
      // A process a file: work is counted only of what is loaded from then on.
      test: {
        name: 'counted',
        include: [counted],
        exclude: ['**/node_modules/**'],
        ...guarded,
        ...patience,
      },
    },
    {
      test: {
        name: 'bootstrap',
        include: ofPrograms,
        globalSetup: databaseTemplate,
        ...guarded,
        ...patience,
      },
    },
    { test: { name: 'docs', include: ['docs/**/*.test.ts'] } },
    {
      plugins: [watchEngine(answering)],
      test: {
        name: 'server',
        include: ['apps/server/**/*.test.ts'],
        exclude: [isOnServer ? embedded : onPostgres, counted],
        globalSetup: [databaseTemplate, reachedCodes],
        ...inOneProcess,
        ...patience,
        setupFiles: [...guarded.setupFiles, 'apps/server/testing/guards/one-connection.ts'],
      },
    },
    {
      plugins: [watchEngine(answering)],
      test: {
        name: 'embedded',
        include: [embedded, onBoth],
        env: { TEST_DATABASE_URL: '' },
        globalSetup: [databaseTemplate, reachedCodes],
        ...inOneProcess,
        ...guarded,
        ...patience,
      },
    },
  ];
}

export default defineConfig({
  test: {
    // A test left alone by `only` would pass for all the others.
    allowOnly: false,
    // Left to itself it keeps a core free for who types: of two, that is half.
    maxWorkers: '100%',
    execArgv: threadFlags,
    // `scripts/test.ts` starts a server to test on where it can.
    projects: [...projectsFor({ isOnServer: Boolean(process.env['TEST_DATABASE_URL']) }), pageProject],
  },
});
