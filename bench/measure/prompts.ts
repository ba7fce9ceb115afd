import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { addPrompts } from '../load/add-prompts.ts';
import { fillDatabase } from '../load/fill-database.ts';
import { inTurns, rate } from '../load/in-turns.ts';
import { load } from '../load/load.ts';
import type { Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const PROMPTS = 1_000;
const ROUNDS = 3;
const ROUND_SECONDS = '3';
const CONNECTIONS = '50';
const text =
  'A lock keeper opens the gate at dawn, fog on the canal, one sodium lamp behind him, 35mm, slow push in. '.repeat(
    4,
  );

const calls = [
  { what: 'GET /api/prompts, 20 rows', asked: { PATH_ASKED: '/api/prompts?limit=20' } },
  { what: 'GET /api/prompts, a word of 1 in 10', asked: { PATH_ASKED: '/api/prompts?q=word17' } },
  {
    what: 'POST /api/prompts',
    asked: {
      PATH_ASKED: '/api/prompts',
      BODY: JSON.stringify({ title: 'Lock at dawn', prompt_text: text, mode: 'photo' }),
    },
  },
];

/** List, search and save, signed in, each beside a bare handler with the same queries. */
export async function measurePrompts(): Promise<Row[]> {
  const cluster = await startCluster();
  const [port, barePort] = [await freePort(), await freePort()];
  const COOKIE = await fillDatabase(cluster.url, port, ({ db }, id) => addPrompts(db, id, PROMPTS));
  const env = { DATABASE_URL: cluster.url, RATE_LIMITS: 'off' };
  const ours = await startAnswering(['apps/server/src/main.ts'], port, env);
  const bare = await startAnswering(['bench/bare-prompts-server.ts'], barePort, env);
  try {
    const rows: Row[] = [];
    for (const { what, asked } of calls) {
      const ask = (to: number) => () =>
        load({ ...asked, PORT: String(to), COOKIE, CONNECTIONS, SECONDS: ROUND_SECONDS });
      const loads = await inTurns(ROUNDS, { ours: ask(port), bare: ask(barePort) });
      rows.push({
        what: `${what}, ${CONNECTIONS} connections`,
        value: `${rate(loads.ours).toFixed(0)}/s`,
        reference: `a bare handler with the same queries ${rate(loads.bare).toFixed(0)}/s`,
        ratio: rate(loads.ours) / rate(loads.bare),
        limit: '≥ 0.5 ×',
      });
    }
    return rows;
  } finally {
    await ours.end();
    await bare.end();
    await cluster.remove();
  }
}
