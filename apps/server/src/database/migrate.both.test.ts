import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
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
