import { type Outcome, runVitest, type Step } from './steps.ts';
import { testPostgres } from './test-postgres.ts';

interface Chosen {
  env?: Record<string, string>;
  /** Only the files that one of these is in the path of. */
  words?: readonly string[];
}

/** The server's tests, or some of their files, on a PostgreSQL server. */
export function serverOnPostgres(name: string, { env = {}, words = [] }: Chosen = {}): Step {
  return {
    name,
    run: async (place) => {
      const url = await testPostgres().catch((error: unknown) => noServer(error));
      if (typeof url !== 'string') return url;
      return await runVitest(place, {
        name,
        projects: ['server'],
        env: { ...env, TEST_DATABASE_URL: url },
        words,
      });
    },
  };
}

function noServer(error: unknown): Outcome {
  const message = `No PostgreSQL server to test on: ${error instanceof Error ? error.message : error}`;
  return { passed: 0, failed: 1, complaints: [{ test: 'the whole', message, isUneven: false }] };
}
