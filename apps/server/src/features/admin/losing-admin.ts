import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import { fail, ok, type Result } from '../../result.ts';
import { isAdminBySetting, type UserRow } from './users-repository.ts';

/** Any number, as long as it stays: who is an admin is decided by one at a time, on whatever process. */
const ADMINS_LOCK = 7_203_581_919;

export type StaysAdmin = 'admin-by-setting' | 'last-admin';

/** Until the transaction ends, nobody else decides who is an admin. */
export async function lockAdmins(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(trx);
}

/** Somebody who is no admin may; of admins never the last one who can sign in, nor one whom the setting makes one. */
export async function mayLoseAdmin(
  db: Queryable,
  { adminEmails }: { adminEmails: ReadonlySet<string> },
  user: UserRow,
): Promise<Result<void, StaysAdmin>> {
  if (user.is_admin_by_setting) return fail('admin-by-setting');
  if (!user.is_admin || user.blocked_at) return ok(undefined);
  return (await hasAdminBeside(db, adminEmails, user.id)) ? ok(undefined) : fail('last-admin');
}

/** Who is no admin may leave; an admin only while another stays, or nobody does. One decides at a time, in a transaction. */
export async function mayLeave(
  db: Queryable,
  { adminEmails }: { adminEmails: ReadonlySet<string> },
  userId: string,
): Promise<Result<void, 'last-admin'>> {
  await lockAdmins(db);
  const { rows } = await sql<{ is_missed: boolean }>`
    select (is_admin or ${isAdminBySetting(adminEmails)}) and blocked_at is null
      and exists (select from users other where other.id <> users.id) as is_missed
    from users where id = ${userId}
  `.execute(db);
  if (!rows[0]?.is_missed || (await hasAdminBeside(db, adminEmails, userId))) return ok(undefined);
  return fail('last-admin');
}

async function hasAdminBeside(
  db: Queryable,
  adminEmails: ReadonlySet<string>,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from users
    where (is_admin or ${isAdminBySetting(adminEmails)}) and blocked_at is null and id <> ${userId} limit 1
  `.execute(db);
  return rows.length > 0;
}
