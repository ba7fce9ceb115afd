import { adminLimits } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { newGenerationId } from '../../../lib/creation/generation-id.ts';
import { Field } from '../../../ui/field/field.tsx';
import type { AdminUser } from '../admin-queries.ts';
import { howMany } from '../admin-words.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface GiveCreditsProps {
  user: AdminUser;
  onDone: (told: string) => void;
  onClose: () => void;
}

const most = adminLimits.grant.toLocaleString();

/** Asks how many, and why. One that is sent twice gives once. */
export function GiveCredits({ user, onDone, onClose }: GiveCreditsProps) {
  const [typed, setTyped] = useState('5');
  const [actionId] = useState(() => newGenerationId());
  const credits = Number(typed);
  const isRight = /^\d+$/.test(typed.trim()) && credits >= 1 && credits <= adminLimits.grant;
  return (
    <ReasonDialog
      title={`Give credits to ${isolateText(user.full_name || user.email)}`}
      word="Give credits"
      isReady={isRight}
      send={(reason) =>
        call('POST /api/admin/users/{id}/credits', {
          params: { id: user.id },
          body: { credits, reason, action_id: actionId },
        })
      }
      onDone={() => onDone(`${howMany(credits, 'credit', 'credits')} given`)}
      onClose={onClose}
    >
      <p>A credit is a prompt beyond the day’s allowance. It lasts until it is spent.</p>
      <Field
        label="Credits"
        note={`1 to ${most}`}
        error={isRight ? undefined : `Give a whole number from 1 to ${most}.`}
        value={typed}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
