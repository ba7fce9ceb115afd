import type { Actor } from '@cuewright/contract';
import type { Updateable } from 'kysely';
import type { Queryable, Tables } from '../../database/tables.ts';
import { fail, ok, type Result } from '../../result.ts';
import { insertAudit } from './audit-repository.ts';
import { type Done, deed, doTo, type Outcome } from './deed.ts';
import { lockAdmins, mayLoseAdmin, type StaysAdmin } from './losing-admin.ts';
import type { AdminParts } from './parts.ts';
import { findUser, type UserRow } from './users-repository.ts';

interface Gift {
  credits: number;
  reason: string;
  actionId?: string | undefined;
}

/** Credits as a gift of the house. A repeat with the same id gives nothing. */
export async function giveCredits(parts: AdminParts, admin: Actor, userId: string, gift: Gift): Done {
  const { credits, reason, actionId: id = parts.newId() } = gift;
  return await doTo<never>(parts, userId, async (trx) => {
    const whose = { id, admin_id: admin.id, user_id: userId, created_at: parts.clock() };
    const isNew = await insertAudit(trx, { ...whose, action: 'give-credits', reason, credits });
    if (isNew) await parts.giveCredits(trx, userId, { credits, reason: 'granted' });
    return ok(undefined);
  });
}

export const endSessionsOf = deed('end-sessions', async (trx, user, parts) => {
  await parts.endSessions(trx, user.id);
  return ok('done');
});

export const block = deed<StaysAdmin>('block', async (trx, user, parts) => {
  const may = await mayLoseAdmin(trx, parts, user);
  if (!may.ok) return may;
  await parts.endSessions(trx, user.id);
  return ok(user.blocked_at ? 'so already' : await change(trx, user, { blocked_at: parts.clock() }));
});

export const unblock = deed('unblock', async (trx, user) =>
  ok(user.blocked_at ? await change(trx, user, { blocked_at: null }) : 'so already'),
);

export const makeAdmin = deed('make-admin', async (trx, user) =>
  ok(user.is_admin ? 'so already' : await change(trx, user, { is_admin: true })),
);

export const unmakeAdmin = deed<StaysAdmin>('unmake-admin', async (trx, user, parts) => {
  const may = await mayLoseAdmin(trx, parts, user);
  if (!may.ok) return may;
  return ok(user.is_admin ? await change(trx, user, { is_admin: false }) : 'so already');
});

/** The same way as leaving. What is said of it in the audit names nobody. */
export async function deleteUser(
  parts: AdminParts,
  admin: Actor,
  userId: string,
  { typed, reason }: { typed: string; reason: string },
): Promise<Result<void, 'user-not-found' | 'email-differs' | 'subscription-not-cancelled' | StaysAdmin>> {
  const user = await findUser(parts.db, parts, userId);
  if (!user) return fail('user-not-found');
  // Before what they pay for ends, and once more when nobody else can decide who is an admin.
  const may = await mayLoseAdmin(parts.db, parts, user);
  if (!may.ok) return may;
  return await parts.removeAccount(user, typed, async (trx) => {
    await lockAdmins(trx);
    const still = await findUser(trx, parts, userId);
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

async function change(trx: Queryable, { id }: UserRow, to: Updateable<Tables['users']>): Promise<Outcome> {
  await trx.updateTable('users').set(to).where('id', '=', id).execute();
  return 'done';
}
