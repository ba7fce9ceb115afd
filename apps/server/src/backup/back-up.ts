import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';
import type { BlobStore } from '../services/blobs/blob-store.ts';
import { dumpTables } from './dump-tables.ts';
import type { TarFile } from './tar.ts';

export const BACKUP_FORMAT = 1;

/** What stands first in a backup. */
export interface Manifest {
  format: typeof BACKUP_FORMAT;
  made_at: string;
  /** The migrations that had run. */
  migrations: readonly string[];
}

/** What stands last. A backup without it broke off. */
export interface Contents {
  rows: Record<string, number>;
  files: number;
  /** Recorded by the database, and not in the store. */
  missing_files: number;
}

interface BackUpParts {
  /** Without a time limit. */
  unhurried: Queryable;
  blobs: BlobStore;
  now: Date;
}

/** Every row as of one moment, and every file that they speak of. */
export async function* backUp({ unhurried, blobs, now }: BackUpParts): AsyncGenerator<TarFile> {
  const contents: Contents = { rows: {}, files: 0, missing_files: 0 };
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    unhurried,
  );
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    made_at: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  };
  yield asFile('manifest.json', manifest);
  const { connection, end } = await inOneMoment(unhurried);
  let addresses: { userId: string; sha256: string }[] = [];
  try {
    let number = 0;
    for await (const { table, lines } of dumpTables(connection)) {
      contents.rows[table.name] = (contents.rows[table.name] ?? 0) + lines.length;
      yield {
        name: `tables/${table.name}/${String(number++).padStart(6, '0')}.jsonl`,
        bytes: Buffer.from(`${lines.join('\n')}\n`),
      };
    }
    addresses = await connection
      .selectFrom('blobs')
      .select(['user_id as userId', 'sha256'])
      .distinct()
      .execute();
  } finally {
    await end();
  }
  for (const address of addresses) {
    const stream = await blobs.read(address);
    if (!stream) contents.missing_files += 1;
    else {
      contents.files += 1;
      yield { name: `files/${address.userId}/${address.sha256}`, bytes: await whole(stream) };
    }
  }
  yield asFile('contents.json', contents);
}

/** A connection whose transaction sees the database as it is now. A generator cannot stand inside a callback. */
async function inOneMoment(db: Queryable): Promise<{ connection: Queryable; end: () => Promise<void> }> {
  const got = Promise.withResolvers<Queryable>();
  const done = Promise.withResolvers<void>();
  const ended = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (connection) => {
      got.resolve(connection);
      await done.promise;
    });
  ended.catch(got.reject);
  const connection = await got.promise;
  return {
    connection,
    end: async () => {
      done.resolve();
      await ended;
    },
  };
}

function asFile(name: string, value: unknown): TarFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

async function whole(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
