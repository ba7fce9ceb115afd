import { describe, expect, it } from 'vitest';
import { freshEmbedded, freshOnServer } from '../../testing/fresh-database.ts';
import { testDatabaseUrl } from '../../testing/test-database-url.ts';
import { openDatabase } from '../database/database.ts';
import { moveRows } from './move-to-server.ts';

describe('moving to PostgreSQL', () => {
  it('[OPS-6] takes every row along, and is done only when both sides are the same', async () => {
    const [from, to] = [await freshEmbedded(), await freshOnServer(testDatabaseUrl ?? '')];
    const here = await openDatabase(from, { onConnectionLost: () => {} });
    const there = await openDatabase(to, { onConnectionLost: () => {} });
    const id = crypto.randomUUID();
    const created_at = new Date('2026-11-22T10:11:12.131Z');
    await here.db
      .insertInto('users')
      .values({ id, created_at } as never)
      .execute();
    expect(await moveRows(here, there)).toMatch(/moved, and the same on both sides/);
    expect(await there.db.selectFrom('users').select(['id', 'created_at']).execute()).toEqual([
      { id, created_at },
    ]);
    await expect(moveRows(here, there)).rejects.toThrow('There are people in the database');
    await here.close();
    await there.close();
    await from.remove();
    await to.remove();
  });
});
