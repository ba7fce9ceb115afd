import { createHash } from 'node:crypto';
import { networkOf } from '../http/network-of.ts';

/** Whom a limit counts, as a hash: addresses are nobody's to keep. */
export function limitKey(endpoint: string, caller: { actorId: string | undefined; address: string }): string {
  const who = caller.actorId ?? networkOf(caller.address);
  return createHash('sha256').update(`${endpoint} ${who}`).digest('base64url');
}
