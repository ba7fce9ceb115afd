import { addressOf, type CallAnswer } from '@cuewright/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PanelHead } from '../../../ui/panel-head/panel-head.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';

export interface SettingsProps {
  user: CallAnswer<'GET /api/users/me'>;
  profile: CallAnswer<'GET /api/user-profile'> | undefined;
  /** As it is shown everywhere. */
  name: string;
  /** Theme, font size, image scale. */
  display: ReactNode;
  /** Whether the browser’s own model reads too. */
  ownModel: ReactNode;
  onEditProfile: () => void;
  /** Signed out everywhere, or deleted: nobody is signed in any more. */
  onGone: (why: 'signed-out' | 'deleted') => void;
}

export function Settings({ user, profile, name, display, ownModel, onEditProfile, onGone }: SettingsProps) {
  return (
    <>
      <PanelHead title="Settings" />
      <Section name="You">
        <dl className={styles.rows}>
          <div>
            <dt>Display name</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
        {profile && (
          <>
            <Button onClick={onEditProfile}>
              {profile.profile_completed ? 'Edit profile' : 'Complete your profile'}
            </Button>
            <p className={styles.says}>
              The email address is the one you sign in with, so it cannot be changed here.
            </p>
          </>
        )}
      </Section>
      <Section name="Display">
        {display}
        <p className={styles.says}>Kept with your account, so it is the same on every device.</p>
      </Section>
      <Section name="Models">
        {ownModel}
        <p className={styles.says}>Kept in this browser only.</p>
      </Section>
      <Section name="Where you are signed in">
        <Sessions onGone={() => onGone('signed-out')} />
      </Section>
      <Section name="Your data">
        <p className={styles.text}>
          One ZIP with everything you have here: prompts, notes, pictures and settings, and a page to read it
          in.
        </p>
        <ButtonLink href={addressOf('GET /api/users/me/export')} download>
          Export my data
        </ButtonLink>
      </Section>
      <Section name="Delete account">
        <p className={styles.text}>
          Everything you have here is deleted at once. Export it first if you want to keep it.
        </p>
        <DeleteAccount email={user.email} onGone={() => onGone('deleted')} />
      </Section>
    </>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={name}>
      <h4>{name}</h4>
      <div>{children}</div>
    </section>
  );
}
