import { expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { testDatabaseUrl } from '../test-database-url.ts';
import { secondConnections } from './watch-transactions.ts';

const { db } = await buildTestApp();
const count = (on: typeof db) => on.selectFrom('users').select('id').execute();

/** The embedded database has one, and a query that waits for it fails by itself. */
const onServer = testDatabaseUrl ? it : () => {};

onServer('[TEST-1] notices a query that a transaction asks of another connection than its own', async () => {
  await db.transaction().execute(async (trx) => {
    await count(trx);
    await count(db);
  });
  expect(secondConnections.splice(0)).toEqual([expect.stringContaining('one-connection.test.ts')]);
});

it('leaves queries alone that are in a transaction, or in none', async () => {
  await count(db);
  await db.transaction().execute(async (trx) => void (await count(trx)));
  await Promise.all([count(db), db.transaction().execute(count)]);
  expect(secondConnections).toEqual([]);
});
