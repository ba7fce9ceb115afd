import type { IncomingMessage } from 'node:http';

/** An address that no route has, because it cannot be read. */
const UNREADABLE = '/%';

/**
 * The path a request asks for. One that names a whole address, as proxies are asked, is held to
 * the host it names; `*` and the like are nobody's path.
 */
export function pathOf({ url = UNREADABLE, headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (url.startsWith('/')) return url;
  const address = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(url);
  if (!address) return UNREADABLE;
  const [, host = '', path = ''] = address;
  headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
