import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start/start-error.ts';
import type { Queryable } from './tables.ts';

/** Any number, as long as it stays: processes that start together agree on it. */
const ADVISORY_LOCK = 7_203_581_146;

/** Brings the database to this version. Of many processes that start at once, one does it and the others wait: give it the unhurried handle. */
export async function migrate(db: Queryable): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
    try {
      await migrateLocked(connection);
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

async function migrateLocked(db: Queryable): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, '../migrations'),
  });
  // Features land side by side, so a later one may bring an earlier name.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  await assertNotNewer(db, Object.keys(await provider.getMigrations()));
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A database that has seen a later version would lose what that version keeps in it. */
async function assertNotNewer(db: Queryable, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return;
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = applied.rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was made by a newer version of Cuewright (${unknown.join(', ')}). Start that version, or choose another database with DATA_DIR or DATABASE_URL.`,
  );
}
