import type { SavedPrompt } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AccountDialog } from '../features/account/account-dialog.tsx';
import { type AccountPlace, writePlace } from '../features/account/account-tabs.ts';
import { NotesPage } from '../features/notes/notes-page.tsx';
import { subscriptionQuery } from '../features/plans/plan-queries.ts';
import { planName } from '../features/plans/plan-words.ts';
import { DisplaySettings } from '../features/preferences/display-settings.tsx';
import { OwnModelSetting } from '../features/preferences/own-model-setting.tsx';
import { displayName } from '../features/profile/display-name.ts';
import { profileQuery } from '../features/profile/profile-queries.ts';
import { SavedPrompts } from '../features/saved-prompts/saved-prompts.tsx';
import { useAuth } from '../features/sign-in/auth.tsx';
import type { User } from '../features/sign-in/auth-store.ts';
import { LeftToday } from '../features/usage-meter/left-today.tsx';
import { useAddress } from '../lib/address.ts';
import { goToResult } from '../lib/creation/result-address.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { closeOverlay, showOverlay } from '../lib/overlay.ts';
import { PageLink } from '../lib/page-link.tsx';
import { useShare } from '../lib/share.ts';
import { StepLink } from '../lib/step-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { signOut } from './sign-out.ts';

const CompactTools = lazy(() =>
  import('../steps/tools/compact-tools.tsx').then(({ CompactTools }) => ({ default: CompactTools })),
);

interface AccountProps {
  user: User;
  place: AccountPlace;
  onEditProfile: () => void;
}

/** The account dialog with what the features put into it. */
export function Account({ user, place, onEditProfile }: AccountProps) {
  const { logout, forgetUser } = useAuth();
  const [, go] = useAddress();
  const offers = useOffers();
  const openShare = useShare();
  const { data: profile } = useQuery(profileQuery(user.id));
  const { data: subscription } = useQuery(subscriptionQuery);

  function leave(why: 'signed-out' | 'deleted') {
    go({ step: 'hero' }, { replace: true });
    // The session went with it.
    forgetUser();
    showToast(
      why === 'deleted'
        ? { title: 'Your account is deleted', text: 'Nothing of yours is left here.', tone: 'go' }
        : { title: 'Signed out everywhere', tone: 'go' },
    );
  }

  const openPrompt = ({ id, mode, method }: SavedPrompt) => goToResult(go, { id, mode, method });

  const createPrompt = (look: 'primary' | 'plain') =>
    offers('method') && (
      <Button look={look} onClick={() => go({ step: 'method' })}>
        Create a prompt
      </Button>
    );
  return (
    <AccountDialog
      user={user}
      profile={profile}
      name={displayName(user, profile?.profile_completed ? profile.full_name : '')}
      place={place}
      onGo={(next) => showOverlay(writePlace(next))}
      onClose={closeOverlay}
      onSignOut={() => {
        closeOverlay();
        signOut({ logout });
      }}
      onEditProfile={onEditProfile}
      onCompleteProfile={onEditProfile}
      onOpenPrompt={openPrompt}
      onGone={leave}
      admin={user.is_admin && <PageLink href="/admin">Admin dashboard</PageLink>}
      leftToday={<LeftToday />}
      plan={subscription && planName(subscription.plan)}
      plans={offers('payment') && <StepLink to={{ step: 'payment' }}>See plans</StepLink>}
      display={<DisplaySettings />}
      ownModel={<OwnModelSetting />}
      createPrompt={createPrompt('plain')}
      share={
        openShare && (
          <Button
            size="s"
            look="bare"
            onClick={() => {
              closeOverlay();
              openShare('share');
            }}
          >
            <Gift />
            Share and earn
          </Button>
        )
      }
      prompts={<SavedPrompts onOpen={openPrompt} emptyAction={createPrompt('primary')} />}
      tools={
        <Suspense fallback={<SkeletonLines label="Loading the tools" />}>
          <CompactTools />
        </Suspense>
      }
      notes={(beginsWith) => <NotesPage beginsWith={beginsWith} />}
    />
  );
}
