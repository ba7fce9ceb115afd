import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/api.ts';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { personQuery } from '../admin-queries.ts';
import { closePerson, usePersonShown } from '../person-place.ts';
import { Standing } from '../standing.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonCredits } from './person-credits.tsx';
import styles from './person-drawer.module.css';
import { PersonFacts } from './person-facts.tsx';
import { PersonRecord } from './person-record.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** One person in full, over whichever list they were found in. */
export function PersonDrawer({ ownId }: { ownId: string }) {
  const id = usePersonShown();
  if (!id) return null;
  return <OpenDrawer key={id} id={id} ownId={ownId} />;
}

function OpenDrawer({ id, ownId }: { id: string; ownId: string }) {
  const { data, error, refetch } = useQuery(personQuery(id));
  return (
    <Drawer
      isOpen
      onClose={closePerson}
      title={data ? data.user.full_name || data.user.email : error ? 'Not found' : 'Loading'}
      lead={
        data && (
          <span className={styles.lead}>
            {data.user.email} <Standing user={data.user} />
          </span>
        )
      }
    >
      {data ? (
        <div className={styles.parts}>
          <PersonActions user={data.user} isOwn={id === ownId} />
          <PersonFacts person={data} />
          <PersonCredits credits={data.credits} />
          <PersonSessions sessions={data.sessions} />
          <PersonRecord id={id} />
        </div>
      ) : error ? (
        <ErrorState title="This person did not load" onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <SkeletonLines label="Loading this person" lines={12} />
      )}
    </Drawer>
  );
}
