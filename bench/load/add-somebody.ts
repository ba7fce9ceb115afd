import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { addPerson } from '../../apps/server/testing/people.ts';

/** Somebody in a database of its own, and the cookie by which a server on that port knows them. */
export async function addSomebody(dataDir: string, port: number): Promise<string> {
  const { db, unhurried, close } = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { onConnectionLost: () => {} },
  );
  await migrate(unhurried);
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const { headers } = await addPerson(deps, new URL(`http://localhost:${port}`));
  await close();
  return headers.cookie;
}
