import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import type { Row } from '../row.ts';
import { residentMegabytes, startAnswering } from '../timed-process.ts';

const SETTLE_MS = 5_000;

/** What an idle server holds, on both databases. */
export async function measureMemory(): Promise<Row[]> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-bench-'));
  const idle = async (program: string, env: Record<string, string> = {}) => {
    const { child, end } = await startAnswering([program], await freePort(), env);
    await wait(SETTLE_MS);
    const megabytes = residentMegabytes(child);
    await end();
    return megabytes;
  };
  const server = 'apps/server/src/main.ts';
  const bare = await idle('bench/bare-server.ts');
  const firstStart = await idle(server, { DATA_DIR: dataDir });
  const embedded = await idle(server, { DATA_DIR: dataDir });
  const cluster = await startCluster();
  const postgres = await idle(server, { DATA_DIR: dataDir, DATABASE_URL: cluster.url }).finally(
    cluster.remove,
  );
  await fs.rm(dataDir, { recursive: true, force: true });
  const row = (what: string, megabytes: number, reach: number): Row => ({
    what,
    value: `${megabytes.toFixed(0)} MB`,
    reference: `reach ≤ ${reach} MB; ${(megabytes / bare).toFixed(1)} × a bare server (${bare.toFixed(0)} MB)`,
  });
  return [
    row('idle, embedded, after its first start', firstStart, 400),
    row('idle, embedded', embedded, 400),
    row('idle, PostgreSQL', postgres, 200),
  ];
}
