import type { z } from 'zod';
import type { EndpointForm } from './endpoint.ts';

type Responses<E extends EndpointForm> = E['responses'][keyof E['responses']];

/** A part of a call as its schema hands it over. */
export type PartRead<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a call answers, as it is handed to its schema; nothing where it is no JSON. */
export type AnswerGiven<E extends EndpointForm> =
  Extract<Responses<E>, z.ZodType> extends infer S
    ? [S] extends [never]
      ? undefined
      : S extends z.ZodType
        ? z.input<S>
        : never
    : never;
