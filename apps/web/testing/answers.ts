import { type ErrorCode, errors, problem } from '@cuewright/contract';
import {
  type AnswerGiven,
  type EndpointForm,
  type EndpointKey,
  type Endpoints,
  endpoints,
  isRaw,
  isRawBody,
  type PartRead,
} from '@cuewright/contract/endpoints';
import { afterEach, beforeEach, expect } from 'vitest';

/** What was asked for, read by the contract. */
export interface Asked<E extends EndpointForm = EndpointForm> {
  params: PartRead<E, 'params'>;
  query: PartRead<E, 'query'>;
  body: E extends { readonly body: { readonly kind: string } } ? FormData : PartRead<E, 'body'>;
}

/** What is no JSON comes as a whole `Response`. */
type Given<E extends EndpointForm> = AnswerGiven<E> | Response;
type Answer<E extends EndpointForm> = Given<E> | ((asked: Asked<E>) => Given<E> | Promise<Given<E>>);

/** An answer to each call that a screen makes. */
export type Answers = { [K in EndpointKey]?: Answer<Endpoints[K]> };

let answers: Answers = {};
let astray: string[] = [];
let asked: { key: EndpointKey; body: unknown }[] = [];
let made: string[] = [];
let held = new Map<EndpointKey, { until: Promise<void>; letGo: () => void }>();
const underWay = new Set<Promise<unknown>>();

/** From now on these calls are answered so. */
export function answer(more: Answers): void {
  answers = { ...answers, ...more };
}

/** From now on this call waits for its answer, until it is let go. */
export function hold(key: EndpointKey): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const letGo = () => {
    held.delete(key);
    resolve();
  };
  held.set(key, { until: promise, letGo });
  return letGo;
}

/** The bodies that came with each of these calls, in their order. */
export function bodiesOf<K extends EndpointKey>(key: K): Asked<Endpoints[K]>['body'][] {
  return asked.filter((one) => one.key === key).map(({ body }) => body as Asked<Endpoints[K]>['body']);
}

/** Every call since the test began, method and path, in the order in which they were made. */
export const callsMade = (): readonly string[] => made;

type Facts<C extends ErrorCode> = Parameters<typeof problem<C>> extends [C, ...infer F] ? F : never;

/** A failure of the catalogue, as the server tells it. */
export function refuse<C extends ErrorCode>(code: C, ...facts: Facts<C>): Response {
  return Response.json(problem(code, ...(facts as never)), {
    status: errors[code].status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** No answer: the line is down. */
export function lineDown(): never {
  throw new TypeError('Failed to fetch');
}

interface Route {
  key: EndpointKey;
  endpoint: EndpointForm;
  path: RegExp;
}

const routes: readonly Route[] = Object.entries(endpoints as Record<string, EndpointForm>)
  .map(([key, endpoint]) => ({
    key: key as EndpointKey,
    endpoint,
    path: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  // What is written out goes before what is left open.
  .sort((a, b) => Number(a.key.includes('{')) - Number(b.key.includes('{')));

async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const route = routes.find(
    ({ endpoint, path }) => endpoint.method === request.method && path.test(pathname),
  );
  const given = route && answers[route.key];
  if (!route || !(route.key in answers)) {
    astray.push(`${request.method} ${pathname}: no answer was given for it`);
    return refuse('not-found');
  }
  const { key, endpoint, path } = route;
  const body = await readBody(endpoint, request);
  const read = {
    params: endpoint.params?.parse({ ...path.exec(pathname)?.groups }),
    query: endpoint.query?.parse(Object.fromEntries(searchParams)),
    body,
  };
  asked.push({ key, body });
  await held.get(key)?.until;
  const answered = typeof given === 'function' ? await (given as (asked: unknown) => unknown)(read) : given;
  return answered instanceof Response ? answered.clone() : present(endpoint, answered);
}

async function readBody(endpoint: EndpointForm, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (isRawBody(endpoint.body)) return await request.formData();
  const text = await request.text();
  return endpoint.body.parse(text ? JSON.parse(text) : undefined);
}

function present(endpoint: EndpointForm, body: unknown): Response {
  const [status = '204', schema] = Object.entries(endpoint.responses)[0] ?? [];
  if (status === '204' || !schema || isRaw(schema)) return new Response(null, { status: 204 });
  return Response.json(schema.parse(body), { status: Number(status) });
}

const pageFetch = globalThis.fetch;

/** Before the page's own code takes its `fetch`. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return await pageFetch(input, init);
  made.push(`${request.method} ${pathname}`);
  init?.signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
  const answered = respond(request).catch((error: unknown) => {
    if (!(error instanceof TypeError && error.message === 'Failed to fetch'))
      astray.push(`${request.method} ${request.url}: ${String(error)}`);
    throw error;
  });
  underWay.add(answered);
  try {
    return await Promise.race([answered, aborted]);
  } finally {
    void answered.catch(() => undefined).then(() => underWay.delete(answered));
  }
};

/** What a test has asked for is answered before the next one begins, which would take it for its own. */
async function answerAll(): Promise<void> {
  for (const { letGo } of held.values()) letGo();
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** A test begins with no answers, and fails for a call that found none. */
export function watchCalls(): void {
  beforeEach(() => {
    answers = {};
    astray = [];
    asked = [];
    made = [];
    held = new Map();
  });

  afterEach(async () => {
    await answerAll();
    expect(astray).toEqual([]);
  });
}
