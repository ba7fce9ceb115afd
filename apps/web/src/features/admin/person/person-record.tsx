import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { auditQuery } from '../admin-queries.ts';
import { timeOf, whatWasDone } from '../admin-words.ts';
import { Nothing, Part } from './part.tsx';
import styles from './person-record.module.css';

/** What admins did to them, and why. */
export function PersonRecord({ id }: { id: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditQuery(id));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Part title="What admins did">
      {!entries ? (
        error ? (
          <Nothing>{`It did not load. ${failureText(error)}`}</Nothing>
        ) : (
          <SkeletonLines label="Loading what admins did" lines={2} />
        )
      ) : entries.length === 0 ? (
        <Nothing>Nothing.</Nothing>
      ) : (
        <ul className={styles.record}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <b>{whatWasDone(entry)}</b>
              <p>{entry.reason}</p>
              <span>
                <bdi>{entry.admin ? entry.admin.full_name || entry.admin.email : 'An admin who is gone'}</bdi>
                , <time dateTime={entry.created_at}>{timeOf(entry.created_at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="s" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </Part>
  );
}
