import type { z } from 'zod';
import type { EndpointForm, EndpointKey, Endpoints } from './endpoints/index.ts';
import type { note } from './endpoints/notes/note.ts';

type SchemaIn<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : never;
type Given<E, Part extends 'params' | 'query' | 'body'> =
  SchemaIn<E, Part> extends infer Value
    ? [Value] extends [never]
      ? unknown
      : undefined extends Value
        ? { [P in Part]?: Value }
        : Partial<Value & object> extends Value
          ? { [P in Part]?: Value }
          : { [P in Part]: Value }
    : never;

/** What a call takes: exactly the parts its endpoint declares. */
export type CallInput<K extends EndpointKey> = Given<Endpoints[K], 'params'> &
  Given<Endpoints[K], 'query'> &
  Given<Endpoints[K], 'body'>;

type Responses<E extends EndpointForm> = E['responses'];

/** What a call answers. */
export type CallAnswer<K extends EndpointKey> = Responses<Endpoints[K]>[keyof Responses<
  Endpoints[K]
>] extends infer S
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : never;

export type Note = z.output<typeof note>;
