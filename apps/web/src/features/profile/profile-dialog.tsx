import {
  type ProfileField,
  type ProfileForm,
  profileFields,
  profileLimits,
  profileProblem,
} from '@cuewright/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './profile-dialog.module.css';
import { type Profile, useSaveProfile } from './profile-queries.ts';
import { changesForm } from './profile-words.ts';

const fields = {
  full_name: { label: 'Full name', autoComplete: 'name' },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  email: { label: 'Email', autoComplete: 'email', type: 'email' },
  job: { label: 'Job/Profession', autoComplete: 'organization-title' },
  intro: { label: 'Brief introduction' },
} as const satisfies Record<ProfileField, object>;

type Problems = Partial<Record<ProfileField, string>>;

interface ProfileDialogProps {
  userId: string;
  /** What is known so far. */
  profile: Profile;
  isOpen: boolean;
  onSkip: () => void;
  onSaved: (profile: Profile) => void;
}

export function ProfileDialog({ userId, profile, isOpen, onSkip, onSaved }: ProfileDialogProps) {
  const saved = fromProfile(profile);
  const typed = useTypedWords(changesForm('profile', saved));
  const form: ProfileForm = { ...saved, ...typed.words };
  const [problems, setProblems] = useState<Problems>({});
  const save = useSaveProfile(userId);
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);

  const send = useOneAtATime(async () => {
    const kept = await save.mutateAsync(form);
    typed.settle(typed.words);
    onSaved(kept);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form);
    setProblems(found);
    const first = profileFields.find((field) => found[field]);
    if (first) formElement.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else send();
  };
  const type = (field: ProfileField, value: string) => {
    typed.change((was) => ({ ...was, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onSkip}
      hasWords={typed.hasWords}
      title={profile.profile_completed ? 'Your Profile' : 'Complete Your Profile'}
      foot={
        <>
          {save.isError && (
            <div className={styles.failure}>
              <Banner tone="error" isNews>
                Failed to save profile. Please try again.
              </Banner>
            </div>
          )}
          {profile.profile_completed ? (
            <Button
              onClick={() => {
                giveUpWords(typed, { title: 'Changes discarded' });
                onSkip();
              }}
            >
              Cancel
            </Button>
          ) : (
            <Button onClick={onSkip}>Skip for Now</Button>
          )}
          <Button look="primary" type="submit" form={formId} isBusy={save.isPending}>
            {save.isPending ? 'Saving...' : profile.profile_completed ? 'Save Profile' : 'Complete Profile'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={formElement} className={styles.form} noValidate onSubmit={submit}>
        <WordsElsewhereNote elsewhere={typed.elsewhere} />
        {profileFields.map((name) => {
          const Entry = name === 'intro' ? Textarea : Field;
          return (
            <Entry
              key={name}
              name={name}
              {...fields[name]}
              value={form[name]}
              max={profileLimits[name]}
              counted="always"
              isRequired
              error={problems[name]}
              onChange={(value: string) => type(name, value)}
            />
          );
        })}
        <p className={styles.notice}>
          Your details are kept with your account, shown to whoever runs this server, and given to nobody
          else.
        </p>
      </form>
    </Dialog>
  );
}

function fromProfile({ full_name, phone, email, job, intro }: Profile): ProfileForm {
  return { full_name, phone, email, job, intro };
}

function problemsOf(form: ProfileForm): Problems {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const problem = profileProblem(field, form[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}
