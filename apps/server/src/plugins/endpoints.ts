import { type Actor, type ErrorCode, problem } from '@cuewright/contract';
import {
  type EndpointForm,
  type EndpointKey,
  type Endpoints,
  endpoints,
} from '@cuewright/contract/endpoints';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Result } from '../result.ts';
import { sendProblem } from './problems.ts';

type Output<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
type Body<E extends EndpointForm> = E['responses'][keyof E['responses']] extends infer S
  ? S extends z.ZodType
    ? z.input<S>
    : never
  : never;

/** The ways a call may fail are those its endpoint declares; an undeclared one does not compile. */
type DeclaredError<E> = E extends { readonly errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never;

interface Asked<E extends EndpointForm> {
  /** Who asks; nobody for a public call. */
  actor: E extends { readonly public: true } ? undefined : Actor;
  params: Output<E, 'params'>;
  query: Output<E, 'query'>;
  body: Output<E, 'body'>;
}

export type EndpointHandler<K extends EndpointKey> = (
  asked: Asked<Endpoints[K]>,
) => Promise<Result<Body<Endpoints[K]>, DeclaredError<Endpoints[K]>>>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Serves one call of the contract: session, validation in and out, and the answer's status are its own. */
    endpoint: <K extends EndpointKey>(key: K, handler: EndpointHandler<K>) => void;
  }
}

export const endpointsPlugin = fp(
  async (app) => {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);

    app.decorate('endpoint', (key, handler) => {
      const endpoint: EndpointForm = endpoints[key];
      const status = successStatus(endpoint);
      app.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(endpoint),
        ...(endpoint.public ? {} : { onRequest: app.requireActor }),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const { actor, params, query, body } = request;
          const result = await handler({ actor, params, query, body } as Parameters<typeof handler>[0]);
          if (!result.ok) return sendProblem(reply, problem(result.code, result.facts));
          return reply.code(status).header('cache-control', 'no-store').send(result.value);
        },
      });
    });
  },
  { name: 'endpoints', dependencies: ['sessions', 'problems'] },
);

function schemaOf({
  params,
  query,
  body,
  responses,
}: EndpointForm): NonNullable<RouteShorthandOptions['schema']> {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: responses,
  };
}

function successStatus({ method, path, responses }: EndpointForm): number {
  const [status, ...others] = Object.keys(responses);
  if (!status || others.length > 0) throw new Error(`${method} ${path} has to declare one success status.`);
  return Number(status);
}
