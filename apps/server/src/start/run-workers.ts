import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrateWithPatience } from './serve.ts';

const PAUSE_BEFORE_REPLACING_MS = 500;

/** Migrates once, then keeps `WORKERS` processes serving the same port, replacing one that dies. */
export async function runWorkers(config: Config): Promise<{ stop: () => Promise<void> }> {
  const database = await openDatabase(config, { onConnectionLost: () => {} });
  await migrateWithPatience(database, config).finally(database.close);

  let isStopping = false;
  cluster.on('exit', async () => {
    await wait(PAUSE_BEFORE_REPLACING_MS);
    if (!isStopping) cluster.fork();
  });
  const started = Array.from({ length: config.workers }, () => once(cluster.fork(), 'listening'));
  await Promise.all(started);

  const stop = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.kill('SIGTERM');
        await gone;
      }),
    );
  };
  return { stop };
}
