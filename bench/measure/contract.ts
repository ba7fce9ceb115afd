import { createNote } from '../../apps/server/src/features/notes/commands.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { fillDatabase } from '../load/fill-database.ts';
import { inTurns, rate } from '../load/in-turns.ts';
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
  const cookie = await fillDatabase(cluster.url, port, async (deps, id) => {
    const note = { content: 'Street lamps at 2000K, no green in them.' };
    for (let take = 1; take <= NOTES; take++)
      await createNote(deps, { id, isAdmin: false }, { ...note, title: `Take ${take}` });
  });
  const env = { DATABASE_URL: cluster.url };
  const ours = await startAnswering(['apps/server/src/main.ts'], port, env);
  const bare = await startAnswering(['bench/bare-notes-server.ts'], barePort, env);
  const ask = (to: number) =>
    load({
      PORT: String(to),
      PATH_ASKED: '/api/notes?limit=20',
      COOKIE: cookie,
      CONNECTIONS: String(CONNECTIONS),
      SECONDS: String(ROUND_SECONDS),
    });
  try {
    const loads = await inTurns(ROUNDS, { ours: () => ask(port), bare: () => ask(barePort) });
    const late = (of: readonly Load[]) => median(of.map(({ p99 }) => p99)).toFixed(0);
    return [
      {
        what: `GET /api/notes, ${CONNECTIONS} connections, median of ${ROUNDS}`,
        value: `${rate(loads.ours).toFixed(0)}/s`,
        reference: `a bare handler with the same queries ${rate(loads.bare).toFixed(0)}/s`,
        ratio: rate(loads.ours) / rate(loads.bare),
        limit: '≥ 0.5 ×',
      },
      {
        what: 'the same, 99 of 100 answers within',
        value: `${late(loads.ours)} ms`,
        reference: `the bare handler: ${late(loads.bare)} ms`,
      },
    ];
  } finally {
    await ours.end();
    await bare.end();
    await cluster.remove();
  }
}
