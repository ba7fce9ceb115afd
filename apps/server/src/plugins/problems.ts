import { type ErrorCode, errors, type Problem, problem } from '@cuewright/contract';
import type { FastifyError, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseError, databaseFailure, sqlState } from '../database/failures.ts';
import { PersonGone } from '../features/accounts/users/person-gone.ts';
import { StorageError } from '../services/blobs/storage-error.ts';
import { CheckoutError } from '../services/checkout/checkout.ts';
import { EngineError } from '../services/engine/engine.ts';

const RETRY_AFTER_SECONDS = 1;

/** Fastify's own refusals, by its codes; any other 4xx of its is a request that could not be read. */
const FASTIFY_CODES = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  FST_ERR_NOT_FOUND: 'not-found',
} as const satisfies Record<string, ErrorCode>;

export function sendProblem(reply: FastifyReply, content: Problem): FastifyReply {
  const retryAfter = retryAfterSeconds(content, reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.header('cache-control', 'no-store');
  const saysSuccess = reply.routeOptions.config.endpoint?.saysSuccess === true;
  // A string, so that the route's response schema, which describes success, has no say in it.
  return reply
    .code(content.status)
    .type('application/problem+json')
    .serializer(String)
    .send(JSON.stringify(saysSuccess ? { ...content, success: false, error: content.title } : content));
}

/** Every failure that passes by itself says when to ask again. */
function retryAfterSeconds(content: Problem, reply: FastifyReply): number | undefined {
  if (content.status === 503) return RETRY_AFTER_SECONDS;
  if (!('resets_at' in content)) return undefined;
  const ms = Date.parse(content.resets_at) - reply.server.deps.clock().getTime();
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Every failure leaves as problem details; only what is ours to mend is logged. */
export const problemsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const answer = toProblem(error, request.routeOptions.config.endpoint?.tooLarge);
      if (errors[answer.code].reportable) request.log.error({ err: error, code: answer.code }, answer.title);
      return sendProblem(reply, answer);
    });
  },
  { name: 'problems' },
);

export function toProblem(error: FastifyError, tooLarge: ErrorCode = 'body-too-large'): Problem {
  if (isOwnerGone(error)) return problem('not-signed-in');
  if (error instanceof StorageError) return problem(error.code);
  if (error instanceof EngineError) return problem(error.code);
  if (error instanceof CheckoutError) return problem('payments-unavailable');
  const database = databaseFailure(error);
  if (database) return problem(database);
  const isRefusal = error.statusCode !== undefined && error.statusCode < 500;
  if (error.statusCode === 413) return problem(tooLarge, {} as never);
  return problem(
    FASTIFY_CODES[error.code as keyof typeof FASTIFY_CODES] ??
      (isRefusal ? 'malformed-request' : 'internal-error'),
  );
}

/** The account went while its owner was still asking: the row's person is no more, and with them their generations. */
function isOwnerGone(error: unknown): boolean {
  if (error instanceof PersonGone) return true;
  return (
    error instanceof DatabaseError &&
    error.code === sqlState.foreignKeyViolation &&
    /_(user|generation)_id_fkey$/.test(error.constraint ?? '')
  );
}
