import { adminLimits, type CallAnswer } from '@cuewright/contract';
import { fail, ok, type Result } from '../../result.ts';
import type { AdminParts } from './parts.ts';
import { presentUser } from './present.ts';
import { findUser } from './users-repository.ts';

/** One person with all that the drawer shows of them. */
export async function readPerson(
  parts: AdminParts,
  id: string,
): Promise<Result<CallAnswer<'GET /api/admin/users/{id}'>, 'user-not-found'>> {
  const { db } = parts;
  const user = await findUser(db, parts, id);
  if (!user) return fail('user-not-found');
  const person = { id, isAdmin: false };
  const profile = await db
    .selectFrom('user_profiles')
    .select(['full_name', 'email', 'phone', 'job', 'intro', 'created_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const usage = await parts.readUsage(person);
  const ledger = await parts.readLedger(person, adminLimits.ledgerRows);
  return ok({
    user: presentUser(user),
    profile: profile ? { ...profile, created_at: profile.created_at.toISOString() } : null,
    usage,
    credits: { balance: usage.credits, ...ledger },
    subscription: await parts.readSubscription(id),
    sessions: await parts.listSessions(id),
  });
}
