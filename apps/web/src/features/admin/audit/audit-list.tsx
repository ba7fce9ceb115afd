import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { ShowMore } from '../../../ui/pagination/show-more.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { type AuditEntry, auditQuery } from '../admin-queries.ts';
import { timeOf, whatWasDone } from '../admin-words.ts';
import list from '../lists/list.module.css';
import { PersonButton } from '../person-button.tsx';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'what', name: 'What', cell: whatWasDone },
  {
    id: 'whom',
    name: 'To whom',
    cell: ({ user, action }) =>
      user ? (
        <PersonButton id={user.id} name={user.full_name} email={user.email} />
      ) : action === 'change-settings' ? (
        'The site'
      ) : (
        'An account that is gone'
      ),
  },
  { id: 'why', name: 'Why', cell: ({ reason }) => <span className={list.why}>{reason}</span> },
  {
    id: 'who',
    name: 'By',
    cell: ({ admin }) => (admin ? admin.full_name || admin.email : 'An admin who is gone'),
  },
  { id: 'when', name: 'When', isNumber: true, cell: ({ created_at }) => timeOf(created_at) },
];

/** What admins did, to whom and why; the newest first. */
export function AuditList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(auditQuery());
  const entries = data?.pages.flatMap((page) => page.entries);
  if (!entries) {
    if (!error) return <SkeletonLines label="Loading the audit log" lines={12} />;
    return (
      <ErrorState level={2} title="The audit log did not load" kept="Nothing is lost." onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState level={2} title="Nothing done yet">
        What admins do to accounts and to the site is kept here, with the reason they gave.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={list.table}>
        <Table caption="Audit log" isCaptionHidden columns={columns} rows={entries} rowKey={({ id }) => id} />
      </div>
      <ShowMore
        text={`${entries.length.toLocaleString()} shown`}
        word="Show older"
        isLoading={isFetchingNextPage}
        failure={isFetchNextPageError ? 'The older ones did not load.' : undefined}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      />
    </>
  );
}
