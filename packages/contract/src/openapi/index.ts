import { type EndpointForm, endpoints } from '../endpoints/index.ts';
import type { Json } from './json-schema.ts';
import { operation } from './operation.ts';
import { problemSchemas } from './problems.ts';

export { describeFields } from './describe-fields.ts';
export { rateLimitWords } from './operation.ts';

export interface OpenApiOptions {
  version: string;
  /** Where the server answers. */
  origin: string;
  /** The name of the session’s cookie, which depends on the origin. */
  sessionCookie: string;
  calls?: Readonly<Record<string, EndpointForm>>;
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument({ version, origin, sessionCookie, calls = endpoints }: OpenApiOptions): Json {
  const shared: Json = {};
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values(calls)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, shared),
    };
  }
  const tags = new Set(Object.values(calls).map(({ path }) => path.split('/')[2] ?? ''));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cuewright',
      version,
      summary: 'Write the shot once. Hand every generator its own copy.',
      description:
        'Bodies are JSON unless a call says otherwise. Failures are RFC 9457 problem details. Lists answer 20 rows unless asked, 100 at most. A write that a page of another site starts is refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...shared, ...problemSchemas() },
      headers: {
        RetryAfter: { description: 'Seconds until it may be asked again.', schema: { type: 'integer' } },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The session of whoever is signed in, in a cookie that only the server reads.',
        },
      },
    },
  };
}
