import { canAdminister, problem } from '@cuewright/contract';
import {
  type EndpointForm,
  type EndpointKey,
  type Endpoints,
  endpoints,
  isRawBody,
} from '@cuewright/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { DepsWithFiles } from '../deps.ts';
import type { Asked, Handler } from '../endpoints/handler.ts';
import { formLimits } from '../endpoints/read-form.ts';
import { readRequest } from '../endpoints/read-request.ts';
import { carry, sendAnswer, sendEvents } from '../endpoints/send-answer.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: DepsWithFiles;
    /** Serves one call of the contract: session, limits, validation in and out, and the answer's form are its own. */
    endpoint: <K extends EndpointKey>(key: K, handler: Handler<Endpoints[K]>) => void;
  }
  interface FastifyContextConfig {
    /** The call of the contract that this route serves. */
    endpoint?: EndpointForm;
  }
}

/** Of a large body whose call says no limit. */
const LARGE_BYTES = 16 * 1_048_576;

export const endpointsPlugin = fp(
  async (app) => {
    app.decorate('endpoint', (key, handler) => serveEndpoint(app, endpoints[key], handler as never));
  },
  {
    name: 'endpoints',
    dependencies: ['sessions', 'rate-limits', 'costly-reads', 'large-bodies', 'space', 'problems'],
  },
);

/** Any call that has the form of the contract. What the product serves goes through `app.endpoint`. */
export function serveEndpoint<E extends EndpointForm>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const statuses = Object.keys(endpoint.responses).map(Number);
  const onlyStatus = statuses.length === 1 ? statuses[0] : undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply, parts: object) =>
    await handler(asked(request, reply, parts) as unknown as Asked<E>);
  const route = {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    config: { endpoint },
    onRequest: (request: FastifyRequest, reply: FastifyReply) => admit(app, endpoint, request, reply),
    ...(endpoint.hasLargeBody && {
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        const refusal = await app.takeLargeBody(request, reply, endpoint.bodyLimit ?? LARGE_BYTES);
        if (refusal) sendProblem(reply, problem(refusal));
      },
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const read = await readRequest(endpoint, request);
      if ('code' in read) return sendProblem(reply, read);
      const refused = await limitGuest(app, endpoint, request, read.parts);
      if (refused) return sendProblem(reply, refused);
      const full = endpoint.keeps && (await app.findSpace(endpoint, request));
      if (full) return sendProblem(reply, full);
      const endTurn = endpoint.isCostly ? await app.takeReadingTurn(endpoint, request, reply) : () => {};
      if (!endTurn) return sendProblem(reply, problem('overloaded'));
      const result = await answer(request, reply, read.parts).finally(endTurn);
      carry(reply, result);
      if (!result.ok) return sendProblem(reply, problem(result.code, result.facts as never));
      if ('events' in result) {
        if (!endpoint.streamed) throw new Error(`${endpoint.method} ${endpoint.path} declares no events.`);
        return sendEvents(reply, endpoint.streamed, result.events);
      }
      const status = (result as { status?: number }).status ?? onlyStatus;
      if (status === undefined)
        throw new Error(`${endpoint.method} ${endpoint.path} did not say which status.`);
      return sendAnswer(reply, endpoint, status, result.value);
    },
  };
  const { body } = endpoint;
  if (!body || !isRawBody(body)) {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (body.kind === 'multipart') {
      const { default: multipart } = await import('@fastify/multipart');
      await scope.register(multipart, { limits: formLimits(body) });
      if (body.orJson) {
        const parse = scope.getDefaultJsonParser('error', 'error');
        scope.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
      }
    } else {
      scope.addContentTypeParser(body.type, { parseAs: 'buffer' }, (_request, content, done) =>
        done(null, content),
      );
    }
    scope.route(route);
  });
}

/** Whoever may not call is turned away before the body is read. */
async function admit(
  app: FastifyInstance,
  endpoint: EndpointForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { rateLimit, session, admin } = endpoint;
  const limit = async () => {
    const resetsAt = rateLimit && (await app.limitRate(keyOf(endpoint), rateLimit, request));
    return resetsAt && sendProblem(reply, tooMany(resetsAt));
  };
  if (rateLimit?.by === 'address' && (await limit())) return reply;
  if (!endpoint.public) {
    await app.identify(request, reply);
    const refusal = app.refuseAnother(request, reply);
    if (refusal) return sendProblem(reply, problem(refusal));
    if (!request.actor && session !== 'optional') return sendProblem(reply, problem('not-signed-in'));
  }
  if (rateLimit?.by === 'person' && (await limit())) return reply;
  if (admin && !(request.actor && canAdminister(request.actor))) {
    return sendProblem(reply, problem('admins-only'));
  }
  if (endpoint.hasLargeBody && !(await app.admitLargeBody(request, reply))) {
    return sendProblem(reply, problem('overloaded'));
  }
  return undefined;
}

/** Only once it is known what is asked: some of it is free. */
async function limitGuest(
  app: FastifyInstance,
  endpoint: EndpointForm,
  request: FastifyRequest,
  { body }: { body?: unknown },
) {
  const { rateLimit } = endpoint;
  if (request.actor || !rateLimit?.guests || rateLimit.guests.spares(body)) return undefined;
  const { max, perSeconds } = rateLimit.guests;
  const limit = { ...rateLimit, max, perSeconds };
  const resetsAt = await app.limitRate(`${keyOf(endpoint)} signed out`, limit, request);
  return resetsAt && tooMany(resetsAt);
}

function keyOf({ method, path }: EndpointForm): string {
  return `${method} ${path}`;
}

function tooMany(resetsAt: Date) {
  return problem('too-many-requests', { resets_at: resetsAt.toISOString() });
}

/** What a handler may take of a request. What costs something is made only when it is taken. */
function asked(request: FastifyRequest, reply: FastifyReply, parts: object) {
  return {
    ...parts,
    actor: request.actor,
    method: request.method,
    log: request.log,
    get wantsEvents() {
      return /\btext\/event-stream\b/.test(request.headers.accept ?? '');
    },
    get caller() {
      const { ip, headers, cookies } = request;
      return { address: ip, userAgent: headers['user-agent'] ?? '', cookies, headers };
    },
    get signal() {
      const controller = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) controller.abort();
      });
      return controller.signal;
    },
  };
}
