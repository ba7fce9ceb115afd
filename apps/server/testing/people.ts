import type { Deps } from '../src/deps.ts';
import { openSession } from '../src/features/accounts/sessions/commands.ts';
import { sessionCookieName } from '../src/features/accounts/sessions/cookies.ts';
import { insertUser } from '../src/features/accounts/users/repository.ts';

export interface Person {
  id: string;
  /** The session's cookie, name and value. */
  cookie: { name: string; value: string };
  /** What a request of theirs carries. */
  headers: { cookie: string };
}

/** A person with a session, put into the database as sign-in would: the server itself has no such door. */
export async function addPerson(
  deps: Deps,
  publicUrl: URL,
  { isAdmin = false }: { isAdmin?: boolean } = {},
): Promise<Person> {
  const id = deps.newId();
  await insertUser(deps.db, { id, created_at: deps.clock(), is_admin: isAdmin });
  const cookie = { name: sessionCookieName(publicUrl), value: await openSession(deps, id) };
  return { id, cookie, headers: { cookie: `${cookie.name}=${cookie.value}` } };
}
