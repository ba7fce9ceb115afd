import { createHmac } from 'node:crypto';
import { networkOf } from '../../http/network-of.ts';

/** One household with one kind of browser, on one day. Without the day's salt it tells nothing. */
export function visitorHash(salt: string, { address, userAgent }: Seen): string {
  return createHmac('sha256', salt)
    .update(JSON.stringify([networkOf(address), userAgent]))
    .digest('base64url');
}

export interface Seen {
  address: string;
  userAgent: string;
}
