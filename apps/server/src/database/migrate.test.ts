import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase, freshOnServer } from '../../testing/fresh-database.ts';
import { testDatabaseUrl } from '../../testing/test-database-url.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const silent = { onConnectionLost: () => {} };

it('does nothing to a database that is up to date', async () => {
  const fresh = await freshDatabase();
  const { db, close } = await openDatabase(fresh, silent);
  onTestFinished(async () => {
    await close();
    await fresh.remove();
  });
  const applied = () => sql`select name, timestamp from kysely_migration order by name`.execute(db);
  const before = await applied();
  await migrate(db);
  expect((await applied()).rows).toEqual(before.rows);
});

it('refuses a database that a newer version has changed', async () => {
  const fresh = await freshDatabase();
  const { db, close } = await openDatabase(fresh, silent);
  onTestFinished(async () => {
    await close();
    await fresh.remove();
  });
  await sql`insert into kysely_migration (name, timestamp) values ('209901010000_holograms', '2099')`.execute(
    db,
  );
  await expect(migrate(db)).rejects.toThrow(/newer version of Cuewright \(209901010000_holograms\)/);
});

it.runIf(testDatabaseUrl)('lets one of many processes migrate while the others wait', async () => {
  const fresh = await freshOnServer(String(testDatabaseUrl), 'template0');
  const pools = await Promise.all(Array.from({ length: 8 }, () => openDatabase(fresh, silent)));
  onTestFinished(async () => {
    for (const { close } of pools) await close();
    await fresh.remove();
  });
  await Promise.all(pools.map(({ db }) => migrate(db)));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(
    pools[0]?.db ?? expect.fail(),
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
});
