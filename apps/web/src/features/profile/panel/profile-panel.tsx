import { profileLimits } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { call, failureText } from '../../../lib/api.ts';
import { NotSaved } from '../../../lib/not-saved.tsx';
import { useOneAtATime } from '../../../lib/one-at-a-time.ts';
import { useTypedWords } from '../../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../../lib/typed-words/words-elsewhere-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { RuledBox, RuledForm } from '../../../ui/ruled-box/ruled-box.tsx';
import { SkeletonBox } from '../../../ui/skeleton/skeleton.tsx';
import { Textarea } from '../../../ui/textarea/textarea.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { type Profile, profileQuery } from '../profile-queries.ts';
import { changesForm } from '../profile-words.ts';
import styles from './profile-panel.module.css';

interface ProfilePanelProps {
  userId: string;
  /** Of the account: what they sign in with. */
  email: string;
  imageScale: ReactNode;
  storage: ReactNode;
}

/** Who somebody is here, how they see pictures, and what they keep. */
export function ProfilePanel({ userId, email, imageScale, storage }: ProfilePanelProps) {
  const { data: profile, error, refetch } = useQuery(profileQuery(userId));
  return (
    <div className={styles.panel}>
      <h1>Profile</h1>
      {!profile && error && (
        <ErrorState level={2} title="Your profile did not load" kept="Nothing is lost." onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      )}
      {!profile && !error && <SkeletonBox label="Loading your profile" shape="card" />}
      <div className={styles.halves}>
        {profile && <NameForm userId={userId} profile={profile} />}
        <div className={styles.stack}>
          {profile && (
            <RuledForm columns={1}>
              <RuledBox label="Email">{email}</RuledBox>
              <RuledBox label="Plan">{profile.is_premium ? 'Premium' : 'Free'}</RuledBox>
            </RuledForm>
          )}
          <Card as="section" head={<h2>Image Scale</h2>}>
            <div className={styles.scale}>
              {imageScale}
              <p>How large pictures are in cards and rows.</p>
            </div>
          </Card>
        </div>
      </div>
      <Card as="section" head={<h2>Storage</h2>}>
        {storage}
      </Card>
    </div>
  );
}

function NameForm({ userId, profile }: { userId: string; profile: Profile }) {
  const queryClient = useQueryClient();
  const { full_name, bio } = profile;
  const { words, change, settle, elsewhere } = useTypedWords(
    changesForm('profile-about', { full_name, bio }),
  );
  const form = { full_name, bio, ...words };
  const saving = useMutation({
    mutationFn: (body: typeof words) => call('PATCH /api/user-profile', { body }),
    networkMode: 'always',
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, saved);
      showToast({ title: 'Profile saved', tone: 'go' });
    },
  });
  const save = useOneAtATime(async () => {
    await saving.mutateAsync(words);
    settle(words);
  });
  const isChanged = form.full_name.trim() !== full_name || form.bio.trim() !== bio;
  const problem = isBlankText(form.full_name) ? 'Full name is required' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !problem) save();
  }

  return (
    <form aria-label="About you" onSubmit={submit}>
      <Card
        as="div"
        head={<h2>About you</h2>}
        foot={
          <div className={styles.foot}>
            <Button type="submit" look="primary" disabled={!isChanged || !!problem} isBusy={saving.isPending}>
              {saving.isPending ? 'Saving…' : 'Save'}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <WordsElsewhereNote elsewhere={elsewhere} />
          <Field
            label="Full name"
            autoComplete="name"
            max={profileLimits.full_name}
            value={form.full_name}
            error={problem}
            onChange={(next) => change((now) => ({ ...now, full_name: next }))}
          />
          <Textarea
            label="Bio"
            isProse
            rows={4}
            max={profileLimits.bio}
            value={form.bio}
            note="For yourself: it is shown to nobody else."
            onChange={(next) => change((now) => ({ ...now, bio: next }))}
          />
          <NotSaved error={saving.error} />
        </div>
      </Card>
    </form>
  );
}
