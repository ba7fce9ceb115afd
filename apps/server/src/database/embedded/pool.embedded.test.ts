import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshEmbedded } from '../../../testing/fresh-database.ts';
import { carefulPool } from '../careful-pool.ts';
import { databaseFailure } from '../failures.ts';
import type { Tables } from '../tables.ts';
import { EmbeddedPool } from './pool.ts';

async function openPool() {
  const { dataDir, remove } = await freshEmbedded();
  const folder = path.join(dataDir, 'database');
  const pool = new EmbeddedPool(folder);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: carefulPool(pool) }) });
  const close = async () => {
    await pool.end();
    await remove();
  };
  const addUser = (id = crypto.randomUUID()) =>
    db.insertInto('users').values({ id, created_at: new Date() }).execute();
  const countUsers = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from users`.execute(db);
    return rows[0]?.n;
  };
  return { pool, db, folder, addUser, countUsers, close };
}

describe('a pool that stays open', async () => {
  const { pool, db, folder, addUser, countUsers, close } = await openPool();
  afterAll(close);
  beforeEach(async () => {
    await db.deleteFrom('users').execute();
  });

  it('lets transactions pass one at a time, and undoes one that fails whole', async () => {
    const add = (trx: Kysely<Tables>) =>
      trx.insertInto('users').values({ id: crypto.randomUUID(), created_at: new Date() }).execute();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        db.transaction().execute(async (trx) => {
          await add(trx);
          if (n % 2) throw new Error('changed my mind');
          await add(trx);
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await countUsers()).toBe(20);
  });

  it('says that it is not there when its thread dies, then comes back with every row', async () => {
    await addUser();
    const underWay = sql`select pg_sleep(0.2)`.execute(db).catch((error: unknown) => error);
    await new Promise(setImmediate);
    await pool.crash();
    expect(databaseFailure(await underWay)).toBe('database-unavailable');
    await addUser();
    expect(await countUsers()).toBe(2);
  });

  it('refuses to write on a disk that is nearly full, and still reads', async () => {
    await addUser();
    const free = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1000, bsize: 4096 } as never);
    onTestFinished(() => free.mockRestore());
    expect(databaseFailure(await addUser().catch((error: unknown) => error))).toBe('storage-full');
    expect(await countUsers()).toBe(1);
    free.mockRestore();
    await addUser();
    expect(await countUsers()).toBe(2);
  });

  it('[SPACE-6] keeps its write-ahead log to a few files, however large each write is', async () => {
    await sql`create table reels (frames text)`.execute(db);
    // Random, so that it is not compressed: 2 MB a write, eighty together.
    for (let n = 0; n < 40; n++) {
      await sql`insert into reels values (${randomBytes(1_500_000).toString('base64')})`.execute(db);
    }
    const files = await fs.readdir(path.join(folder, 'pg_wal'), { withFileTypes: true });
    expect(files.filter((file) => file.isFile()).length).toBeLessThanOrEqual(3);
  });

  it('gives up waiting for a turn that never comes, and goes on when it does', async () => {
    await countUsers();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Promise.withResolvers<void>();
    const stuck = db.transaction().execute(() => {
      begun.resolve();
      return countUsers();
    });
    const failed = stuck.catch((error: unknown) => error);
    await begun.promise;
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(databaseFailure(await failed)).toBe('database-unavailable');
    (await pool.connect()).release();
    expect(await countUsers()).toBe(0);
  });

  it('replaces a thread that has gone silent', async () => {
    await addUser();
    const client = await pool.connect();
    const asleep = client.query('select pg_sleep(600)', []).catch((error: unknown) => error);
    client.release(true);
    expect(databaseFailure(await asleep)).toBe('database-unavailable');
    expect(await countUsers()).toBe(1);
  });
});

it('closes although somebody holds the connection and never lets go, and refuses new queries', async () => {
  const { pool, addUser, countUsers, close } = await openPool();
  onTestFinished(close);
  await addUser();
  await pool.connect();
  const waiting = addUser().catch((error: unknown) => error);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ending = pool.end();
  expect(databaseFailure(await waiting)).toBe('database-unavailable');
  expect(databaseFailure(await countUsers().catch((error: unknown) => error))).toBe('database-unavailable');
  await vi.advanceTimersByTimeAsync(5_000);
  await ending;
});
