/** The readable cookie beside the session: without it, no call that needs a session is made. */
export function isSignedIn(cookies = document.cookie): boolean {
  return /(^|;\s*)signed_in=1(;|$)/.test(cookies);
}
