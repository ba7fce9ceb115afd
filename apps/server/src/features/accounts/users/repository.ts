import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../database/tables.ts';
import type { UserProfilesTable, UsersTable } from './tables.ts';

export type User = Selectable<UsersTable> & {
  /** The hash of the picture's bytes. */
  picture: string | null;
};
export type Profile = Selectable<UserProfilesTable>;

/** Says whether it went in: not when the id, or the referral code made of its end, is taken. */
export async function insertUser(db: Queryable, user: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateUser(db: Queryable, id: string, change: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function findUser(db: Queryable, id: string): Promise<User | undefined> {
  return await db
    .selectFrom('users')
    .leftJoin('blobs', 'blobs.id', 'users.picture_id')
    .selectAll('users')
    .select('blobs.sha256 as picture')
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export async function findUsersByEmail(
  db: Queryable,
  email: string,
): Promise<Pick<User, 'id' | 'email_verified'>[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('created_at')
    .execute();
}

export async function findProfile(db: Queryable, userId: string): Promise<Profile | undefined> {
  return await db.selectFrom('user_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function putProfile(db: Queryable, profile: Insertable<UserProfilesTable>): Promise<Profile> {
  const { user_id: _id, created_at: _created, ...change } = profile;
  return await db
    .insertInto('user_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}
