import { openDatabase } from '../src/database/database.ts';
import type { FreshDatabase } from './fresh-database.ts';
import type { Person } from './people.ts';

/** Keeps a note on a running server. */
export async function postNote(origin: string, { headers }: Person): Promise<Response> {
  return await fetch(`${origin}/api/notes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Insert: the knot', content: 'Macro of twine pulled tight.' }),
  });
}

/** The ids of every note in a database that no server holds. */
export async function noteIds(database: FreshDatabase): Promise<Set<string>> {
  const { db, close } = await openDatabase(database, { onConnectionLost: () => {} });
  const rows = await db.selectFrom('notes').select('id').execute();
  await close();
  return new Set(rows.map(({ id }) => id));
}
