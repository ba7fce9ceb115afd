import type { CookieToSet } from '../../../endpoints/carried.ts';
import { cookieScope, sessionCookieName } from '../sessions/cookies.ts';
import { PENDING_MINUTES } from './pending-sign-ins.ts';

export function pendingCookieName(publicUrl: URL): string {
  return `${sessionCookieName(publicUrl)}-sign-in`;
}

/** The sign-ins under way in this browser; empty takes the cookie back. */
export function pendingCookie(publicUrl: URL, sealed: string): CookieToSet {
  return {
    name: pendingCookieName(publicUrl),
    value: sealed,
    httpOnly: true,
    ...cookieScope(publicUrl),
    maxAge: sealed ? PENDING_MINUTES * 60 : 0,
  };
}
