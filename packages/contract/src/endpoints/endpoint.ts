import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type SuccessStatus = 200 | 201 | 204;

/** One call: what goes in, what comes out, how it can fail. */
export interface EndpointForm {
  method: Method;
  /** With its parameters in braces: `/api/notes/{id}`. */
  path: `/api/${string}`;
  summary: string;
  /** Every call needs a session unless it says `public: true`. */
  public?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  responses: { readonly [S in SuccessStatus]?: z.ZodType };
  /** The failures of its own; those any call can have are not repeated. */
  errors?: readonly ErrorCode[];
}

export function defineEndpoint<const E extends EndpointForm>(endpoint: E): E {
  return endpoint;
}
