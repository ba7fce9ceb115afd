import { useQuery } from '@tanstack/react-query';
import { Bookmark, Gift, LogOut, Monitor, NotebookPen, UserPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DisplaySettings } from '../features/preferences/display-settings.tsx';
import { displayName } from '../features/profile/display-name.ts';
import { ProfileDialog } from '../features/profile/profile-dialog.tsx';
import { profileQuery } from '../features/profile/profile-queries.ts';
import { hasSkippedProfile, skipProfile } from '../features/profile/skipped-profile.ts';
import { useAuth } from '../features/sign-in/auth.tsx';
import type { User } from '../features/sign-in/auth-store.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { useShare } from '../lib/share.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Menu, MenuGroup, MenuItem } from '../ui/menu/menu.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import styles from './user-menu.module.css';

const SavedPromptsDialog = lazyScreen(() =>
  import('./saved-prompts-dialog.tsx').then(({ SavedPromptsDialog }) => SavedPromptsDialog),
);

const NotesDialog = lazyScreen(() => import('./notes-dialog.tsx').then(({ NotesDialog }) => NotesDialog));

/** Who is signed in, what can be done about it, and, until it is done or put off, the profile to complete. */
export function UserMenu({ user }: { user: User }) {
  const { logout } = useAuth();
  const openShare = useShare();
  const { data: profile } = useQuery(profileQuery(user.id));
  const [isPutOff, setPutOff] = useState(() => hasSkippedProfile(user.id));
  const [isSavedOpen, setSavedOpen] = useState(false);
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [isDisplayOpen, setDisplayOpen] = useState(false);
  const isIncomplete = profile?.profile_completed === false;
  const name = displayName(user, isIncomplete ? '' : profile?.full_name);
  const skip = () => {
    skipProfile(user.id);
    setPutOff(true);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button type="button" className={styles.user}>
            <Avatar name={name} picture={user.google_user_data.picture} />
            <VisuallyHidden>Account of </VisuallyHidden>
            <span className={styles.name}>{name}</span>
          </button>
        }
      >
        <MenuGroup label={user.email}>
          {isIncomplete && (
            <MenuItem icon={<UserPen />} onChoose={() => setPutOff(false)}>
              Complete your profile
            </MenuItem>
          )}
          <MenuItem icon={<Bookmark />} onChoose={() => setSavedOpen(true)}>
            Saved prompts
          </MenuItem>
          <MenuItem icon={<NotebookPen />} onChoose={() => setNotesOpen(true)}>
            Private notes
          </MenuItem>
          {openShare && (
            <MenuItem icon={<Gift />} onChoose={() => openShare('share')}>
              Share and earn
            </MenuItem>
          )}
          <MenuItem icon={<Monitor />} onChoose={() => setDisplayOpen(true)}>
            Display
          </MenuItem>
          <MenuItem icon={<LogOut />} onChoose={() => void logout()}>
            Sign out
          </MenuItem>
        </MenuGroup>
      </Menu>
      {isSavedOpen && (
        <Suspense>
          <SavedPromptsDialog isOpen onClose={() => setSavedOpen(false)} />
        </Suspense>
      )}
      {areNotesOpen && (
        <Suspense>
          <NotesDialog isOpen onClose={() => setNotesOpen(false)} />
        </Suspense>
      )}
      <Dialog isOpen={isDisplayOpen} onClose={() => setDisplayOpen(false)} title="Display">
        <DisplaySettings />
      </Dialog>
      {isIncomplete && (
        <ProfileDialog
          userId={user.id}
          profile={profile}
          isOpen={!isPutOff}
          onSkip={skip}
          onSaved={() => showToast({ title: 'Profile saved', tone: 'go' })}
        />
      )}
    </>
  );
}
