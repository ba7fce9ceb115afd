import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Queryable, Tables } from './tables.ts';

export interface Database {
  db: Queryable;
  close: () => Promise<void>;
}

export interface DatabaseEvents {
  onConnectionLost: (error: Error) => void;
}

/** Opens PostgreSQL by its address, or the embedded database. Both speak the same SQL through the same builder. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onConnectionLost }: DatabaseEvents,
): Promise<Database> {
  if (databaseUrl) {
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPostgres(databaseUrl, onConnectionLost) }),
    });
    return { db, close: () => db.destroy() };
  }
  const { pool, release } = await openEmbedded(dataDir);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await pool.end();
    await release();
  };
  return { db, close };
}
