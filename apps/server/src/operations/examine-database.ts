import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { describeDatabase } from '../start/describe-parts.ts';
import { StartError } from '../start/start-error.ts';
import type { Finding } from './finding.ts';

const OLDEST_MAJOR = 15;
const CLOCKS_APART_MS = 5_000;

export async function examineDatabase(config: Config): Promise<Finding[]> {
  const what = 'Database';
  let database: Database;
  try {
    database = await openDatabase(config, { onConnectionLost: () => {} });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    if (error.message.includes('in use by another'))
      return [
        { what, is: 'well', says: `the one in ${config.dataDir}, held by the server that runs over it` },
      ];
    return [{ what, is: 'broken', says: error.message }];
  }
  try {
    return await look(database, config);
  } catch (error) {
    return [
      {
        what,
        is: 'broken',
        says: `${describeDatabase(config)} does not answer (${(error as Error).message}).`,
      },
    ];
  } finally {
    await database.close();
  }
}

async function look({ db }: Database, config: Config): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await sql<{ version: number; now: string }>`
    select current_setting('server_version_num')::int as version, (extract(epoch from clock_timestamp()) * 1000)::text as now`.execute(
    db,
  );
  const after = Date.now();
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  const apart = Math.max(0, before - Number(rows[0]?.now), Number(rows[0]?.now) - after);
  const pending = await pendingMigrations(db);
  return [
    major < OLDEST_MAJOR
      ? {
          what: 'Database',
          is: 'broken',
          says: `PostgreSQL ${major}. It has to be ${OLDEST_MAJOR} or newer.`,
        }
      : { what: 'Database', is: 'well', says: `${describeDatabase(config)}, PostgreSQL ${major}` },
    pending.length > 0
      ? { what: 'Migrations', is: 'doubtful', says: `${pending.length} will run at the next start` }
      : { what: 'Migrations', is: 'well', says: 'all have run' },
    apart > CLOCKS_APART_MS
      ? {
          what: 'Clock',
          is: 'doubtful',
          says: `the database’s is ${Math.round(apart / 1000)} s from this machine’s. Let both follow a time server: allowances begin at midnight UTC.`,
        }
      : { what: 'Clock', is: 'well', says: 'the database’s and this machine’s agree' },
  ];
}
