/**
 * The session's cookie. On https the `__Host-` prefix pins it to this very host; on loopback its
 * name ends in the port, because cookies ignore ports and two copies would sign each other out.
 */
export function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-cuewright' : `cuewright-${publicUrl.port || '80'}`;
}
