import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import type { FreshDatabase } from './fresh-database.ts';

/** Brings a database to this version and lets go of it. */
export async function migrateDatabase(place: Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { unhurried, close } = await openDatabase(place, { onConnectionLost: () => {} });
  await migrate(unhurried).finally(close);
}
