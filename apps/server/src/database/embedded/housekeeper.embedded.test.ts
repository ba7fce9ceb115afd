import fs from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshEmbedded } from '../../../testing/fresh-database.ts';
import { carefulPool } from '../careful-pool.ts';
import type { Tables } from '../tables.ts';
import { eraseOldFiles } from './erase-old-files.ts';
import { Housekeeper } from './housekeeper.ts';
import { INDEXES_WITH_WORDS } from './housekeeping-sql.ts';
import { PAGE_BYTES, pageChecksum, storeChecksum } from './page-checksum.ts';
import { EmbeddedPool } from './pool.ts';

const HOUR_MS = 60 * 60_000;

const WITHOUT_WORDS = [
  'blob_deletions_pkey',
  'blobs_user_id_sha256',
  'brainstorm_notes_user_id_category',
  'drawn_pictures_pkey',
  'generations_picture_hash',
  'generations_user_id_day',
  'kysely_migration_lock_pkey',
  'kysely_migration_pkey',
  'ledger_entries_occasion',
  'local_id_records_grant_id',
  'local_id_records_pkey',
  'local_id_records_uid',
  'payment_events_event_key_key',
  'payment_events_payment_key',
  'payment_events_subscription_key',
  'prior_allowances_pkey',
  'prompts_mode',
  'prompts_model',
  'prompts_user_id_method',
  'prompts_user_id_mode',
  'prompts_user_id_model',
  'rate_limits_pkey',
  'server_secrets_pkey',
  'sessions_pkey',
  'site_counts_pkey',
  'users_premium',
  'users_referral_code',
  'visitors_pkey',
];

async function openHouse() {
  const { dataDir, remove } = await freshEmbedded();
  const folder = path.join(dataDir, 'database');
  const pool = new EmbeddedPool(folder);
  const troubles: unknown[] = [];
  let now = 0;
  const housekeeper = new Housekeeper({
    pool,
    clock: () => now,
    onTrouble: (error) => troubles.push(error),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: carefulPool(pool) }) });
  const close = async () => {
    await housekeeper.stop();
    await pool.end();
  };
  const leave = async () => {
    await close();
    await remove();
    expect(troubles).toEqual([]);
  };
  const pass = async (ms: number) => {
    await housekeeper.rest();
    now += ms;
    housekeeper.tick();
    await housekeeper.rest();
  };
  const user = { id: crypto.randomUUID(), created_at: new Date() };
  await db.insertInto('users').values(user).execute();
  return { db, pool, folder, housekeeper, pass, close, leave, userId: user.id };
}

/** Words that no two places share, so that nothing of them is packed away. */
function someWords(bytes: number): string {
  let words = '';
  while (words.length < bytes) words += `${Math.random().toString(36).slice(2)} `;
  return words;
}

async function filesWith(folder: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // PostgreSQL keeps some files for a moment only.
    const bytes = await fs.readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes(word)) found.push(path.relative(folder, file));
  }
  return found;
}

