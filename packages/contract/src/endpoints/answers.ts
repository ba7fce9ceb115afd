import type { z } from 'zod';

/** Text that is not JSON, whole or as it is made: a CSV. */
export interface TextAnswer {
  readonly kind: 'text';
  readonly type: `text/${string}`;
}

/** Bytes, whole or as they come: a picture, a ZIP. The handler names the type where several are declared. */
export interface BinaryAnswer {
  readonly kind: 'binary';
  readonly types: readonly [string, ...string[]];
}

/** Server-sent events, each with data of this shape. */
export interface EventsAnswer<S extends z.ZodType = z.ZodType> {
  readonly kind: 'events';
  readonly event: S;
}

/** Somewhere else to go. */
export interface RedirectAnswer {
  readonly kind: 'redirect';
}

/** An answer that leaves without a schema in its way. */
export type RawAnswer = TextAnswer | BinaryAnswer | EventsAnswer | RedirectAnswer;

export function text(type: TextAnswer['type']): TextAnswer {
  return { kind: 'text', type };
}

export function binary(...types: BinaryAnswer['types']): BinaryAnswer {
  return { kind: 'binary', types };
}

export function events<S extends z.ZodType>(event: S): EventsAnswer<S> {
  return { kind: 'events', event };
}

export const redirect: RedirectAnswer = { kind: 'redirect' };

export function isRaw(answer: z.ZodType | RawAnswer): answer is RawAnswer {
  return 'kind' in answer;
}
