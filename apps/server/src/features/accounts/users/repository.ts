import type { Preferences } from '@cuewright/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../database/tables.ts';
import type { UserProfilesTable, UserSettingsTable, UsersTable } from './tables.ts';

export type User = Selectable<UsersTable> & {
  /** The hash of the picture's bytes. */
  picture: string | null;
  /** Prompts they keep. */
  kept: number;
};
export type Profile = Selectable<UserProfilesTable>;
export type Settings = Selectable<UserSettingsTable>;

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
    .leftJoin('prompt_totals', 'prompt_totals.user_id', 'users.id')
    .select(['blobs.sha256 as picture', sql<number>`coalesce(prompt_totals.prompts, 0)`.as('kept')])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export async function isBlocked(db: Queryable, id: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('blocked_at').where('id', '=', id).executeTakeFirst();
  return found?.blocked_at != null;
}

/** Which picture somebody has, held against another sign-in until the transaction ends. */
export async function holdPicture(
  trx: Queryable,
  id: string,
): Promise<Pick<User, 'picture_id' | 'picture_source'> | undefined> {
  return await trx
    .selectFrom('users')
    .select(['picture_id', 'picture_source'])
    .where('id', '=', id)
    .forNoKeyUpdate()
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

/** Nothing happens while there is no profile. */
export async function renameProfile(
  db: Queryable,
  userId: string,
  full_name: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('user_profiles')
    .set({ full_name, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function findSettings(db: Queryable, userId: string): Promise<Settings | undefined> {
  return await db.selectFrom('user_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export interface SettingsChange {
  fullName?: string | undefined;
  bio?: string | undefined;
  interests?: readonly string[] | undefined;
  /** Single ones; those not given stay. */
  preferences?: Partial<Record<keyof Preferences, unknown>> | undefined;
}

export async function changeSettings(
  db: Queryable,
  userId: string,
  { fullName, bio, interests, preferences }: SettingsChange,
  now: Date,
): Promise<void> {
  const chosen = preferences && JSON.stringify(preferences);
  const change = {
    updated_at: now,
    ...(fullName !== undefined && { full_name: fullName }),
    ...(bio !== undefined && { bio }),
    ...(interests && { interests: JSON.stringify(interests) }),
  };
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, ...change, ...(chosen && { preferences: chosen }) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...change,
        ...(chosen && { preferences: sql<string>`user_settings.preferences || ${chosen}::jsonb` }),
      }),
    )
    .execute();
}

export interface IdentityOfUser {
  issuer: string;
  subject: string;
  created_at: Date;
}

/** Whom providers know them as. */
export async function listIdentities(db: Queryable, userId: string): Promise<IdentityOfUser[]> {
  return await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Everything of theirs goes with the row, and their files are queued. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
