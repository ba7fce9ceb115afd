import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { createNote } from '../../apps/server/src/features/notes/commands.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { type Load, load } from '../load/load.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const NOTES = 40;

/** One call of the contract, signed in, 20 rows, beside a bare handler with the same queries. */
export async function measureContract(): Promise<Row[]> {
  const cluster = await startCluster();
  const [port, barePort] = [await freePort(), await freePort()];
  const cookie = await fill(cluster.url, port);
  const env = { DATABASE_URL: cluster.url };
  const ours = await startAnswering(['apps/server/src/main.ts'], port, env);
  const bare = await startAnswering(['bench/bare-notes-server.ts'], barePort, env);
  const ask = (to: number, seconds = ROUND_SECONDS) =>
    load({
      PORT: String(to),
      PATH_ASKED: '/api/notes?limit=20',
      COOKIE: cookie,
      CONNECTIONS: String(CONNECTIONS),
      SECONDS: String(seconds),
    });
  const results: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] };
  try {
    // The first answers pay for compiling.
    await ask(port, 2);
    await ask(barePort, 2);
    for (let round = 0; round < ROUNDS; round++) {
      results.ours.push(await ask(port));
      results.bare.push(await ask(barePort));
    }
  } finally {
    await ours.end();
    await bare.end();
    await cluster.remove();
  }
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const ratios = results.ours.map(
    ({ perSecond }, round) => perSecond / (results.bare[round]?.perSecond ?? Number.NaN),
  );
  const late = (loads: Load[]) => median(loads.map(({ p99 }) => p99)).toFixed(0);
  return [
    {
      what: `GET /api/notes, ${CONNECTIONS} connections, median of ${ROUNDS}`,
      value: `${rate(results.ours).toFixed(0)}/s`,
      reference: `reach ≥ 0.5 × a bare handler with the same queries (${rate(results.bare).toFixed(0)}/s): ${median(ratios).toFixed(2)} ×, rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    },
    {
      what: '  99 of 100 answers within',
      value: `${late(results.ours)} ms`,
      reference: `the bare handler: ${late(results.bare)} ms`,
    },
  ];
}

/** A migrated database with somebody’s notes in it; tells the cookie they come with. */
async function fill(databaseUrl: string, port: number): Promise<string> {
  const { db, unhurried, close } = await openDatabase(
    { databaseUrl, dataDir: '' },
    { onConnectionLost: () => {} },
  );
  await migrate(unhurried);
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const { id, headers } = await addPerson(deps, new URL(`http://localhost:${port}`));
  const actor = { id, isAdmin: false };
  for (let take = 1; take <= NOTES; take++) {
    await createNote(deps, actor, {
      title: `Take ${take}`,
      content: 'Street lamps at 2000K, no green in them.',
    });
  }
  await close();
  return headers.cookie;
}
