import { defineConfig } from 'vitest/config';
import { answering, watchEngine } from './apps/server/testing/guards/watch-engine.ts';

const onPostgres = 'apps/server/**/*.postgres.test.ts';
/** On a PostgreSQL server what is of the embedded database alone would only run a second time. */
const ofEmbedded = process.env['TEST_DATABASE_URL'] ? ['apps/server/src/database/embedded/**'] : [];

/** Fails a test for what it lets out: words to the terminal, connections beyond this machine. */
const guarded = {
  setupFiles: ['apps/server/testing/guards/setup.ts', 'apps/server/testing/guards/seed.ts'],
};

/**
 * For a slow disk and two busy cores: what is waited for is an event, never a time. A race in a test must not
 * keep a change out: it passes at its second try, and is told of at the end.
 */
const patience = {
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    // A test left alone by `only` would pass for all the others.
    allowOnly: false,
    // Left to itself it keeps a core free for who types: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          exclude: [onPostgres, ...ofEmbedded],
          globalSetup: ['apps/server/testing/database-template.ts', 'apps/server/testing/reached-codes.ts'],
          ...guarded,
          ...patience,
        },
      },
      {
        plugins: [watchEngine(answering)],
        test: {
          name: 'postgres',
          include: [onPostgres],
          globalSetup: 'apps/server/testing/database-template.ts',
          ...guarded,
          ...patience,
        },
      },
    ],
  },
});
