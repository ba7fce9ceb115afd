import type { Person } from '../people.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers; the authors know their calls.
  value: any;
  retryAfter: string | null;
}

export type Ask = (method: string, path: string, body?: object | FormData) => Promise<Answer>;

/** Asks a running server as that person; throws where the connection breaks. */
export function askAs({ headers }: Pick<Person, 'headers'>, origin: () => string): Ask {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin()}/api${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      value: isJson && text ? JSON.parse(text) : text,
      retryAfter: answer.headers.get('retry-after'),
    };
  };
}
