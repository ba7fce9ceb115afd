import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { databaseFailure } from './database/failures.ts';

/**
 * What an error may say in the log. A database's message and detail quote values, so what
 * a person wrote; its code, constraint and our own frames are enough to find it.
 */
export function describeError(error: Error) {
  const { name: type, message, stack = '' } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const quotesValues =
    typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && databaseFailure(error) === undefined;
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type, code, constraint, table, message: quotesValues ? '' : message, stack: frames.join('\n') };
}

export function loggerOptions(level: string) {
  return { level, serializers: { err: describeError }, base: null };
}

/** One line per request, by its route and never its query string: what a person searches for is theirs. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const { id, method, routeOptions, log } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ id, method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'request');
  }
}
