import type { CallAnswer } from '@cuewright/contract';
import { utcDay } from '../../utc-day.ts';
import type { AuditRow } from './audit-repository.ts';
import type { PromptRow } from './prompts-repository.ts';
import type { UserRow } from './users-repository.ts';

export type AdminUser = CallAnswer<'GET /api/admin/users'>['users'][0];

export function presentUser({
  premium_plan,
  blocked_at,
  created_at,
  last_active_at,
  is_admin,
  ...user
}: UserRow): AdminUser {
  return {
    ...user,
    plan: user.is_premium ? (premium_plan ?? 'monthly') : 'free',
    is_admin: is_admin || user.is_admin_by_setting,
    blocked_at: blocked_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    last_active_at: last_active_at?.toISOString() ?? null,
    last_active_on: last_active_at ? utcDay(last_active_at) : null,
  };
}

export function presentPrompt({ created_at, ...prompt }: PromptRow) {
  return { ...prompt, created_at: created_at.toISOString() };
}

export function presentAudit(row: AuditRow): CallAnswer<'GET /api/admin/audit'>['entries'][0] {
  const { id, action, reason, credits, created_at } = row;
  return {
    id,
    action,
    admin: personOf(row.admin_id, row.admin_name, row.admin_email),
    user: personOf(row.user_id, row.user_name, row.user_email),
    reason,
    credits,
    created_at: created_at.toISOString(),
  };
}

function personOf(id: string | null, full_name: string, email: string) {
  return id === null ? null : { id, full_name, email };
}
