import { SESSION_DAYS } from './duration.ts';
import type { Session } from './repository.ts';

const LASTING_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** The token's hash stays here. Since each use makes a session last as long again, its end tells its last use. */
export function presentSession({ id, device, created_at, expires_at }: Session) {
  return {
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: new Date(expires_at.getTime() - LASTING_MS).toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
