import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../src/database/database.ts';
import type { FreshDatabase } from '../fresh-database.ts';
import { addPerson, type Person } from '../people.ts';

/** People with sessions and profiles for a server that is not started yet; the first of them runs the place. */
export async function addPeople(fresh: FreshDatabase, publicUrl: URL, count: number): Promise<Person[]> {
  const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const people: Person[] = [];
  while (people.length < count)
    people.push(await addPerson(deps, publicUrl, { isAdmin: people.length === 0 }));
  await close();
  return people;
}
