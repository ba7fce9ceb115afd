import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { addPrompts } from '../load/add-prompts.ts';
import { fillDatabase } from '../load/fill-database.ts';
import { load } from '../load/load.ts';
import type { Limit, Row } from '../row.ts';
import { residentMegabytes, startAnswering } from '../timed-process.ts';

const SETTLE_MS = 5_000;
const server = 'apps/server/src/main.ts';

/** What a server holds when it is idle, and after it was busy, on both databases. */
export async function measureMemory(): Promise<Row[]> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-bench-'));
  const cluster = await startCluster();
  try {
    const bare = (await held('bench/bare-server.ts', {})).idle;
    const row = (
      what: string,
      megabytes: number,
      limit: Limit,
      beside = bare,
      of = 'a bare server',
    ): Row => ({
      what,
      value: `${megabytes.toFixed(0)} MB`,
      reference: `${of} ${beside.toFixed(0)} MB`,
      ratio: megabytes / beside,
      limit,
    });
    const rows: Row[] = [];
    const first = await held(server, { DATA_DIR: dataDir });
    rows.push(row('idle, embedded, after its first start', first.idle, '≤ 400 MB'));
    for (const [on, limit, databaseUrl, requests] of [
      // A tenth of the requests a second.
      ['embedded', '≤ 400 MB', undefined, 10_000],
      ['PostgreSQL', '≤ 200 MB', cluster.url, 50_000],
    ] as const) {
      const port = await freePort();
      const cookie = await fillDatabase({ databaseUrl, dataDir }, port, ({ db }, id) =>
        addPrompts(db, id, 100),
      );
      const env = {
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      const { idle, half, whole } = await held(server, env, { port, cookie, requests });
      rows.push(row(`idle, ${on}`, idle, limit));
      rows.push({
        what: `after ${requests.toLocaleString('en')} lists of 20, ${on}`,
        value: `${whole.toFixed(0)} MB`,
        reference: `after half of them ${half.toFixed(0)} MB, idle before ${idle.toFixed(0)} MB`,
        ratio: whole / half,
        limit: '≤ 1.1 ×',
      });
    }
    return rows;
  } finally {
    await cluster.remove();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** Resident memory once a program has settled, and while somebody asks it a lot. */
async function held(
  program: string,
  env: Record<string, string>,
  asks?: { port: number; cookie: string; requests: number },
): Promise<{ idle: number; half: number; whole: number }> {
  const port = asks?.port ?? (await freePort());
  const { child, end } = await startAnswering([program], port, env);
  const settled = async () => {
    await wait(SETTLE_MS);
    return residentMegabytes(child);
  };
  try {
    const idle = await settled();
    if (!asks) return { idle, half: idle, whole: idle };
    const ask = () =>
      load({
        PORT: String(port),
        PATH_ASKED: '/api/prompts?limit=20',
        COOKIE: asks.cookie,
        CONNECTIONS: '10',
        REQUESTS: String(asks.requests / 2),
      });
    await ask();
    const half = await settled();
    await ask();
    return { idle, half, whole: await settled() };
  } finally {
    await end();
  }
}
