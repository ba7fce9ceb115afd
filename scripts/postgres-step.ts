import { say } from './project.ts';
import { type Step, vitestStep } from './steps.ts';
import { type Cluster, startCluster } from './throwaway-postgres.ts';

/** The server's tests once more, on a real PostgreSQL server that is gone afterwards. */
export function postgresStep(env: Record<string, string> = {}): Step {
  const name = 'server on PostgreSQL';
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
        return await vitestStep(name, ['server', 'postgres'], {
          ...env,
          TEST_DATABASE_URL: cluster.url,
        }).run();
      } finally {
        await cluster.remove();
      }
    },
  };
}
