import { createHash } from 'node:crypto';
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

/** What the browser keeps while somebody is signed in. */
export function sessionCookies(publicUrl: URL, token: string, userId: string): CookieToSet[] {
  const session = { name: sessionCookieName(publicUrl), value: token, httpOnly: true, ...lasting(publicUrl) };
  return [session, ...readableCookies(publicUrl, userId)];
}

/**
 * What a page reads: a mark that spares it the calls that would be refused, and a sign that is another for another
 * person, by which a tab sees that somebody else has signed in.
 */
export function readableCookies(publicUrl: URL, userId: string): CookieToSet[] {
  return [
    { name: 'signed_in', value: '1', ...lasting(publicUrl) },
    { name: signName(publicUrl), value: signOf(userId), ...lasting(publicUrl) },
  ];
}

/** Takes all of them back. */
export function noSessionCookies(publicUrl: URL): CookieToSet[] {
  return sessionCookies(publicUrl, '', '').map((cookie) => ({ ...cookie, value: '', maxAge: 0 }));
}

function lasting(publicUrl: URL) {
  return { ...cookieScope(publicUrl), maxAge: SESSION_DAYS * 24 * 60 * 60 };
}

/** With the port where it is not https, as the session's; the page makes the same name of its own address. */
function signName({ protocol, port }: URL): string {
  return protocol === 'https:' ? 'signed_in_as' : `signed_in_as-${port || '80'}`;
}

/** An id has 74 random bits, so its hash leads nobody back to it. */
function signOf(userId: string): string {
  return createHash('sha256').update(`signed in as ${userId}`).digest('base64url').slice(0, 16);
}
