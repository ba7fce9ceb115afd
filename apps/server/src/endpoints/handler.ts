import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Actor, ErrorCode } from '@cuewright/contract';
import type {
  BinaryAnswer,
  BytesBody,
  EndpointForm,
  EventsAnswer,
  FilePart,
  MultipartBody,
  RedirectAnswer,
  TextAnswer,
} from '@cuewright/contract/endpoints';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Failure } from '../result.ts';
import type { Carried } from './carried.ts';

/** A file that came in a form, whole and within the limits its part declares. */
export interface ReceivedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

type Output<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

type ReceivedPart<P> = P extends FilePart
  ? P extends { readonly optional: true }
    ? ReceivedFile | undefined
    : ReceivedFile
  : P extends z.ZodType
    ? z.output<P>
    : never;

type BodyOut<E> = E extends { readonly body: MultipartBody<infer Parts> }
  ? { [P in keyof Parts]: ReceivedPart<Parts[P]> } | JsonInstead<E['body']>
  : E extends { readonly body: BytesBody }
    ? Uint8Array
    : Output<E, 'body'>;

type JsonInstead<B> = B extends { readonly orJson: infer S extends z.ZodType } ? z.output<S> : never;

/** What is known of whoever calls, signed in or not. The address may be kept only as a hash, and never logged. */
export interface Caller {
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
  headers: Readonly<IncomingHttpHeaders>;
}

export interface Asked<E extends EndpointForm> {
  /** Who asks; nobody for a public call. */
  actor: E extends { readonly public: true }
    ? undefined
    : E extends { readonly session: 'optional' }
      ? Actor | undefined
      : Actor;
  params: Output<E, 'params'>;
  query: Output<E, 'query'>;
  body: BodyOut<E>;
  /** HEAD where a call that reads is only asked what it would answer. */
  method: string;
  caller: Caller;
  /** Whether the caller would have events. */
  wantsEvents: boolean;
  /** Aborts when the caller is gone before the answer is. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** What a handler gives for each kind of answer. Streams are cut off when the caller goes. */
type Sent<A> = A extends z.ZodType
  ? z.input<A>
  : A extends TextAnswer
    ? string | Readable
    : A extends BinaryAnswer
      ? Uint8Array | Readable
      : A extends EventsAnswer<infer S>
        ? AsyncIterable<z.input<S>>
        : A extends RedirectAnswer
          ? string
          : never;

type IsUnion<T, Whole = T> = T extends Whole ? ([Whole] extends [T] ? false : true) : never;
type Status<Own, All> = true extends IsUnion<All> ? { status: Own } : { status?: Own };

type AnswerOf<E extends EndpointForm> = {
  [S in keyof E['responses']]: { ok: true; value: Sent<E['responses'][S]> } & Status<
    S,
    keyof E['responses']
  > &
    Carried;
}[keyof E['responses']];

/** Events in place of the answer, for whoever asked for them. */
type StreamOf<E> = E extends { readonly streamed: EventsAnswer<infer S> }
  ? { ok: true; events: AsyncIterable<z.input<S>> } & Carried
  : never;

/** The ways a call may fail are those its endpoint declares; an undeclared one does not compile. */
type DeclaredError<E> = E extends { readonly errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never;

export type Answered<E extends EndpointForm> =
  | AnswerOf<E>
  | StreamOf<E>
  | (Failure<DeclaredError<E>> & Carried);
export type Handler<E extends EndpointForm> = (asked: Asked<E>) => Promise<Answered<E>>;
