import type { Queryable } from '../../database/tables.ts';

export async function insertUser(
  db: Queryable,
  user: { id: string; created_at: Date; is_admin?: boolean },
): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function insertSession(
  db: Queryable,
  session: { token_hash: string; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function findSessionUser(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; isAdmin: boolean } | undefined> {
  return await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.is_admin as isAdmin'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}
