import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieToSet extends CookieSerializeOptions {
  name: string;
  /** Empty with `maxAge: 0` takes the cookie back. */
  value: string;
}

/** What an answer or a failure carries beside its body. */
export interface Carried {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly CookieToSet[];
}
