import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Queryable } from '../../apps/server/src/database/tables.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { runOnServer } from '../../apps/server/testing/run-on-server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { type Load, load } from '../load/load.ts';
import { median, type Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 3;
const FEW = 1_000;
const MANY = 20_000;
const ALL = 1_000_000;
const NEIGHBOURS = 490;
const DAYS = 200;
const WORDS_EACH = 60;
const VOCABULARY = 600;

/** Saved prompts: the list beside a bare handler, with a full table, and the search. */
export async function measurePrompts(): Promise<Row[]> {
  const cluster = await startCluster();
  const [port, barePort] = [await freePort(), await freePort()];
  const { db, unhurried, close } = await openDatabase(
    { databaseUrl: cluster.url, dataDir: '' },
    { onConnectionLost: () => {} },
  );
  await migrate(unhurried);
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const { id, headers } = await addPerson(deps, new URL(`http://localhost:${port}`));
  await addPrompts(db, id, 0, FEW);
  await runOnServer(cluster.url, 'analyze');

  const env = { DATABASE_URL: cluster.url };
  const ours = await startAnswering(['apps/server/src/main.ts'], port, env);
  const bare = await startAnswering(['bench/bare-prompts-server.ts'], barePort, env);
  const ask = (to: number, path: string, connections: number, seconds = ROUND_SECONDS) =>
    load({
      PORT: String(to),
      PATH_ASKED: path,
      COOKIE: headers.cookie,
      CONNECTIONS: String(connections),
      SECONDS: String(seconds),
    });
  const rounds = async (path: string, connections: number, to = port): Promise<Load[]> => {
    await ask(to, path, connections, 1);
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push(await ask(to, path, connections));
    return loads;
  };
  try {
    const list = '/api/prompts?limit=20';
    const beside: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] };
    for (const to of [port, barePort]) await ask(to, list, 50, 2);
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < ROUNDS; round++) {
      beside.ours.push(await ask(port, list, 50));
      beside.bare.push(await ask(barePort, list, 50));
    }
    const few = await rounds(list, 1);
    await addPrompts(db, id, FEW, MANY);
    await runOnServer(cluster.url, 'vacuum analyze prompts');
    const read = await rounds(list, 10);
    const rare = await rounds('/api/prompts?q=word17', 10);
    const usual = await rounds('/api/prompts?q=lamp', 10);
    await addNeighbours(cluster.url, id, deps);
    const full = await rounds(list, 1);
    const fullSearch = await rounds('/api/prompts?q=word17', 10);
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
    const late = (loads: Load[]) => median(loads.map(({ p50 }) => p50));
    const perSecond = (loads: Load[]) => `${rate(loads).toFixed(0)}/s`;
    return [
      {
        what: 'GET /api/prompts, 20 rows, 50 connections',
        value: perSecond(beside.ours),
        reference: `reach ≥ 0.5 × a bare handler with the same queries (${perSecond(beside.bare)}): ${(rate(beside.ours) / rate(beside.bare)).toFixed(2)} ×`,
      },
      {
        what: `the list, ${ALL.toLocaleString('en')} prompts in the table`,
        value: `${late(full).toFixed(2)} ms`,
        reference: `reach ≤ 1.3 × with ${FEW.toLocaleString('en')} (${late(few).toFixed(2)} ms): ${(late(full) / late(few)).toFixed(2)} ×`,
      },
      {
        what: `the list, ${MANY.toLocaleString('en')} prompts, 10 connections`,
        value: perSecond(read),
        reference: 'reach ≥ 440/s, 20 × the best-known open library',
      },
      {
        what: '  search, a word of 1 in 10',
        value: perSecond(rare),
        reference: 'reach ≥ 290/s, 100 × the best-known open library',
      },
      { what: '  search, a word of every one', value: perSecond(usual), reference: 'reach ≥ 290/s' },
      {
        what: '  search, a million in the table',
        value: perSecond(fullSearch),
        reference: 'the same word',
      },
    ];
  } finally {
    await ours.end();
    await bare.end();
    await close();
    await cluster.remove();
  }
}

/** Prompts of one person, saved over the last days: each has "lamp", and sixty of six hundred other words. */
async function addPrompts(db: Queryable, userId: string, from: number, to: number): Promise<void> {
  const started = Date.now() - DAYS * 86_400_000;
  for (let first = from; first < to; first += 500) {
    const rows = Array.from({ length: Math.min(500, to - first) }, (_, offset) => {
      const n = first + offset;
      const at = new Date(started + (n / MANY) * (DAYS - 1) * 86_400_000);
      const words = Array.from(
        { length: WORDS_EACH },
        (_, w) => `word${(n * 31 + w * w * 7 + w) % VOCABULARY}`,
      );
      const text = `A lamp, ${words.join(' ')}.`;
      return {
        id: randomUUIDv7(),
        user_id: userId,
        generation_id: null,
        is_imported: true,
        method: null,
        mode: n % 3 === 0 ? ('video' as const) : ('photo' as const),
        model: 'midjourney',
        title: `Photo prompt ${at.toISOString().slice(0, 10)}`,
        description: text.slice(0, 100),
        prompt_text: text,
        json_config: JSON.stringify({ mode: 'photo', prompt: text, isBasic: true }),
        created_at: at,
        updated_at: at,
      };
    });
    await db.insertInto('prompts').values(rows).execute();
  }
}

/** Fills the table with other people's: rows first, indexes of words after, or it would take an hour. */
async function addNeighbours(
  url: string,
  userId: string,
  deps: Parameters<typeof addPerson>[0],
): Promise<void> {
  for (let n = 0; n < NEIGHBOURS; n++) await addPerson(deps, new URL('http://localhost'));
  const each = Math.round((ALL - MANY) / NEIGHBOURS);
  for (const statement of [
    'drop index prompts_search, prompts_title_like, prompts_words',
    `insert into prompts (id, user_id, is_imported, mode, model, title, description, prompt_text, json_config, created_at, updated_at)
     select gen_random_uuid(), users.id, true, mode, model, title, description, prompt_text, json_config, prompts.created_at, prompts.updated_at
     from users cross join (select * from prompts where user_id = '${userId}' limit ${each}) as prompts
     where users.id <> '${userId}'`,
    'create index prompts_search on prompts using gin (user_id, search)',
    'create index prompts_title_like on prompts using gin (user_id, title gin_trgm_ops)',
    "create index prompts_words on prompts using gin ((title || E'\\n' || prompt_text) gin_trgm_ops)",
    'vacuum analyze prompts',
  ])
    await runOnServer(url, statement);
}
