import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrateWithPatience } from './serve.ts';
import { StartError } from './start-error.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const STOP_WITHIN_MS = 15_000;

/** Migrates once, then keeps `WORKERS` processes serving the same port, replacing one that dies. */
export async function runWorkers(config: Config): Promise<{ stop: () => Promise<void> }> {
  const database = await openDatabase(config, { onConnectionLost: () => {} });
  await migrateWithPatience(database, config).finally(database.close);

  const first = Array.from({ length: config.workers }, () => cluster.fork());
  try {
    await Promise.all(first.map(isReady));
  } catch (error) {
    await stopAll();
    throw error;
  }

  let isStopping = false;
  for (const worker of first) void keepReplacing(worker, () => isStopping);
  const stop = async () => {
    isStopping = true;
    await stopAll(config.drainMs);
  };
  return { stop };
}

/** A worker says one thing in its life: that it answers. One that ends before has said why, and would again. */
async function isReady(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(() => {
    throw new StartError('A worker process could not start; its own line above says why.');
  });
  await Promise.race([once(worker, 'message'), ended]);
}

/** Waits longer each time that a replacement dies before it answers. */
async function keepReplacing(worker: Worker, isStopping: () => boolean): Promise<void> {
  let current = worker;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const [code, signal] = current.isDead() ? [] : await once(current, 'exit');
    if (isStopping()) return;
    process.stderr.write(
      `Worker ${current.process.pid} ended (${signal ?? code ?? 'unknown'}); replacing it in ${pause} ms.\n`,
    );
    await wait(pause);
    if (isStopping()) return;
    current = cluster.fork();
    const answers = await isReady(current).then(
      () => true,
      () => false,
    );
    pause = answers ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

async function stopAll(drainMs = 0): Promise<void> {
  const alive = Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  );
  await Promise.all(alive.map((worker) => stopWorker(worker as Worker, drainMs)));
}

async function stopWorker(worker: Worker, drainMs: number): Promise<void> {
  const gone = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const impatience = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + STOP_WITHIN_MS);
  await gone;
  clearTimeout(impatience);
}
