import type { Socket } from 'node:net';
import { type ErrorCode, errors, type FieldError, type Problem, problem } from '@cuewright/contract';
import type { FastifyError, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseError, databaseFailure, sqlState } from '../database/failures.ts';
import { StorageError } from '../services/blobs/storage-error.ts';

const RETRY_AFTER_SECONDS = 1;

/** Fastify's own refusals, by its codes; any other 4xx of its is a request that could not be read. */
const FASTIFY_CODES: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_NOT_FOUND: 'not-found',
};

export function sendProblem(reply: FastifyReply, content: Problem): FastifyReply {
  if (content.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply.header('cache-control', 'no-store');
  // A string, so that the route's response schema, which describes success, has no say in it.
  return reply
    .code(content.status)
    .type('application/problem+json')
    .serializer(String)
    .send(JSON.stringify(content));
}

/** Every failure leaves as problem details; only what is ours to mend is logged. */
export const problemsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const answer = toProblem(error);
      if (errors[answer.code].reportable) request.log.error({ err: error, code: answer.code }, answer.title);
      return sendProblem(reply, answer);
    });
  },
  { name: 'problems' },
);

/** What is not HTTP, or too slow or too long to be read, never becomes a request; it gets an answer all the same. */
export function refuseUnreadable(_error: Error, socket: Socket): void {
  const body = JSON.stringify(problem('malformed-request'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

export function toProblem(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return problem('invalid-request', { errors: fieldErrors(error) });
  }
  if (isOwnerGone(error)) return problem('not-signed-in');
  if (error instanceof StorageError) return problem(error.code);
  const database = databaseFailure(error);
  if (database) return problem(database);
  const isRefusal = error.statusCode !== undefined && error.statusCode < 500;
  return problem(FASTIFY_CODES[error.code] ?? (isRefusal ? 'malformed-request' : 'internal-error'));
}

/** The account went while its owner was still writing: the row's person is no more. */
function isOwnerGone(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === sqlState.foreignKeyViolation &&
    error.constraint?.endsWith('_user_id_fkey') === true
  );
}

function fieldErrors({ validation, validationContext }: FastifyError): FieldError[] {
  const place = validationContext === 'querystring' ? 'query' : (validationContext ?? 'body');
  return (validation ?? []).map(({ instancePath, message = 'Needs a look' }) => ({
    field: [place, ...instancePath.split('/').filter(Boolean)].join('.'),
    message,
  }));
}
