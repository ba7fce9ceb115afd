import type { AdminAction } from '@cuewright/contract';
import { type Insertable, sql } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { AdminAuditTable } from './tables.ts';

/** Says whether it went in: not when the id is there already. */
export async function insertAudit(trx: Queryable, entry: Insertable<AdminAuditTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('admin_audit')
    .values(entry)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface AuditRow {
  id: string;
  action: AdminAction;
  admin_id: string | null;
  admin_name: string;
  admin_email: string;
  user_id: string | null;
  user_name: string;
  user_email: string;
  reason: string;
  credits: number | null;
  created_at: Date;
}

/** Newest first, from just after `cursor`. */
export async function listAudit(
  db: Queryable,
  { limit, cursor, user }: CursorPlace & { user?: string | undefined },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select
      a.id, a.action, a.reason, a.credits, a.created_at,
      a.admin_id, coalesce(admin_profile.full_name, admin.name, '') as admin_name, coalesce(admin.email, '') as admin_email,
      a.user_id, coalesce(user_profile.full_name, person.name, '') as user_name, coalesce(person.email, '') as user_email
    from (
      select * from admin_audit
      where ${user ? sql`user_id = ${user}` : sql`true`} and ${cursor ? sql`id < ${cursor}` : sql`true`}
      order by id desc limit ${limit}
    ) as a
    left join users admin on admin.id = a.admin_id
    left join user_profiles admin_profile on admin_profile.user_id = a.admin_id
    left join users person on person.id = a.user_id
    left join user_profiles user_profile on user_profile.user_id = a.user_id
    order by a.id desc
  `.execute(db);
  return rows;
}

/** What was done to somebody, for themselves: not by whom. */
export async function listAuditOf(db: Queryable, userId: string) {
  return await db
    .selectFrom('admin_audit')
    .select(['id', 'action', 'reason', 'credits', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
