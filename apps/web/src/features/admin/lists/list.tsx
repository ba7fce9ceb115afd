import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/api.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import styles from './list.module.css';
import { goToListPage, type PageFacts } from './list-page.ts';
import { PageControl } from './page-control.tsx';

interface ListProps<Row extends { id: string }> {
  /** "Users": what the rows are. */
  name: string;
  filters: ReactNode;
  columns: readonly Column<Row>[];
  found: Pick<UseQueryResult<PageFacts>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Of what was found. */
  rows: readonly Row[] | undefined;
  /** Something is filtered away. */
  isFiltered: boolean;
  onReset: () => void;
  empty: { title: string; text: string };
}

/** A page of a long list under its filters. */
export function List<Row extends { id: string }>(props: ListProps<Row>) {
  const { name, filters, columns, rows } = props;
  const { data: facts, error, isFetching, refetch } = props.found;
  return (
    <div className={styles.list} aria-busy={isFetching}>
      {filters}
      {error && rows && (
        <Banner
          tone="error"
          isNews
          head="These rows are older."
          action={
            <Button size="s" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!rows && error ? (
        <ErrorState level={2} title={`${name} did not load`} onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      ) : !rows || !facts ? (
        <SkeletonLines label={`Loading ${name.toLowerCase()}`} lines={12} />
      ) : rows.length === 0 ? (
        <Nothing {...props} page={facts.page} />
      ) : (
        <div className={styles.table}>
          <Table caption={name} isCaptionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
      {rows && facts && rows.length > 0 && (
        <PageControl label={`Pages of ${name.toLowerCase()}`} facts={facts} shown={rows.length} />
      )}
    </div>
  );
}

/** Why no row is there, and the way to some. */
function Nothing<Row extends { id: string }>({
  page,
  isFiltered,
  onReset,
  empty,
}: ListProps<Row> & { page: number | null }) {
  if (page !== null && page > 1) {
    return (
      <EmptyState
        level={2}
        title={`There is no page ${page.toLocaleString()}`}
        action={<Button onClick={() => goToListPage({ page: 1 })}>First page</Button>}
      >
        The list ends before it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={empty.title}
      {...(isFiltered && { action: <Button onClick={onReset}>Reset Filters</Button> })}
    >
      {isFiltered ? 'Nothing has all of that. Try adjusting your filters.' : empty.text}
    </EmptyState>
  );
}
