import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { type AdminUser, renewPeople } from '../admin-queries.ts';
import { closePerson } from '../person-place.ts';
import { DeletePerson } from './delete-person.tsx';
import { GiveCredits } from './give-credits.tsx';
import styles from './person-actions.module.css';
import { type PlainAction, PlainQuestion, plainActions } from './plain-actions.tsx';

type Asked = PlainAction | 'credits' | 'delete';

/** What can be done about somebody. Each asks for a reason. */
export function PersonActions({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  function done(title: string, gone?: string) {
    close();
    showToast({ title, tone: 'go' });
    void renewPeople(gone);
  }

  const canBeShutOut = !isOwn && !user.is_admin_by_setting;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label="Actions" className={styles.actions}>
        <Button size="s" look="primary" onClick={() => setAsked('credits')}>
          Give credits
        </Button>
        {!isOwn && (
          <Button size="s" onClick={() => setAsked('end-sessions')}>
            End sessions
          </Button>
        )}
        {user.is_admin ? (
          !user.is_admin_by_setting && (
            <Button size="s" onClick={() => setAsked('unmake-admin')}>
              Take admin rights
            </Button>
          )
        ) : (
          <Button size="s" onClick={() => setAsked('make-admin')}>
            Make admin
          </Button>
        )}
        {user.blocked_at ? (
          <Button size="s" onClick={() => setAsked('unblock')}>
            Unblock
          </Button>
        ) : (
          canBeShutOut && (
            <Button size="s" onClick={() => setAsked('block')}>
              Block
            </Button>
          )
        )}
        {canBeShutOut && (
          <Button size="s" look="danger" onClick={() => setAsked('delete')}>
            Delete user
          </Button>
        )}
      </div>
      {user.is_admin_by_setting ? (
        <p className={styles.note}>
          ADMIN_EMAILS makes this person an admin. Take the address out of that setting to block or delete
          them, or to take their admin rights.
        </p>
      ) : (
        isOwn && (
          <p className={styles.note}>This is your own account. You leave it in its settings, not here.</p>
        )
      )}
      {asked === 'credits' && <GiveCredits user={user} onDone={done} onClose={close} />}
      {asked === 'delete' && (
        <DeletePerson
          user={user}
          onDone={(title) => {
            closePerson();
            done(title, user.id);
          }}
          onClose={close}
        />
      )}
      {asked && asked in plainActions && (
        <PlainQuestion action={asked as PlainAction} user={user} onDone={done} onClose={close} />
      )}
    </div>
  );
}
