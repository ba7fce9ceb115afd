import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { signIn } from '../../testing/sign-in.ts';
import { Visitor } from '../../testing/visitor.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Queryable } from '../database/tables.ts';
import { openFolderStore } from '../services/blobs/folder-store.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { differingTables, sumRows } from './same-rows.ts';
import { readTar, type TarFile, writeTar } from './tar.ts';

const now = new Date('2026-11-22T12:00:00Z');
const { app, db } = await buildTestApp({ clock: () => now });
const word = 'Ärger "im" Hafen, 夜\n{}';
let bytes: Buffer;

beforeAll(async () => {
  const visitor = new Visitor(app);
  await signIn(visitor);
  await fillAccount(app, visitor, word);
  bytes = await collected(writeTar(backUp({ unhurried: db, blobs: app.deps.blobs, now }), now));
});

describe('a backup', () => {
  it('[OPS-1] brings back every row and every file, and goes on counting', async () => {
    const { database, blobs } = await emptyPlace();
    const contents = await restore(
      { unhurried: database.unhurried, blobs, mayReplace: false },
      opened(bytes),
    );
    expect(contents.files).toBeGreaterThan(0);
    expect(contents.missing_files).toBe(0);
    const sums = { before: await sumsOf(db), after: await sumsOf(database.unhurried) };
    expect(differingTables(sums.before, sums.after)).toEqual([]);
    expect(Object.values(sums.before).filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
    const row = await database.db.selectFrom('blobs').selectAll().limit(1).executeTakeFirstOrThrow();
    const stream = await blobs.read({ userId: row.user_id, sha256: row.sha256 });
    expect((await stream?.toArray())?.length).toBe(1);
    // Triggers work again: a note of somebody who goes goes with them.
    const { user_id } = await database.db
      .selectFrom('notes')
      .select('user_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.db.deleteFrom('users').where('id', '=', user_id).execute();
    expect(await database.db.selectFrom('blob_deletions').select('sha256').execute()).not.toEqual([]);
  });

  it('[MARK-9] from before there were marks is read, and its prompts have none', async () => {
    const { database: older } = await emptyPlace();
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(older.db);
    const before = applied.rows.map(({ name }) => name).filter((name) => name !== '202611240310_marks');
    await sql`drop schema public cascade`.execute(older.db);
    await sql`create schema public`.execute(older.db);
    await migrate(older.unhurried, before);
    const id = randomUUIDv7();
    await older.db
      .insertInto('users')
      .values({ id, created_at: now } as never)
      .execute();
    const words = { title: 'Cup', description: 'A cup', prompt_text: 'A cup', json_config: '{}' };
    const times = { created_at: now, updated_at: now };
    await older.db
      .insertInto('prompts')
      .values({ id, user_id: id, mode: 'photo', is_imported: true, ...words, ...times } as never)
      .execute();
    const { database, blobs } = await emptyPlace();
    const parts = { unhurried: older.unhurried, blobs, now };
    const archive = await collected(writeTar(backUp(parts), now));
    await restore({ unhurried: database.unhurried, blobs, mayReplace: true }, opened(archive));
    const kept = await database.db.selectFrom('prompts').select(['id', 'prompt_text', 'marks']).execute();
    expect(kept).toEqual([{ id, prompt_text: 'A cup', marks: [] }]);
  });

  it('[OPS-2] is refused whole when it breaks off, is damaged, or is none', async () => {
    const { database, blobs } = await emptyPlace();
    const parts = { unhurried: database.unhurried, blobs, mayReplace: false };
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6));
    await expect(restore(parts, opened(cut))).rejects.toThrow(/breaks off|ends in the middle/);
    const damaged = Buffer.from(bytes);
    const file = damaged.indexOf('files/');
    damaged.writeUInt8(damaged.readUInt8(file + 170) ^ 1, file + 170);
    await expect(restore(parts, opened(damaged))).rejects.toThrow('damaged');
    const lacking = await collected(writeTar(without(opened(bytes)(), /^tables\/notes/), now));
    await expect(restore(parts, opened(lacking))).rejects.toThrow('is not whole (notes)');
    await expect(restore(parts, opened(Buffer.alloc(2048, 'x')))).rejects.toThrow('no archive of ours');
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('[OPS-3] takes the place of people only when that is said', async () => {
    const { database, blobs } = await emptyPlace();
    await database.db
      .insertInto('users')
      .values({ id: randomUUIDv7(), created_at: now } as never)
      .execute();
    const parts = { unhurried: database.unhurried, blobs };
    await expect(restore({ ...parts, mayReplace: false }, opened(bytes))).rejects.toThrow('add --replace');
    await restore({ ...parts, mayReplace: true }, opened(bytes));
    expect(differingTables(await sumsOf(db), await sumsOf(database.unhurried))).toEqual([]);
  });
});

async function emptyPlace(): Promise<{
  database: Database;
  blobs: Awaited<ReturnType<typeof openFolderStore>>;
}> {
  const fresh = await freshDatabase();
  const database = await openDatabase(fresh, { onConnectionLost: () => {} });
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
  return { database, blobs: await openFolderStore(fresh.dataDir) };
}

async function sumsOf(db: Queryable) {
  return await db.transaction().execute(async (trx) => await sumRows(trx));
}

function opened(archive: Uint8Array): () => AsyncGenerator<TarFile> {
  return () => readTar(inPieces(archive));
}

async function* inPieces(archive: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < archive.length; at += 1_000) yield archive.subarray(at, at + 1_000);
}

async function* without(files: AsyncGenerator<TarFile>, names: RegExp): AsyncGenerator<TarFile> {
  for await (const file of files) if (!names.test(file.name)) yield file;
}

async function collected(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
