import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const RUNS = 5;
const AWAY_MS = 1_000;

/** How long after PostgreSQL is back the server is. */
export async function measureOutage(): Promise<Row[]> {
  const cluster = await startCluster();
  const port = await freePort();
  const { end } = await startAnswering(['apps/server/src/main.ts'], port, { DATABASE_URL: cluster.url });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  const times: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      await cluster.stop('fast');
      await wait(AWAY_MS);
      await cluster.start();
      const back = performance.now();
      while (!(await isReady())) await wait(1);
      times.push(performance.now() - back);
    }
  } finally {
    await end();
    await cluster.remove();
  }
  return [
    {
      what: `ready after PostgreSQL is back, median of ${RUNS}`,
      value: `${median(times).toFixed(0)} ms`,
      reference: `longest ${Math.max(...times).toFixed(0)} ms`,
      limit: '≤ 2000 ms',
    },
  ];
}
