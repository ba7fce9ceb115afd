import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { EventsAnswer, RawAnswer } from './answers.ts';
import type { RawBody } from './bodies.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 302 | 303 | 304;

/** How often one caller may call. */
export interface RateLimit {
  readonly max: number;
  readonly perSeconds: number;
  /** `person` counts the address while nobody is signed in. */
  readonly by: 'person' | 'address';
  /** Limits that protect sign-in or money hold across processes, so they count in the database. */
  readonly counted: 'process' | 'database';
  /** Less, for whoever is not signed in. What it spares is not counted, so the body is read before. */
  readonly guests?: {
    readonly max: number;
    readonly perSeconds: number;
    readonly spares: (body: unknown) => boolean;
  };
}

/** One call: who may make it, what goes in, what comes out, how it can fail. */
export interface EndpointForm {
  readonly method: Method;
  /** With its parameters in braces: `/api/notes/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Whoever asks, nobody looks for a session. */
  readonly public?: true;
  /** Every call needs a session, unless one is only made use of. */
  readonly session?: 'optional';
  /** A GET that changes something, and so is refused like a write when another site started it. */
  readonly guarded?: true;
  /** Only for those who run the place. */
  readonly admin?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON by a schema, or what `multipart` and `bytes` declare. */
  readonly body?: z.ZodType | RawBody;
  /** In bytes, where a call takes more or less than others. */
  readonly bodyLimit?: number;
  /** What a body beyond the limit, or a file in it beyond its own, fails with; `body-too-large` otherwise. */
  readonly tooLarge?: ErrorCode;
  /** So large that only a few of them are read at a time. */
  readonly hasLargeBody?: true;
  /** Keeps what it is sent for somebody, who has so much space for texts and so much for pictures. */
  readonly keeps?: 'texts' | 'pictures';
  /** Reads so much that one person has one of them at a time; the next waits for its turn. */
  readonly isCostly?: true;
  readonly rateLimit?: RateLimit;
  /** Where there are several, the handler says which. */
  readonly responses: { readonly [S in SuccessStatus]?: z.ZodType | RawAnswer };
  /** What comes instead, bit by bit, for whoever accepts `text/event-stream`. */
  readonly streamed?: EventsAnswer;
  /** The failures of its own; those any call can have are not repeated. */
  readonly errors?: readonly ErrorCode[];
  /** Its failures also carry `success: false` and `error`, for readers of the specified answer. */
  readonly saysSuccess?: true;
}

export function defineEndpoint<const E extends EndpointForm>(endpoint: E): E {
  return endpoint;
}
