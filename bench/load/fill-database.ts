import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { tidyDatabase } from '../../apps/server/testing/tidy-database.ts';

/** A migrated database with somebody signed in at this port and what `fill` gives them; tells the cookie they come with. */
export async function fillDatabase(
  place: string | { databaseUrl: string | undefined; dataDir: string },
  port: number,
  fill: (deps: Deps, userId: string) => Promise<void>,
): Promise<string> {
  const where = typeof place === 'string' ? { databaseUrl: place, dataDir: '' } : place;
  const { db, unhurried, close } = await openDatabase(where, { onConnectionLost: () => {} });
  try {
    await migrate(unhurried);
    const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
    const { id, headers } = await addPerson(deps, new URL(`http://localhost:${port}`));
    await fill(deps, id);
    await tidyDatabase(unhurried);
    return headers.cookie;
  } finally {
    await close();
  }
}
