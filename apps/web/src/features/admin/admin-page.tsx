import { ApiError } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureText } from '../../lib/api.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AccessDenied } from './access-denied.tsx';
import { dashboardQuery, verifyQuery } from './admin-queries.ts';
import { goToTab, useAdminTab } from './admin-tabs.ts';
import { AuditList } from './audit/audit-list.tsx';
import { BackToApp } from './back-to-app.tsx';
import { Overview } from './overview/overview.tsx';
import { PersonDrawer } from './person/person-drawer.tsx';
import { PromptList } from './prompts/prompt-list.tsx';
import { SiteSettingsForm } from './settings/site-settings-form.tsx';
import { UserList } from './users/user-list.tsx';

// The library that draws comes with the first chart.
const AnalyticsPage = lazy(() =>
  import('./analytics/analytics-page.tsx').then(({ AnalyticsPage }) => ({ default: AnalyticsPage })),
);

/** The dashboard, for whoever the server says is an admin. */
export function AdminPage({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(verifyQuery(userId));
  if (data?.isAdmin) return <Dashboard userId={userId} />;
  if (!error) return <SkeletonLines label="Checking who you are" lines={12} />;
  const isRefused = error instanceof ApiError && error.code === 'admins-only';
  return <AccessDenied failure={isRefused ? undefined : failureText(error)} onRetry={() => void refetch()} />;
}

function Dashboard({ userId }: { userId: string }) {
  const tab = useAdminTab();
  const { data } = useQuery(dashboardQuery);
  const counts = data && { users: data.overview.totalUsers, prompts: data.overview.totalPrompts };
  return (
    <>
      <PageHead title="Admin" actions={<BackToApp />}>
        Counts are UTC days. Everything done here is written to the audit log.
      </PageHead>
      <Tabs
        label="Admin"
        isOnGround
        value={tab}
        onChange={goToTab}
        tabs={[
          { value: 'overview', label: 'Overview', panel: <Overview /> },
          { value: 'users', label: 'Users', ...counted(counts?.users), panel: <UserList /> },
          { value: 'prompts', label: 'Prompts', ...counted(counts?.prompts), panel: <PromptList /> },
          {
            value: 'analytics',
            label: 'Analytics',
            panel: (
              <Waiting>
                <AnalyticsPage />
              </Waiting>
            ),
          },
          { value: 'settings', label: 'Settings', panel: <SiteSettingsForm /> },
          { value: 'audit', label: 'Audit log', panel: <AuditList /> },
        ]}
      />
      <PersonDrawer ownId={userId} />
    </>
  );
}

function counted(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count };
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<SkeletonLines label="Loading" lines={12} />}>{children}</Suspense>;
}
