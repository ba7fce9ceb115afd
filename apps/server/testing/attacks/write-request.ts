import type { EndpointForm } from '@cuewright/contract/endpoints';
import { formWith } from '../form.ts';
import type { Whole } from './whole-requests.ts';

/** A request as `app.inject` takes it. */
export interface Written {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** What goes over the wire; a value that an address cannot carry goes as it reads. */
export function writeRequest(
  { method, path }: EndpointForm,
  { params, query, body, file }: Whole,
  headers: Record<string, string>,
): Written {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const asked = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const url = asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
  if (file) {
    const form = formWith({ bytes: file }, body as Record<string, string>);
    return { method, url, headers: { ...headers, ...form.headers }, payload: form.payload };
  }
  if (body === undefined) return { method, url, headers };
  const payload = JSON.stringify(body) ?? '';
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload };
}

/** A lone surrogate has no UTF-8, so it is sent as the bytes it would have. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ed%a0%80${encodeURIComponent(text.toWellFormed())}`;
}
