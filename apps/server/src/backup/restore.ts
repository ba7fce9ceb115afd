import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import type { Queryable } from '../database/tables.ts';
import type { BlobStore } from '../services/blobs/blob-store.ts';
import { StartError } from '../start/start-error.ts';
import type { Contents, Manifest } from './back-up.ts';
import { checkBackup, rowsOf } from './check-backup.ts';
import { startLoading } from './load-tables.ts';
import type { TarFile } from './tar.ts';

interface RestoreParts {
  /** Without a time limit. */
  unhurried: Queryable;
  blobs: BlobStore;
  /** What is there already may go. */
  mayReplace: boolean;
}

/** A backup in the place of what is there. It is read twice: nothing is touched before it is known to be whole. */
export async function restore(
  { unhurried, blobs, mayReplace }: RestoreParts,
  open: () => AsyncGenerator<TarFile>,
): Promise<Contents> {
  const { manifest, contents } = await checkBackup(open());
  await makeRoom(unhurried, manifest, mayReplace);
  await migrate(unhurried, manifest.migrations);
  await unhurried.transaction().execute(async (trx) => {
    const loader = await startLoading(trx);
    for await (const file of open()) {
      if (file.name.startsWith('tables/')) {
        const { table, lines } = rowsOf(file);
        await loader.load(table, lines);
      } else if (file.name.startsWith('files/')) await keepFile(blobs, file);
    }
    await loader.finish();
  });
  await migrate(unhurried);
  return contents;
}

/** A database of another version is emptied whole, so that the backup's own can be made. */
async function makeRoom(db: Queryable, { migrations }: Manifest, mayReplace: boolean): Promise<void> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  if (!mayReplace && (await hasPeople(db)))
    throw new StartError(
      'There are people in this database already. Restore into an empty one, or add --replace.',
    );
  if (applied.rows.map(({ name }) => name).join() === migrations.toSorted().join()) return;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

async function hasPeople(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return false;
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function keepFile(blobs: BlobStore, { name, bytes }: TarFile): Promise<void> {
  const [, userId = '', sha256 = ''] = name.split('/');
  // Whoever serves it says what it is, by the row that speaks of it.
  await blobs.put({ userId, sha256 }, bytes, 'application/octet-stream');
}
