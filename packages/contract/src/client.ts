import type { CallAnswer, CallInput } from './calls.ts';
import type { EndpointKey } from './endpoints/index.ts';
import type { ErrorCode, Problem } from './errors.ts';

/** The server answered with a failure of its catalogue, which may be newer than ours. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly problem: Problem;

  constructor(key: EndpointKey, problem: Problem) {
    super(`${key}: ${problem.code} (${problem.status})`);
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
  }
}

/** No readable answer came: the line is down, or something between us answered instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(key: EndpointKey, cause: unknown) {
    super(`${key}: no readable answer`, { cause });
  }
}

export interface ClientOptions {
  /** Before `/api`; nothing in a browser, where it is the page's own origin. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

type RestOf<I> =
  Partial<I> extends I ? [input?: I & { signal?: AbortSignal }] : [input: I & { signal?: AbortSignal }];

export type Call = <K extends EndpointKey>(key: K, ...rest: RestOf<CallInput<K>>) => Promise<CallAnswer<K>>;

/** The typed way to the server: `call('POST /api/notes', { body })`. Throws `ApiError` or `NetworkError`. */
export function createClient({ origin = '', fetch = globalThis.fetch }: ClientOptions = {}): Call {
  return async (key, ...[input = {}]) => {
    const { params, query, body, signal } = input as RawInput;
    const [method = 'GET', path = '/'] = key.split(' ');
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (signal) init.signal = signal;
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    const answer = await fetch(origin + fillPath(path, params) + queryString(query), init).catch(
      (cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new NetworkError(key, cause);
      },
    );
    if (answer.status === 204) return undefined as never;
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') === true;
    const content: unknown = await answer.json().catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new NetworkError(key, cause);
    });
    if (answer.ok) return content as never;
    if (isProblem) throw new ApiError(key, content as Problem);
    throw new NetworkError(key, `HTTP ${answer.status} without problem details`);
  };
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length
    ? `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
    : '';
}
