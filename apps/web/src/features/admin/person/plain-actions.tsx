import { isolateText } from '@cuewright/engine/text';
import { call } from '../../../lib/api.ts';
import type { AdminUser } from '../admin-queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

/** What each asks, in the order of its dialog: its verb, what happens, and what is told when it has. */
export const plainActions = {
  'end-sessions': {
    title: (name: string) => `End the sessions of ${isolateText(name)}?`,
    word: 'End sessions',
    text: 'They are signed out everywhere at once, and can sign in again.',
    done: 'Sessions ended',
    isDanger: false,
  },
  block: {
    title: (name: string) => `Block ${isolateText(name)}?`,
    word: 'Block',
    text: 'They are signed out everywhere, and refused until they are unblocked. Nothing of theirs is deleted.',
    done: 'Blocked',
    isDanger: true,
  },
  unblock: {
    title: (name: string) => `Unblock ${isolateText(name)}?`,
    word: 'Unblock',
    text: 'They can sign in again and find everything as they left it.',
    done: 'Unblocked',
    isDanger: false,
  },
  'make-admin': {
    title: (name: string) => `Make ${isolateText(name)} an admin?`,
    word: 'Make admin',
    text: 'They see everybody and every prompt, and can do all that you can do here.',
    done: 'Made an admin',
    isDanger: false,
  },
  'unmake-admin': {
    title: (name: string) => `Take admin rights from ${isolateText(name)}?`,
    word: 'Take admin rights',
    text: 'They lose this dashboard at once. Their account stays as it is.',
    done: 'Admin rights taken',
    isDanger: true,
  },
} as const;

export type PlainAction = keyof typeof plainActions;

interface PlainQuestionProps {
  action: PlainAction;
  user: AdminUser;
  onDone: (told: string) => void;
  onClose: () => void;
}

/** Asks about an action that needs nothing but a reason. */
export function PlainQuestion({ action, user, onDone, onClose }: PlainQuestionProps) {
  const { title, word, text, done, isDanger } = plainActions[action];
  return (
    <ReasonDialog
      title={title(user.full_name || user.email)}
      word={word}
      isDanger={isDanger}
      send={(reason) =>
        call(`POST /api/admin/users/{id}/${action}`, { params: { id: user.id }, body: { reason } })
      }
      onDone={() => onDone(done)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}
