import { runOnServer } from '../../apps/server/testing/run-on-server.ts';
import { withDatabaseName } from '../../apps/server/testing/test-database-url.ts';
import { freePort } from '../../scripts/free-port.ts';
import { seedSite } from '../../scripts/seed-site.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { addPrompts } from '../load/add-prompts.ts';
import { fillDatabase } from '../load/fill-database.ts';
import { halfWithin, inTurns } from '../load/in-turns.ts';
import { load } from '../load/load.ts';
import type { Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const OWN = 1_000;
const NEIGHBOURS = { users: 20_000, prompts: 1_000_000 };
const ROUNDS = 3;
const SECONDS = '2';

const questions = [
  { what: 'the list', path: '/api/prompts?limit=20' },
  { what: 'a search', path: '/api/prompts?q=word17' },
  { what: 'a filter', path: '/api/prompts?mode=video' },
];

/** The same person's thousand prompts, alone in the table and among a million of others. */
export async function measureMillion(): Promise<Row[]> {
  const cluster = await startCluster();
  const ends: (() => Promise<void>)[] = [];
  const open = async (name: string, isFull: boolean) => {
    await runOnServer(cluster.url, `create database ${name}`);
    const [url, port] = [withDatabaseName(cluster.url, name), await freePort()];
    const COOKIE = await fillDatabase(url, port, async ({ db }, id) => {
      if (isFull) await seedSite(url, NEIGHBOURS);
      await addPrompts(db, id, OWN);
    });
    const env = { DATABASE_URL: url, RATE_LIMITS: 'off' };
    const { end } = await startAnswering(['apps/server/src/main.ts'], port, env);
    ends.push(end);
    const ask = (PATH_ASKED: string) => () =>
      load({ PORT: String(port), PATH_ASKED, COOKIE, CONNECTIONS: '1', SECONDS });
    return { ask };
  };
  try {
    const few = await open('few', false);
    const many = await open('many', true);
    const rows: Row[] = [];
    for (const { what, path } of questions) {
      const loads = await inTurns(ROUNDS, { ours: many.ask(path), bare: few.ask(path) });
      const [late, bare] = [halfWithin(loads.ours), halfWithin(loads.bare)];
      rows.push({
        what: `${what}, ${NEIGHBOURS.prompts.toLocaleString('en')} prompts in the table, p50`,
        value: `${late.toFixed(2)} ms`,
        reference: `with ${OWN.toLocaleString('en')} in it ${bare.toFixed(2)} ms`,
        ratio: late / bare,
        limit: '≤ 1.3 ×',
      });
    }
    return rows;
  } finally {
    for (const end of ends) await end();
    await cluster.remove();
  }
}
