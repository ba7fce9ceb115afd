import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../../database/tables.ts';
import type { UsersTable } from '../users/tables.ts';
import type { SessionsTable } from './tables.ts';

export async function insertSession(db: Queryable, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

type Found = Pick<Selectable<UsersTable>, 'id' | 'is_admin' | 'email' | 'email_verified' | 'last_active_at'> &
  Pick<SessionsTable, 'expires_at'>;

export type Session = Selectable<SessionsTable>;

export async function findSession(db: Queryable, tokenHash: string, now: Date): Promise<Found | undefined> {
  return await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.is_admin',
      'users.email',
      'users.email_verified',
      'users.last_active_at',
      'sessions.expires_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}

export async function prolongSession(db: Queryable, tokenHash: string, expires: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expires }).where('token_hash', '=', tokenHash).execute();
}

/** The living sessions of one person, last used first. */
export async function listSessions(db: Queryable, userId: string, now: Date): Promise<Session[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Those that have ended too. */
export async function listAllSessions(db: Queryable, userId: string): Promise<Session[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Says whether there was one. */
export async function deleteOwnSession(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Nobody comes back by one that has ended. */
export async function deleteEndedSessions(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

export async function deleteSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
