/** The readable cookie beside the session: without it, no call that needs a session is made. */
export function isSignedIn(cookies = document.cookie): boolean {
  return /(^|;\s*)signed_in=1(;|$)/.test(cookies);
}

/** What stands in the readable cookies for whoever is signed in: another text for another person, or for nobody. */
export function sessionSign(
  cookies = document.cookie,
  { protocol, port }: Pick<Location, 'protocol' | 'port'> = location,
): string {
  const name = protocol === 'https:' ? 'signed_in_as' : `signed_in_as-${port || '80'}`;
  const sign = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return isSignedIn(cookies) ? (sign ?? 'somebody') : '';
}
