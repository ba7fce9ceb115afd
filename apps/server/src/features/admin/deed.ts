import type { Actor, AdminAction } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import { fail, ok, type Result } from '../../result.ts';
import { insertAudit } from './audit-repository.ts';
import { lockAdmins, type StaysAdmin } from './losing-admin.ts';
import type { AdminParts } from './parts.ts';
import { type AdminUser, presentUser } from './present.ts';
import { findUser, type UserRow } from './users-repository.ts';

/** The person as they are then. */
export type Done<Code extends StaysAdmin = never> = Promise<Result<AdminUser, 'user-not-found' | Code>>;

/** What was so already is no deed, and the audit does not have it. */
export type Outcome = 'done' | 'so already';

type Act<Code extends StaysAdmin> = (
  trx: Queryable,
  user: UserRow,
  parts: AdminParts,
) => Promise<Result<Outcome, Code>>;

/** Something an admin does to somebody, for a reason. */
export function deed<Code extends StaysAdmin = never>(action: AdminAction, act: Act<Code>) {
  return (parts: AdminParts, admin: Actor, userId: string, reason: string): Done<Code> =>
    doTo(parts, userId, async (trx, user) => {
      const done = await act(trx, user, parts);
      if (done.ok && done.value === 'done') {
        const entry = { action, admin_id: admin.id, user_id: userId, reason };
        await insertAudit(trx, { ...entry, id: parts.newId(), created_at: parts.clock() });
      }
      return done;
    });
}

/** A deed and its entry in the audit, together or not at all, one after the other. */
export async function doTo<Code extends StaysAdmin = never>(
  parts: AdminParts,
  userId: string,
  act: (trx: Queryable, user: UserRow) => Promise<Result<unknown, Code>>,
): Done<Code> {
  return await parts.db.transaction().execute(async (trx) => {
    await lockAdmins(trx);
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const user = await findUser(trx, parts, userId);
    if (!user) return fail('user-not-found');
    const done = await act(trx, user);
    if (!done.ok) return done;
    const changed = await findUser(trx, parts, userId);
    return changed ? ok(presentUser(changed)) : fail('user-not-found');
  });
}
