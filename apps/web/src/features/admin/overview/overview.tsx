import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureText } from '../../../lib/api.ts';
import { generatorName } from '../../../lib/generator-name.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { dashboardQuery } from '../admin-queries.ts';
import { type AdminTab, tabAddress } from '../admin-tabs.ts';
import { whenOf } from '../admin-words.ts';
import { Panel, Panels } from '../charts/panel.tsx';
import { PersonButton } from '../person-button.tsx';
import styles from './overview.module.css';

const PromptsPerDay = lazy(() =>
  import('./prompts-per-day.tsx').then(({ PromptsPerDay }) => ({ default: PromptsPerDay })),
);

/** How much there is, and what came last. */
export function Overview() {
  const { data, error, refetch } = useQuery(dashboardQuery);
  if (!data) {
    if (!error) return <SkeletonLines label="Loading the overview" lines={12} />;
    return (
      <ErrorState level={2} title="The overview did not load" onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const { overview, recentProfiles, recentPrompts } = data;
  const { totalUsers, premiumUsers, totalPrompts, weeklyPrompts, totalProfiles } = overview;
  return (
    <div className={styles.overview}>
      <dl className={styles.tallies}>
        <Tally name="Prompts this week" count={weeklyPrompts} says="in the last seven days (UTC)" />
        <Tally name="Prompts, all time" count={totalPrompts} says="that people keep" />
        <Tally name="Users" count={totalUsers} says="with an account" />
        <Tally name="Profiles completed" count={totalProfiles} says={share(totalProfiles, totalUsers)} />
        <Tally name="Premium" count={premiumUsers} says={share(premiumUsers, totalUsers)} />
      </dl>
      <Panels>
        <Suspense fallback={<Waiting />}>
          <PromptsPerDay />
        </Suspense>
        <Panel span={6} title="Newest profiles" aside={<All of="users">All users</All>}>
          <Table
            caption="Newest profiles"
            isCaptionHidden
            columns={profileColumns}
            rows={recentProfiles}
            rowKey={({ id }) => id}
            {...(recentProfiles.length === 0 && {
              instead: <EmptyState title="No profile yet">Nobody has filled in theirs.</EmptyState>,
            })}
          />
        </Panel>
        <Panel span={6} title="Newest prompts" aside={<All of="prompts">All prompts</All>}>
          <Table
            caption="Newest prompts"
            isCaptionHidden
            columns={promptColumns}
            rows={recentPrompts}
            rowKey={({ id }) => id}
            {...(recentPrompts.length === 0 && {
              instead: <EmptyState title="No prompt yet">Nobody has saved one.</EmptyState>,
            })}
          />
        </Panel>
      </Panels>
    </div>
  );
}

type Dashboard = NonNullable<Awaited<ReturnType<NonNullable<typeof dashboardQuery.queryFn>>>>;

const profileColumns: readonly Column<Dashboard['recentProfiles'][number]>[] = [
  {
    id: 'name',
    name: 'Name',
    cell: ({ id, full_name, email }) => <PersonButton id={id} name={full_name} email={email} />,
  },
  { id: 'job', name: 'Job', cell: ({ job }) => job || '–' },
  { id: 'joined', name: 'Completed', isNumber: true, cell: ({ created_at }) => whenOf(created_at) },
];

const promptColumns: readonly Column<Dashboard['recentPrompts'][number]>[] = [
  {
    id: 'title',
    name: 'Title',
    cell: ({ title, model }) => (
      <span className={styles.title}>
        {title}
        <span className={styles.model}>{generatorName(model ?? undefined)}</span>
      </span>
    ),
  },
  { id: 'by', name: 'By', cell: ({ full_name }) => full_name || '–' },
  { id: 'made', name: 'Made', isNumber: true, cell: ({ created_at }) => whenOf(created_at) },
];

/** The chart's place. */
function Waiting() {
  return (
    <Panel title="Prompts this week">
      <div className={styles.waiting}>
        <SkeletonLines label="Loading the chart" lines={6} />
      </div>
    </Panel>
  );
}

function Tally({ name, count, says }: { name: string; count: number; says: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{count.toLocaleString()}</b>
        <span className={styles.says}>{says}</span>
      </dd>
    </div>
  );
}

function All({ of, children }: { of: AdminTab; children: ReactNode }) {
  return (
    <PageLink className={styles.all} href={tabAddress(of)}>
      {children}
    </PageLink>
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'of no users' : `${Math.round((100 * part) / whole)}% of users`;
}