async function bytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await fs.stat(path.join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

function board(userId: string, words: string) {
  const now = new Date();
  return {
    id: crypto.randomUUID(),
    user_id: userId,
    prompt_id: null,
    title: words.slice(0, 100),
    original_prompt: words,
    ratio: '16:9',
    frames: JSON.stringify([{ prompt: words }]),
    created_at: now,
    updated_at: now,
  };
}

it('[SPACE-1] keeps one board that is written again and again in the room of a few, also over a crash', async () => {
  const { db, pool, folder, housekeeper, leave, userId } = await openHouse();
  onTestFinished(leave);
  const kept = board(userId, someWords(1_000_000));
  await db.insertInto('storyboards').values(kept).execute();
  const before = await bytesOf(folder);
  for (let write = 0; write < 24; write++) {
    const frames = JSON.stringify([{ prompt: someWords(1_000_000) }]);
    await db.updateTable('storyboards').set({ frames }).where('id', '=', kept.id).execute();
    await housekeeper.rest();
    if (write < 23) continue;
    await pool.crash();
    const { frames: found } = await db.selectFrom('storyboards').select('frames').executeTakeFirstOrThrow();
    expect(found).toEqual(JSON.parse(frames));
  }
  await db.deleteFrom('storyboards').execute();
  // Without it, they are 24 MB and their log as much again.
  expect((await bytesOf(folder)) - before).toBeLessThan(before * 0.75);
});

describe('a house with a clock', async () => {
  const { db, folder, pass, close, leave, userId } = await openHouse();
  afterAll(leave);

  it('[SPACE-5] knows every index with words in it', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relkind = 'i' and c.relnamespace = 'public'::regnamespace and exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
      )`.execute(db);
    const withText = new Set(rows.map(({ name }) => name));
    expect(INDEXES_WITH_WORDS.filter((name) => !withText.has(name))).toEqual([]);
    const others = [...withText].filter((name) => !INDEXES_WITH_WORDS.includes(name)).sort();
    // Codes, hashes and random names; whoever adds an index says here or there which it is.
    expect(others).toEqual(WITHOUT_WORDS);
  });

  it('[SPACE-3] waits for a quiet moment, but not for more than a day', async () => {
    const segments = async () =>
      (await fs.readdir(path.join(folder, 'pg_wal'))).filter((name) => name.length === 24);
    const first = await segments();
    const isErased = async () => !(await segments()).includes(first[0] ?? '');
    const ask = async () =>
      void (await db.selectFrom('users').select('id').where('id', '=', userId).execute());
    await pass(11 * 60_000);
    expect(await isErased()).toBe(true);

    const after = (await segments()).sort().at(-1);
    await sql`update users set name = 'Ana'`.execute(db);
    await pass(12 * HOUR_MS - 3_000);
    await ask();
    await pass(5_000);
    expect(await segments()).toContain(after);
    await pass(6_000);
    expect(await segments()).not.toContain(after);
  });

  // The last: it closes the house.
  it('[SPACE-2] leaves nothing of what was deleted in any file within a day', async () => {
    const word = 'quillonvane';
    const words = `${word} ${someWords(3_000)}`;
    for (let n = 0; n < 60; n++)
      await db
        .insertInto('storyboards')
        .values(board(userId, `${word} ${n} ${someWords(3_000)}`))
        .execute();
    const now = new Date();
    const times = { created_at: now, updated_at: now };
    for (let n = 0; n < 60; n++) {
      const note = {
        id: crypto.randomUUID(),
        user_id: userId,
        title: `${word} ${n}`,
        content: words,
        ...times,
      };
      await db.insertInto('notes').values(note).execute();
      await db
        .insertInto('brainstorm_notes')
        .values({ ...note, id: crypto.randomUUID(), category: 'idea', tags: '[]', is_important: false })
        .execute();
      const other = { id: crypto.randomUUID(), created_at: now, email: `${word}${n}@b.example`, name: word };
      await db.insertInto('users').values(other).execute();
    }
    await db.deleteFrom('users').execute();
    await sql`checkpoint`.execute(db);
    expect(await filesWith(folder, word)).not.toEqual([]);
    await pass(20 * HOUR_MS);
    expect(await filesWith(folder, word)).toEqual([]);
    await close();
    expect(await filesWith(folder, word)).toEqual([]);
  });
});

it('[SPACE-4] erases what an earlier version has left, before the database opens', async () => {
  const { db, folder, close, leave, userId } = await openHouse();
  onTestFinished(leave);
  for (let n = 0; n < 20; n++)
    await db
      .insertInto('storyboards')
      .values(board(userId, `palewright ${n} ${someWords(300)}`))
      .execute();
  await sql`checkpoint`.execute(db);
  await close();
  // As a page is that was vacuumed by that version: the rows are no longer listed, their bytes are still there.
  const files = await filesWith(path.join(folder, 'base'), 'palewright');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) await forgetRows(path.join(folder, 'base', file));
  await fs.rm(path.join(folder, 'free-space-erased'));

  await eraseOldFiles(folder);
  expect(await filesWith(path.join(folder, 'base'), 'palewright')).toEqual([]);
  expect(await fs.readdir(folder)).toContain('free-space-erased');
});

/** Every page as if all its rows were gone, as PostgreSQL leaves it: empty lists, and a checksum that fits. */
async function forgetRows(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
    const page = new DataView(bytes.buffer, bytes.byteOffset + at, PAGE_BYTES);
    page.setUint16(12, 24, true);
    page.setUint16(14, page.getUint16(16, true), true);
    storeChecksum(page, pageChecksum(page, at / PAGE_BYTES));
  }
  await fs.writeFile(file, bytes);
}
