import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import type { AdminUser } from './admin-queries.ts';

/** What sets somebody apart from a user like any other. */
export function Standing({ user }: { user: Pick<AdminUser, 'is_admin' | 'blocked_at'> }) {
  return (
    <>
      {user.is_admin && <TapeLabel colour="black">Admin</TapeLabel>}
      {user.blocked_at && <TapeLabel colour="red">Blocked</TapeLabel>}
    </>
  );
}
