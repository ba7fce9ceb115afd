import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { freePort } from '../../scripts/free-port.ts';
import { seedSite } from '../../scripts/seed-site.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import type { Row } from '../row.ts';
import { residentMegabytes, startAnswering } from '../timed-process.ts';

const USERS = 200_000;
const PROMPTS = 1_000_000;
const ASKED = 60;
const AT_ONCE = 2;
const PAUSE_MS = 20;

const users = '/api/admin/users';
const prompts = '/api/admin/prompts';
/** What is asked, and within how many milliseconds 95 of 100 answers have to be there. */
const questions: readonly [what: string, path: string, reach: number][] = [
  ['dashboard', '/api/admin/dashboard', 150],
  ['users, page 1', users, 150],
  ['users, page 1,000', `${users}?page=1000`, 150],
  ['users by name, page 1,000', `${users}?sort=name&page=1000`, 150],
  ['users by use, page 1,000', `${users}?sort=most-used&page=1000`, 150],
  ['users, search: one', `${users}?q=person-123456`, 150],
  ['users, search: 1 in 12', `${users}?q=chiara`, 150],
  ['users, search: all', `${users}?q=example.org`, 150],
  ['users, search: nobody', `${users}?q=nobody+at+all`, 150],
  ['users, search: two letters', `${users}?q=zz`, 150],
  ['users, one plan', `${users}?plan=yearly`, 150],
  ['users, free, page 1,000', `${users}?plan=free&page=1000`, 150],
  ['prompts, page 1', prompts, 150],
  ['prompts, page 1,000', `${prompts}?page=1000`, 150],
  ['prompts by title, page 1,000', `${prompts}?sort=title&page=1000`, 150],
  ['prompts, one mode, page 1,000', `${prompts}?mode=video&page=1000`, 150],
  ['prompts, one model, page 1,000', `${prompts}?model=midjourney&page=1000`, 150],
  ['prompts, a month', `${prompts}?from=${daysAgo(100)}&to=${daysAgo(70)}`, 150],
  ['prompts, search: one', `${prompts}?q=${'c4ca4238a0b923820dcc509a6f75849b'}`, 150],
  ['prompts, search: twenty', `${prompts}?q=take+12345`, 150],
  ['prompts, search: 1 in 5', `${prompts}?q=frozen+lake`, 150],
  ['prompts, search: all', `${prompts}?q=shutter`, 150],
  ['prompts, search: none', `${prompts}?q=hovercraft`, 150],
  ['prompts, search: two letters', `${prompts}?q=zz`, 150],
  ['analytics, 90 days', '/api/admin/analytics?days=90', 400],
];

/** The dashboard over a large site: lists, searches, figures, and a file of everything beside other calls. */
export async function measureAdmin(): Promise<Row[]> {
  const cluster = await startCluster();
  const port = await freePort();
  const { db, unhurried, close } = await openDatabase(
    { databaseUrl: cluster.url, dataDir: '' },
    { onConnectionLost: () => {} },
  );
  try {
    await migrate(unhurried);
    const seeded = await seedSite(cluster.url, { users: USERS, prompts: PROMPTS });
    const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
    const { headers } = await addPerson(deps, new URL(`http://localhost:${port}`), { isAdmin: true });
    const env = { DATABASE_URL: cluster.url, RATE_LIMITS: 'off' };
    let server = await startAnswering(['apps/server/src/main.ts'], port, env);
    try {
      const ask = async (path: string) => {
        const began = performance.now();
        const answer = await fetch(`http://localhost:${port}${path}`, { headers });
        const body = await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
        return performance.now() - began;
      };
      const rows: Row[] = [
        {
          what: 'seed: rows',
          value: seconds(seeded.loadMs),
          reference: `${USERS.toLocaleString('en')} people, ${PROMPTS.toLocaleString('en')} prompts, as many generations`,
        },
        {
          what: 'seed: indexes and figures',
          value: seconds(seeded.indexMs),
          reference: 'everything dropped before, built once',
        },
      ];
      for (const [what, path, reach] of questions) {
        const times = await many(() => ask(path));
        rows.push({
          what,
          value: `${percentile(times, 95).toFixed(0)} ms`,
          reference: `p95 of ${ASKED}, ${AT_ONCE} at once; half within ${percentile(times, 50).toFixed(0)} ms`,
          limit: `≤ ${reach} ms`,
        });
      }
      // A fresh one, so that its memory is what the file takes.
      await server.end();
      server = await startAnswering(['apps/server/src/main.ts'], port, env);
      const file = await measureFile(ask, server.child, `http://localhost:${port}${prompts}.csv`, headers);
      return [...rows, ...file];
    } finally {
      await server.end();
    }
  } finally {
    await close();
    await cluster.remove();
  }
}

async function measureFile(
  ask: (path: string) => Promise<number>,
  server: Parameters<typeof residentMegabytes>[0],
  address: string,
  headers: Record<string, string>,
): Promise<Row[]> {
  const began = performance.now();
  let isDone = false;
  let lines = 0;
  let most = 0;
  const reading = (async () => {
    const { body } = await fetch(address, { headers });
    for await (const piece of body ?? []) for (const byte of piece) if (byte === 10) lines++;
    isDone = true;
  })();
  const times: number[] = [];
  while (!isDone) {
    times.push(await ask('/api/prompts?limit=20'));
    most = Math.max(most, residentMegabytes(server));
    await wait(PAUSE_MS);
  }
  await reading;
  return [
    {
      what: 'prompts.csv',
      value: seconds(performance.now() - began),
      reference: `${(lines - 1).toLocaleString('en')} rows, read as fast as it comes`,
    },
    {
      what: 'the server while it is written',
      value: `${most.toFixed(0)} MB`,
      reference: '',
      limit: '≤ 250 MB',
    },
    {
      what: 'another call while it is written',
      value: `${percentile(times, 99).toFixed(0)} ms`,
      reference: `p99 of ${times.length.toLocaleString('en')}, GET /api/prompts; half within ${percentile(times, 50).toFixed(0)} ms`,
      limit: '≤ 100 ms',
    },
  ];
}

async function many(once: () => Promise<number>): Promise<number[]> {
  await once();
  const times: number[] = [];
  const one = async () => {
    while (times.length < ASKED) times.push(await once());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
}

function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
