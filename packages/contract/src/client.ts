import type { AddressInput, AddressKey, AnswerOf, CallableKey, InputOf } from './calls.ts';
import type { EndpointForm, Endpoints } from './endpoints/index.ts';
import type { ErrorCode, Problem } from './errors.ts';
import { PERSON_HEADER } from './person-header.ts';

/** The server answered with a failure of its catalogue, which may be newer than ours. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly problem: Problem;
  /** How long to wait before the same call has a chance, when the server says. */
  readonly retryAfterSeconds: number | undefined;

  constructor(key: string, problem: Problem, retryAfterSeconds?: number) {
    super(`${key}: ${problem.code} (${problem.status})`);
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No readable answer came: the line is down, or something between us answered instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(key: string, cause: unknown) {
    super(`${key}: no readable answer`, { cause });
  }
}

export interface ClientOptions {
  /** Before `/api`; nothing in a browser, where it is the page's own origin. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
  /** Whom the page shows: named on every call, which the server refuses when the session is another's. */
  person?: () => string | undefined;
  /** Hears of every failure that the server answers, before the caller does. */
  onRefused?: (error: ApiError) => void;
}

interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  as?: 'text' | 'binary' | 'events';
  signal?: AbortSignal;
  keepalive?: boolean;
}

type OptionalWhenEmpty<I> = Partial<I> extends I ? [input?: I] : [input: I];
type Forms<Calls> = Record<keyof Calls, EndpointForm>;

interface Sending {
  signal?: AbortSignal;
  /** The page is about to go, and this still has to arrive. Browsers take 64 KB of it. */
  keepalive?: boolean;
}

export type CallOf<Calls extends Forms<Calls>> = <K extends CallableKey<Calls>>(
  key: K,
  ...rest: OptionalWhenEmpty<InputOf<Calls[K]> & Sending>
) => Promise<AnswerOf<Calls[K]>>;
export type Call = CallOf<Endpoints>;

/** The typed way to the server: `call('POST /api/notes', { body })`. Throws `ApiError` or `NetworkError`. */
export function createClient<Calls extends Forms<Calls> = Endpoints>({
  origin = '',
  fetch = globalThis.fetch,
  person = () => undefined,
  onRefused = () => undefined,
}: ClientOptions = {}): CallOf<Calls> {
  return async (key, ...[input = {}]) => {
    const { params, query, body, as, signal, keepalive } = input as RawInput;
    const [method = 'GET', path = '/'] = key.split(' ');
    const shown = person();
    const init: RequestInit = { method, credentials: 'same-origin', ...bodyOf(body) };
    if (shown !== undefined) init.headers = { ...init.headers, [PERSON_HEADER]: shown };
    // What is deleted as somebody leaves is deleted.
    if (keepalive || method === 'DELETE') init.keepalive = true;
    if (signal) init.signal = signal;
    const passAbortOn = (cause: unknown): never => {
      if (signal?.aborted) throw cause;
      throw new NetworkError(key, cause);
    };
    const answer = await fetch(origin + fillPath(path, params) + queryString(query), init).catch(passAbortOn);
    if (answer.ok) {
      if (answer.status === 204) return undefined as never;
      return (await read(answer, as).catch(passAbortOn)) as never;
    }
    if (answer.headers.get('content-type')?.startsWith('application/problem+json')) {
      const problem = (await answer.json().catch(passAbortOn)) as Problem;
      const retryAfter = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
      const refusal = new ApiError(key, problem, Number.isNaN(retryAfter) ? undefined : retryAfter);
      onRefused(refusal);
      throw refusal;
    }
    throw new NetworkError(key, `HTTP ${answer.status} without problem details`);
  };
}

/** Where a browser finds by itself what this call answers: for links, pictures and downloads. */
export function addressOf<K extends AddressKey>(
  key: K,
  ...rest: OptionalWhenEmpty<AddressInput<Endpoints[K]>>
): string {
  const { params, query } = (rest[0] ?? {}) as RawInput;
  return fillPath(key.slice('GET '.length), params) + queryString(query);
}

async function read(answer: Response, as: RawInput['as']): Promise<unknown> {
  if (as === 'text') return await answer.text();
  if (as === 'binary') return await answer.blob();
  if (as === 'events') {
    const { readEventStream } = await import('./event-stream.ts');
    return readEventStream(answer.body ?? new ReadableStream());
  }
  return await answer.json();
}

/** Forms and files name their type themselves; everything else is JSON. */
function bodyOf(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
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
