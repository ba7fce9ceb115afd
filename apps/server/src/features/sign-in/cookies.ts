import type { CookieToSet } from '../../endpoints/handler.ts';
import { SESSION_DAYS } from '../sessions/commands.ts';
import { sessionCookieName } from '../sessions/cookies.ts';
import { PENDING_MINUTES } from './pending-sign-ins.ts';

const DAY = 24 * 60 * 60;

/** Every cookie of ours: for this host, for all of it, and not for what other sites start. */
function ours(publicUrl: URL) {
  return { path: '/', sameSite: 'lax', secure: publicUrl.protocol === 'https:' } as const;
}

/** What the browser keeps once somebody is signed in; the readable mark spares a page the calls that would be refused. */
export function sessionCookies(publicUrl: URL, token: string): CookieToSet[] {
  const lasting = { ...ours(publicUrl), maxAge: SESSION_DAYS * DAY };
  return [
    { name: sessionCookieName(publicUrl), value: token, httpOnly: true, ...lasting },
    { name: 'signed_in', value: '1', ...lasting },
  ];
}

export function noSessionCookies(publicUrl: URL): CookieToSet[] {
  return sessionCookies(publicUrl, '').map((cookie) => ({ ...cookie, value: '', maxAge: 0 }));
}

export function pendingCookieName(publicUrl: URL): string {
  return `${sessionCookieName(publicUrl)}-sign-in`;
}

/** The sign-ins under way in this browser; empty takes the cookie back. */
export function pendingCookie(publicUrl: URL, sealed: string): CookieToSet {
  return {
    name: pendingCookieName(publicUrl),
    value: sealed,
    httpOnly: true,
    ...ours(publicUrl),
    maxAge: sealed ? PENDING_MINUTES * 60 : 0,
  };
}
