import type { z } from 'zod';
import type { BinaryAnswer, EventsAnswer, RedirectAnswer, TextAnswer } from './endpoints/answers.ts';
import type { BytesBody, MultipartBody } from './endpoints/bodies.ts';
import type { brainstormNote } from './endpoints/brainstorm-notes/brainstorm-note.ts';
import type { imageReference } from './endpoints/image-references/image-reference.ts';
import type { EndpointForm, EndpointKey, Endpoints } from './endpoints/index.ts';
import type { note } from './endpoints/notes/note.ts';
import type { invoice } from './endpoints/payments/invoice.ts';
import type { subscription } from './endpoints/payments/subscription.ts';
import type { savedPrompt } from './endpoints/prompts/saved-prompt.ts';
import type { storyboard } from './endpoints/storyboards/storyboard.ts';
import type { usage } from './endpoints/usage/read-usage.ts';
import type { preferences } from './endpoints/users/preferences.ts';
import type { workspace } from './endpoints/workspaces/workspace.ts';
import type { workspacePrompt } from './endpoints/workspaces/workspace-prompt.ts';

type SchemaIn<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : never;

type BodyIn<E> = E extends { readonly body: infer B }
  ? B extends MultipartBody
    ? FormData | SchemaIn<B, 'orJson'>
    : B extends BytesBody
      ? Blob
      : SchemaIn<E, 'body'>
  : never;

/** A part that the endpoint declares; none where it declares none. */
type Given<Part extends 'params' | 'body', Value> = [Value] extends [never]
  ? unknown
  : { [P in Part]: Value };

/** A query may be left out when everything in it may. */
type GivenQuery<E> = [SchemaIn<E, 'query'>] extends [never]
  ? unknown
  : Partial<SchemaIn<E, 'query'>> extends SchemaIn<E, 'query'>
    ? { query?: SchemaIn<E, 'query'> }
    : { query: SchemaIn<E, 'query'> };

/** An answer that is not JSON is asked for by its kind, which the caller has to know to use it. */
type GivenKind<E extends EndpointForm> = [KindOf<Answers<E>>] extends [never]
  ? unknown
  : { as: KindOf<Answers<E>> };
type KindOf<A> = A extends { readonly kind: infer Kind extends string } ? Exclude<Kind, 'redirect'> : never;

/** What the address of a call takes. */
export type AddressInput<E extends EndpointForm> = Given<'params', SchemaIn<E, 'params'>> & GivenQuery<E>;

/** What a call takes: exactly the parts its endpoint declares. */
export type InputOf<E extends EndpointForm> = AddressInput<E> & Given<'body', BodyIn<E>> & GivenKind<E>;
export type CallInput<K extends EndpointKey> = InputOf<Endpoints[K]>;

type Answers<E extends EndpointForm> = E['responses'][keyof E['responses']];

type Received<A> = A extends z.ZodType
  ? z.output<A>
  : A extends TextAnswer
    ? string
    : A extends BinaryAnswer
      ? Blob
      : A extends EventsAnswer<infer S>
        ? AsyncIterable<z.output<S>>
        : never;

/** What a call answers. */
export type AnswerOf<E extends EndpointForm> = Received<Answers<E>>;
export type CallAnswer<K extends EndpointKey> = AnswerOf<Endpoints[K]>;

/** Calls whose answer a page reads; one that only leads elsewhere is for the browser. */
export type CallableKey<Calls extends Record<keyof Calls, EndpointForm> = Endpoints> = {
  [K in keyof Calls]: Answers<Calls[K]> extends RedirectAnswer ? never : K;
}[keyof Calls] &
  string;

/** Calls that a browser can make by itself: a link, a picture, a download. */
export type AddressKey<Calls extends Record<keyof Calls, EndpointForm> = Endpoints> = {
  [K in keyof Calls]: Calls[K]['method'] extends 'GET' ? K : never;
}[keyof Calls] &
  string;

/** Calls that answer bit by bit whoever wants it that way. */
export type StreamedKey = {
  [K in keyof Endpoints]: Endpoints[K] extends { readonly streamed: EventsAnswer } ? K : never;
}[keyof Endpoints] &
  string;

export type StreamEvent<K extends StreamedKey> = Endpoints[K] extends {
  readonly streamed: EventsAnswer<infer S extends z.ZodType>;
}
  ? z.output<S>
  : never;

export type BrainstormNote = z.output<typeof brainstormNote>;
export type Workspace = z.output<typeof workspace>;
export type WorkspacePrompt = z.output<typeof workspacePrompt>;
export type ImageReference = z.output<typeof imageReference>;
export type Note = z.output<typeof note>;
export type Preferences = z.output<typeof preferences>;
export type Storyboard = z.output<typeof storyboard>;
export type SavedPrompt = z.output<typeof savedPrompt>;
export type Usage = z.output<typeof usage>;
export type Invoice = z.output<typeof invoice>;
export type Subscription = z.output<typeof subscription>;
