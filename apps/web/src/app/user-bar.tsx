import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { readPlace, writePlace } from '../features/account/account-tabs.ts';
import { displayName } from '../features/profile/display-name.ts';
import { ProfileDialog } from '../features/profile/profile-dialog.tsx';
import { profileQuery } from '../features/profile/profile-queries.ts';
import { hasSkippedProfile, skipProfile } from '../features/profile/skipped-profile.ts';
import { useProfileMoment } from '../features/profile/use-profile-moment.ts';
import { useAuth } from '../features/sign-in/auth.tsx';
import type { User } from '../features/sign-in/auth-store.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { showOverlay, useOverlay } from '../lib/overlay.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { useFollowingPreferences } from './following-preferences.ts';
import { signOut } from './sign-out.ts';
import styles from './user-bar.module.css';

const Account = lazyScreen(() => import('./account.tsx').then(({ Account }) => Account));

/** Who is signed in, their account behind it, the way out, and, until it is done or put off, the profile to complete. */
export function UserBar({ user }: { user: User }) {
  const { logout } = useAuth();
  const { data: profile } = useQuery(profileQuery(user.id));
  useFollowingPreferences(user.id, profile);
  const [isPutOff, setPutOff] = useState(() => hasSkippedProfile(user.id));
  const [isEditing, setEditing] = useState(false);
  const place = readPlace(useOverlay());
  const isIncomplete = profile?.profile_completed === false;
  const mayAsk = useProfileMoment(isIncomplete && !isPutOff);
  const name = displayName(user, isIncomplete ? '' : profile?.full_name);
  const endProfile = () => {
    if (isIncomplete) skipProfile(user.id);
    setPutOff(true);
    setEditing(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-haspopup="dialog"
        onClick={() => showOverlay(writePlace({ tab: 'overview' }))}
      >
        <Avatar name={name} picture={user.google_user_data.picture} />
        <VisuallyHidden>Account of </VisuallyHidden>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </button>
      <IconButton label="Sign out" onClick={() => signOut({ logout })}>
        <LogOut />
      </IconButton>
      {place && (
        <Suspense>
          <Account user={user} place={place} onEditProfile={() => setEditing(true)} />
        </Suspense>
      )}
      {profile && (isIncomplete || isEditing) && (
        <ProfileDialog
          userId={user.id}
          profile={profile}
          isOpen={isEditing || (isIncomplete && !isPutOff && mayAsk)}
          onSkip={endProfile}
          onSaved={() => {
            setEditing(false);
            showToast({ title: 'Profile saved', tone: 'go' });
          }}
        />
      )}
    </>
  );
}
