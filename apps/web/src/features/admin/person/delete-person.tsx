import { isolateText } from '@cuewright/engine/text';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Field } from '../../../ui/field/field.tsx';
import type { AdminUser } from '../admin-queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface DeletePersonProps {
  user: AdminUser;
  onDone: (told: string) => void;
  onClose: () => void;
}

/** Asks for the address, so that nobody is deleted by a slip. */
export function DeletePerson({ user, onDone, onClose }: DeletePersonProps) {
  const [typed, setTyped] = useState('');
  const isRight = typed.trim().toLowerCase() === user.email.toLowerCase();
  return (
    <ReasonDialog
      title={`Delete ${isolateText(user.full_name || user.email)}?`}
      word="Delete user"
      isDanger
      isReady={isRight}
      send={(reason) =>
        call('DELETE /api/admin/users/{id}', {
          params: { id: user.id },
          body: { email: typed.trim(), reason },
        })
      }
      onDone={() => onDone('User deleted')}
      onClose={onClose}
    >
      <p>
        The account goes at once and for good, with every prompt, note, picture and board in it. A plan that
        is paid for is cancelled.
      </p>
      <Field
        label="Their email"
        note={`Type ${user.email} to confirm.`}
        error={typed && !isRight ? `Type ${user.email} to confirm.` : undefined}
        type="email"
        value={typed}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
