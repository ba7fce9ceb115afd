import type { CookieToSet } from '../../../endpoints/carried.ts';
import { SESSION_DAYS } from './duration.ts';

/**
 * The session's cookie. On https the `__Host-` prefix pins it to this very host; on loopback its
 * name ends in the port, because cookies ignore ports and two copies would sign each other out.
 */
export function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-cuewright' : `cuewright-${publicUrl.port || '80'}`;
}

/** For all of this host, and not for what other sites start. */
export function cookieScope(publicUrl: URL) {
  return { path: '/', sameSite: 'lax', secure: publicUrl.protocol === 'https:' } as const;
}

/** What the browser keeps while somebody is signed in. The readable mark spares a page the calls that would be refused. */
export function sessionCookies(publicUrl: URL, token: string): CookieToSet[] {
  const lasting = { ...cookieScope(publicUrl), maxAge: SESSION_DAYS * 24 * 60 * 60 };
  return [
    { name: sessionCookieName(publicUrl), value: token, httpOnly: true, ...lasting },
    { name: 'signed_in', value: '1', ...lasting },
  ];
}

/** Takes both back. */
export function noSessionCookies(publicUrl: URL): CookieToSet[] {
  return sessionCookies(publicUrl, '').map((cookie) => ({ ...cookie, value: '', maxAge: 0 }));
}
