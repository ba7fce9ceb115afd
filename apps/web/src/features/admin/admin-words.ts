import type { AdminAction, EarnReason, PlanName, UserSort } from '@cuewright/contract';
import { plans } from '@cuewright/engine/content/plans';
import { plural } from '@cuewright/engine/plural';

export function planName(plan: PlanName): string {
  return plans.find(({ id }) => id === plan)?.name ?? 'Free';
}

const actionNames: Readonly<Record<AdminAction, string>> = {
  'give-credits': 'Gave credits',
  'end-sessions': 'Ended sessions',
  block: 'Blocked',
  unblock: 'Unblocked',
  'make-admin': 'Made an admin',
  'unmake-admin': 'Took admin rights',
  'delete-user': 'Deleted the account',
  'change-settings': 'Changed the site',
};

/** What an entry of the audit log says. */
export function whatWasDone({ action, credits }: { action: AdminAction; credits: number | null }): string {
  return credits === null ? actionNames[action] : `Gave ${howMany(credits, 'credit', 'credits')}`;
}

export const earnReasonNames: Readonly<Record<EarnReason, string>> = {
  shared: 'for sharing',
  invited: 'for coming by a friend',
  'friend-generated': 'for a friend’s first prompt',
  granted: 'given',
};

export const userSortNames: Readonly<Record<UserSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  email: 'Email',
  'most-used': 'Most prompts used',
};

const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export function dateOf(iso: string): string {
  return date.format(new Date(iso));
}

const hour = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The hour of today, the day of any other. */
export function whenOf(iso: string): string {
  const at = new Date(iso);
  return at.toDateString() === new Date().toDateString() ? hour.format(at) : date.format(at);
}

export function timeOf(iso: string): string {
  return time.format(new Date(iso));
}

export function howMany(count: number, one: string, many: string): string {
  return `${count.toLocaleString()} ${plural(count, one, many)}`;
}
