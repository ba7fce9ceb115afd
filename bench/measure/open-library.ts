import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { addPrompts } from '../load/add-prompts.ts';
import { fillDatabase } from '../load/fill-database.ts';
import { load } from '../load/load.ts';
import type { Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const PROMPTS = 20_000;
const CONNECTIONS = '10';
const SECONDS = '5';

const questions = [
  { what: 'list of 24', path: '/api/prompts?limit=24', theirs: 22, times: 20 },
  { what: 'search, a word of 1 in 10', path: '/api/prompts?limit=24&q=word17', theirs: 2.9, times: 100 },
  { what: 'search, a word of every one', path: '/api/prompts?limit=24&q=lamp', theirs: 2.9, times: 100 },
] as const;

/** The best-known open prompt library, as it was measured on two cores: the only figures without a reference in the run. */
export async function measureOpenLibrary(): Promise<Row[]> {
  const cluster = await startCluster();
  const port = await freePort();
  const COOKIE = await fillDatabase(cluster.url, port, ({ db }, id) => addPrompts(db, id, PROMPTS));
  const server = await startAnswering(['apps/server/src/main.ts'], port, {
    DATABASE_URL: cluster.url,
    RATE_LIMITS: 'off',
  });
  try {
    const rows: Row[] = [];
    for (const { what, path, theirs, times } of questions) {
      const ask = () => load({ PORT: String(port), PATH_ASKED: path, COOKIE, CONNECTIONS, SECONDS });
      await ask();
      const { perSecond } = await ask();
      rows.push({
        what: `${what}, ${PROMPTS.toLocaleString('en')} prompts, ${CONNECTIONS} connections`,
        value: `${perSecond.toFixed(0)}/s`,
        reference: `the best-known open library, recorded: ${theirs}/s`,
        ratio: perSecond / theirs,
        limit: `≥ ${times} ×`,
      });
    }
    return rows;
  } finally {
    await server.end();
    await cluster.remove();
  }
}
