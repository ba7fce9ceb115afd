import { ApiError, accountLimits } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call, failureText } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/one-at-a-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './settings.module.css';

interface DeleteAccountProps {
  email: string;
  /** The account is gone. */
  onGone: () => void;
}

/** Asks for the address before it deletes everything. */
export function DeleteAccount({ email, onGone }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <Question email={email} onGone={onGone} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ email, onGone, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const formId = useId();
  const isSame = typed.trim().toLowerCase() === email.trim().toLowerCase();
  const deleting = useMutation({
    mutationFn: () => call('DELETE /api/users/me', { body: { email: typed } }),
    onSuccess: onGone,
  });
  const { error } = deleting;
  const send = useOneAtATime(() => deleting.mutateAsync());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame) send();
  }

  return (
    <Dialog
      isAlert
      isOpen
      onClose={onClose}
      title="Delete your account?"
      foot={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" type="submit" form={formId} disabled={!isSame} isBusy={deleting.isPending}>
            {deleting.isPending ? 'Deleting…' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <p>
        Your prompts, notes, pictures and settings go at once, from every device, and cannot be brought back.
        A subscription is cancelled first. Payments stay on record without your name.
      </p>
      <p>
        For {accountLimits.deletedTraceDays} days a code stays that tells nobody who you were. It holds what
        you had used today, so that a new account gives no second allowance.
      </p>
      <form id={formId} onSubmit={submit} className={styles.confirm} noValidate>
        <Field
          label="Your email"
          note={`Type ${email} to confirm.`}
          type="email"
          value={typed}
          onChange={setTyped}
          error={error instanceof ApiError && error.code === 'email-differs' ? failureText(error) : undefined}
        />
      </form>
      {error && !(error instanceof ApiError && error.code === 'email-differs') && (
        <Banner tone="error" isNews head="Nothing was deleted.">
          {failureText(error)}
        </Banner>
      )}
    </Dialog>
  );
}
