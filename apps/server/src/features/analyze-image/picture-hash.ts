import { createHmac, webcrypto } from 'node:crypto';
import type { Queryable } from '../../database/tables.ts';
import { serverSecret } from '../../secrets/server-secret.ts';
import { utcDay } from '../../utc-day.ts';

/** Knows a file again on the same day from the same person, and tells nobody else which one it was. */
export async function pictureHash(
  db: Queryable,
  { userId, now, bytes }: { userId: string; now: Date; bytes: Uint8Array },
): Promise<string> {
  const key = await serverSecret(db, 'counted-pictures');
  // Beside the thread that answers: ten megabytes would hold it up.
  const digest = await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, utcDay(now)]))
    .update(Buffer.from(digest))
    .digest('base64url');
}
