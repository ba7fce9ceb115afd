import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button/button.tsx';
import styles from './share-dialog.module.css';
import { referralStatsQuery } from './share-queries.ts';

/** What sharing has brought so far, by the server's books. */
export function ReferralFigures({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(referralStatsQuery(userId));
  if (isError) {
    return (
      <p className={styles.quiet}>
        Your figures could not be loaded.{' '}
        <Button size="s" look="bare" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const figures = {
    Shares: data?.totalShares,
    'Credits earned': data?.creditsEarned,
    Pending: data?.pendingCredits,
  };
  return (
    <dl className={styles.figures} aria-busy={!data}>
      {Object.entries(figures).map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure?.toLocaleString() ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
