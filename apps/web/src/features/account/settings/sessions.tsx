import { useMutation, useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { endSession, endSessions, type Session, sessionsQuery } from './sessions-queries.ts';
import styles from './settings.module.css';

/** Where the person is signed in, and a way to end each of them or all. */
export function Sessions({ onGone }: { onGone: () => void }) {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const ending = useMutation(endSession);
  const endingAll = useMutation({ ...endSessions, onSuccess: onGone });
  const failure = ending.error ?? endingAll.error;

  if (!sessions && error) {
    return (
      <ErrorState level={4} title="Your browsers did not load" onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!sessions) return <SkeletonLines label="Loading where you are signed in" lines={2} />;
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className={styles.name}>{session.device || 'A browser'}</p>
              <p>{session.is_current ? 'This browser' : lastUsed(session)}</p>
            </div>
            {!session.is_current && (
              <Button
                size="s"
                aria-label={`Sign out ${session.device || 'a browser'}`}
                isBusy={ending.isPending && ending.variables.id === session.id}
                onClick={() => ending.mutate(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Banner tone="error" isNews head="Not signed out.">
          {failureText(failure)}
        </Banner>
      )}
      <Button isBusy={endingAll.isPending} onClick={() => endingAll.mutate()}>
        Sign out everywhere
      </Button>
      <p className={styles.says}>Here as well. You will have to sign in again.</p>
    </>
  );
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function lastUsed({ last_used_at, created_at }: Session): string {
  return `Last used ${day.format(new Date(last_used_at))}, signed in ${day.format(new Date(created_at))}`;
}
