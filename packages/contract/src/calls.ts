import type { z } from 'zod';
import type { EndpointForm, EndpointKey, Endpoints } from './endpoints/index.ts';
import type { note } from './endpoints/notes/note.ts';

type SchemaIn<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/** A part that the endpoint declares; none where it declares none. */
type Given<E, Part extends 'params' | 'body'> = [SchemaIn<E, Part>] extends [never]
  ? unknown
  : { [P in Part]: SchemaIn<E, Part> };

/** A query may be left out when everything in it may. */
type GivenQuery<E> = [SchemaIn<E, 'query'>] extends [never]
  ? unknown
  : Partial<SchemaIn<E, 'query'>> extends SchemaIn<E, 'query'>
    ? { query?: SchemaIn<E, 'query'> }
    : { query: SchemaIn<E, 'query'> };

/** What a call takes: exactly the parts its endpoint declares. */
export type CallInput<K extends EndpointKey> = Given<Endpoints[K], 'params'> &
  GivenQuery<Endpoints[K]> &
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
