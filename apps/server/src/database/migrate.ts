import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start/start-error.ts';
import type { Queryable } from './tables.ts';

/** Any number, as long as it stays: processes that start together agree on it. */
const ADVISORY_LOCK = 7_203_581_146;

/** Brings the database to this version, or to the one that had `only` these migrations. Of many processes that start at once, one does it and the others wait: give it the unhurried handle. */
export async function migrate(db: Queryable, only?: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
    try {
      await migrateLocked(connection, only);
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

const files = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, '../migrations'),
});

/** What the next start would run. */
export async function pendingMigrations(db: Queryable): Promise<string[]> {
  const known = Object.keys(await files.getMigrations());
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return known;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(applied.rows.map(({ name }) => name));
  return known.filter((name) => !done.has(name));
}

async function migrateLocked(db: Queryable, only: readonly string[] | undefined): Promise<void> {
  const provider = only ? await limitedTo(files, only) : files;
  // Features land side by side, so a later one may bring an earlier name.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  await assertNotNewer(db, Object.keys(await provider.getMigrations()));
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function limitedTo(files: MigrationProvider, only: readonly string[]): Promise<MigrationProvider> {
  const known = await files.getMigrations();
  const unknown = only.filter((name) => !known[name]);
  if (unknown.length > 0)
    throw new StartError(
      `The backup was made by a newer version of Cuewright (${unknown.join(', ')}). Restore it with that version.`,
    );
  const limited = Object.fromEntries(Object.entries(known).filter(([name]) => only.includes(name)));
  return { getMigrations: async () => limited };
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
