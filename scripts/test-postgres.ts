import { whenOver } from './run-steps.ts';
import { startCluster } from './throwaway-postgres.ts';

let started: Promise<string> | undefined;

/** A PostgreSQL server for the tests of this run: the first who asks starts it, and it is gone when the run is over. */
export function testPostgres(): Promise<string> {
  started ??= start();
  return started;
}

async function start(): Promise<string> {
  const cluster = await startCluster({ isCareless: true });
  whenOver(cluster.remove);
  return cluster.url;
}
