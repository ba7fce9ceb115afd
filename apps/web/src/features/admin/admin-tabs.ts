import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { goTo } from '../../lib/trail.ts';

/** The pages of the dashboard, in their order. */
export const adminTabs = ['overview', 'users', 'prompts', 'analytics', 'settings', 'audit'] as const;
export type AdminTab = (typeof adminTabs)[number];

const parser = parseAsStringLiteral(adminTabs).withDefault('overview');

export function useAdminTab(): AdminTab {
  const [tab] = useQueryState('tab', parser);
  return tab;
}

/** Where a page of the dashboard is; what was looked for on the one before stays there. */
export function tabAddress(tab: AdminTab): string {
  return tab === 'overview' ? '/admin' : `/admin?tab=${tab}`;
}

export function goToTab(tab: AdminTab): void {
  goTo(tabAddress(tab));
}
