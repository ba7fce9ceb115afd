import { say } from './project.ts';
import { type Step, vitestStep } from './steps.ts';
import { type Cluster, startCluster } from './throwaway-postgres.ts';

/** The server's tests once more, or some of its files, on a real PostgreSQL server that is gone afterwards. */
export function postgresStep(
  env: Record<string, string> = {},
  name = 'server on PostgreSQL',
  words: readonly string[] = [],
): Step {
  return {
    name,
    run: async () => {
      let cluster: Cluster;
      try {
        cluster = await startCluster();
      } catch (error) {
        say(`No PostgreSQL server to test on: ${error instanceof Error ? error.message : error}`);
        return { passed: 0, failed: 1 };
      }
      try {
        const onIt = { ...env, TEST_DATABASE_URL: cluster.url };
        return await vitestStep(name, ['server', 'postgres'], onIt, words).run();
      } finally {
        await cluster.remove();
      }
    },
  };
}
