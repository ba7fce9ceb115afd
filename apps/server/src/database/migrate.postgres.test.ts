import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshOnServer } from '../../testing/fresh-database.ts';
import { testDatabaseUrl } from '../../testing/test-database-url.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it('lets one of many processes migrate while the others wait', async () => {
  const fresh = await freshOnServer(String(testDatabaseUrl), 'template0');
  const databases = await Promise.all(
    Array.from({ length: 8 }, () => openDatabase(fresh, { onConnectionLost: () => {} })),
  );
  onTestFinished(async () => {
    for (const { close } of databases) await close();
    await fresh.remove();
  });
  await Promise.all(databases.map(({ unhurried }) => migrate(unhurried)));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(
    databases[0]?.db ?? expect.fail(),
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
});
