import type { Actor, AdminAction } from '@cuewright/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import { fail, ok, type Result } from '../../result.ts';
import { insertAudit } from './audit-repository.ts';
import type { AdminParts } from './parts.ts';
import { type AdminUser, presentUser } from './present.ts';
import { findUsers, isAdminBySetting, type UserRow } from './users-repository.ts';

/** Any number, as long as it stays: who is an admin is decided by one at a time, on whatever process. */
const ADMINS_LOCK = 7_203_581_919;

interface Deed {
  action: AdminAction;
  userId: string;
  reason: string;
}

type Done<Code extends 'admin-by-setting' | 'last-admin' = never> = Promise<
  Result<AdminUser, 'user-not-found' | Code>
>;

/** Credits as a gift of the house. A repeat with the same id gives nothing. */
export async function giveCredits(
  parts: AdminParts,
  admin: Actor,
  userId: string,
  {
    credits,
    reason,
    actionId = parts.newId(),
  }: { credits: number; reason: string; actionId?: string | undefined },
): Done {
  return await doTo<never>(parts, userId, async (trx) => {
    const deed = { action: 'give-credits', userId, reason } as const;
    const isNew = await note(trx, parts, admin, deed, { id: actionId, credits });
    if (isNew) await parts.giveCredits(trx, userId, { credits, reason: 'granted' });
    return ok(undefined);
  });
}

export async function endSessionsOf(parts: AdminParts, admin: Actor, userId: string, reason: string): Done {
  return await doTo<never>(parts, userId, async (trx) => {
    await parts.endSessions(trx, userId);
    await note(trx, parts, admin, { action: 'end-sessions', userId, reason });
    return ok(undefined);
  });
}

export async function block(
  parts: AdminParts,
  admin: Actor,
  userId: string,
  reason: string,
): Done<'admin-by-setting' | 'last-admin'> {
  return await doTo(parts, userId, async (trx, user) => {
    const may = await mayLoseAdmin(trx, parts, user);
    if (!may.ok) return may;
    await parts.endSessions(trx, userId);
    if (user.blocked_at) return ok(undefined);
    await trx.updateTable('users').set({ blocked_at: parts.clock() }).where('id', '=', userId).execute();
    await note(trx, parts, admin, { action: 'block', userId, reason });
    return ok(undefined);
  });
}

export async function unblock(parts: AdminParts, admin: Actor, userId: string, reason: string): Done {
  return await doTo<never>(parts, userId, async (trx, user) => {
    if (!user.blocked_at) return ok(undefined);
    await trx.updateTable('users').set({ blocked_at: null }).where('id', '=', userId).execute();
    await note(trx, parts, admin, { action: 'unblock', userId, reason });
    return ok(undefined);
  });
}

export async function makeAdmin(parts: AdminParts, admin: Actor, userId: string, reason: string): Done {
  return await doTo<never>(parts, userId, async (trx, user) => {
    if (user.is_admin) return ok(undefined);
    await trx.updateTable('users').set({ is_admin: true }).where('id', '=', userId).execute();
    await note(trx, parts, admin, { action: 'make-admin', userId, reason });
    return ok(undefined);
  });
}

export async function unmakeAdmin(
  parts: AdminParts,
  admin: Actor,
  userId: string,
  reason: string,
): Done<'admin-by-setting' | 'last-admin'> {
  return await doTo(parts, userId, async (trx, user) => {
    const may = await mayLoseAdmin(trx, parts, user);
    if (!may.ok) return may;
    if (!user.is_admin) return ok(undefined);
    await trx.updateTable('users').set({ is_admin: false }).where('id', '=', userId).execute();
    await note(trx, parts, admin, { action: 'unmake-admin', userId, reason });
    return ok(undefined);
  });
}

/** The same way as leaving. What is said of it in the audit names nobody. */
export async function deleteUser(
  parts: AdminParts,
  admin: Actor,
  userId: string,
  { typed, reason }: { typed: string; reason: string },
): Promise<
  Result<
    void,
    'user-not-found' | 'email-differs' | 'admin-by-setting' | 'last-admin' | 'subscription-not-cancelled'
  >
> {
  const user = await find(parts.db, parts, userId);
  if (!user) return fail('user-not-found');
  // Before what they pay for ends, and once more when nobody else can decide who is an admin.
  const may = await mayLoseAdmin(parts.db, parts, user);
  if (!may.ok) return may;
  return await parts.removeAccount(user, typed, async (trx) => {
    await lockAdmins(trx);
    const still = await find(trx, parts, userId);
    if (!still) return fail('user-not-found');
    const mayStill = await mayLoseAdmin(trx, parts, still);
    if (!mayStill.ok) return mayStill;
    // Who deletes themselves leaves no name either.
    const by = admin.id === userId ? null : admin.id;
    const entry = { action: 'delete-user', user_id: null, admin_id: by, reason } as const;
    await insertAudit(trx, { id: parts.newId(), created_at: parts.clock(), ...entry });
    return ok(undefined);
  });
}

/** One deed and its entry in the audit, together or not at all; gives the person as they are then. */
async function doTo<Code extends 'admin-by-setting' | 'last-admin'>(
  parts: AdminParts,
  userId: string,
  act: (trx: Queryable, user: UserRow) => Promise<Result<void, Code>>,
): Promise<Result<AdminUser, 'user-not-found' | Code>> {
  return await parts.db.transaction().execute(async (trx) => {
    await lockAdmins(trx);
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const user = await find(trx, parts, userId);
    if (!user) return fail('user-not-found');
    const done = await act(trx, user);
    if (!done.ok) return done;
    const changed = await find(trx, parts, userId);
    return changed ? ok(presentUser(changed)) : fail('user-not-found');
  });
}

async function note(
  trx: Queryable,
  { newId, clock }: AdminParts,
  { id: adminId }: Actor,
  { action, userId, reason }: Deed,
  { id = newId(), credits = null }: { id?: string; credits?: number | null } = {},
): Promise<boolean> {
  const people = { admin_id: adminId, user_id: userId };
  return await insertAudit(trx, { id, action, ...people, reason, credits, created_at: clock() });
}

async function find(db: Queryable, { clock, adminEmails }: AdminParts, id: string) {
  const [user] = await findUsers(db, [id], { now: clock(), adminEmails });
  return user;
}

async function lockAdmins(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(trx);
}

/** Somebody who is no admin may; of admins never the last one who can sign in, nor one whom the setting makes one. */
async function mayLoseAdmin(
  db: Queryable,
  { adminEmails }: AdminParts,
  user: UserRow,
): Promise<Result<void, 'admin-by-setting' | 'last-admin'>> {
  if (user.is_admin_by_setting) return fail('admin-by-setting');
  if (!user.is_admin || user.blocked_at) return ok(undefined);
  return (await hasAdminBeside(db, adminEmails, user.id)) ? ok(undefined) : fail('last-admin');
}

/** Who is no admin may leave; an admin only while another stays, or nobody does. One decides at a time, in a transaction. */
export async function mayLeave(
  db: Queryable,
  { adminEmails }: Pick<AdminParts, 'adminEmails'>,
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
