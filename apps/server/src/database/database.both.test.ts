import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { databaseFailure } from './failures.ts';

const { db } = await buildTestApp();
const person = () => ({ id: crypto.randomUUID(), created_at: new Date() });
const isThere = async (id: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

it('gives values in one shape, whichever database it is and whatever the time zone', async () => {
  const { rows } =
    await sql`select 5000000000::int8 as big, 7::int4 as small, '2026-11-21T09:00:00Z'::timestamptz as at,
    '2026-11-21'::date as day, interval '1 day' as span, '\\x0aff'::bytea as bytes, '{"a":1}'::jsonb as json, null as nothing`.execute(
      db,
    );
  expect(rows).toEqual([
    {
      big: '5000000000',
      small: 7,
      at: new Date('2026-11-21T09:00:00Z'),
      day: '2026-11-21',
      span: '1 day',
      bytes: Uint8Array.from([0x0a, 0xff]),
      json: { a: 1 },
      nothing: null,
    },
  ]);
  const deleted = await db.deleteFrom('users').where('id', '=', crypto.randomUUID()).executeTakeFirst();
  expect(deleted.numDeletedRows).toBe(0n);
});

it('names a broken rule by its code and constraint', async () => {
  const user = person();
  await db.insertInto('users').values(user).execute();
  await expect(db.insertInto('users').values(user).execute()).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '23505',
    constraint: 'users_pkey',
    table: 'users',
  });
});

it('lets nothing slip in behind a rollback, even queries that nobody awaited in order', async () => {
  for (let round = 0; round < 20; round++) {
    const [first, second] = [person(), person()];
    const transaction = db
      .transaction()
      .execute((trx) =>
        Promise.all([
          sql`select 1 / 0`.execute(trx),
          trx.insertInto('users').values(first).execute(),
          trx.insertInto('users').values(second).execute(),
        ]),
      );
    await expect(transaction).rejects.toMatchObject({ code: '22012' });
    expect([await isThere(first.id), await isThere(second.id)]).toEqual([false, false]);
  }
});

it('refuses a query on a transaction that is over', async () => {
  let late: (() => Promise<unknown>) | undefined;
  await db.transaction().execute(async (trx) => {
    late = () => trx.insertInto('users').values(person()).execute();
  });
  await expect(late?.()).rejects.toThrow();
});

it('calls a broken rule a bug, not an outage', async () => {
  const error = await sql`select nonsense`.execute(db).catch((thrown: unknown) => thrown);
  expect(databaseFailure(error)).toBeUndefined();
});
