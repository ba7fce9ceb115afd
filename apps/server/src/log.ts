import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { DatabaseError, databaseFailure } from './database/failures.ts';

/**
 * What an error may say in the log. Messages of PostgreSQL and of parsers quote values, so what a
 * person wrote; codes, constraints and frames are enough to find what broke.
 */
export function describeError(error: Error) {
  const { name: type, message, cause } = error;
  const { code, constraint, table } = error as Partial<DatabaseError>;
  return {
    type,
    code,
    constraint,
    table,
    message: quotesValues(error) ? '' : message,
    stack: frames(error),
    ...(cause instanceof Error && {
      cause: { type: cause.name, code: (cause as { code?: unknown }).code, stack: frames(cause) },
    }),
  };
}

function quotesValues(error: Error): boolean {
  return (
    error instanceof SyntaxError || (error instanceof DatabaseError && databaseFailure(error) === undefined)
  );
}

/** The stack begins with the message, whose lines may look like frames. */
function frames({ stack = '', message }: Error): string {
  const afterMessage = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return afterMessage
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}

/** What belongs to somebody, wherever a line may carry it. */
const SECRET = [
  'prompt',
  'prompt_text',
  'cookie',
  'cookies',
  'authorization',
  'token',
  'email',
  'phone',
  'ip',
  'address',
  'remoteAddress',
];

export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    serializers: { err: describeError },
    redact: { paths: [...SECRET, ...SECRET.map((name) => `*.${name}`)], censor: '[left out]' },
    hooks: {
      // Fastify's own warnings name addresses: what stands behind the question mark is a person's.
      logMethod(this: unknown, words: unknown[], log: (...words: unknown[]) => void) {
        log.apply(
          this,
          words.map((word) => (typeof word === 'string' ? word.replace(/\?[^\s"]*/g, '') : word)),
        );
      },
    },
  };
}

/** One line per request, by its route and never its query string: what a person searches for is theirs. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) writeLine(request, reply, CALLER_LEFT);
    });
  }

  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    writeLine(request, reply, reply.statusCode);
  }
}

/** Nobody was there any more for an answer; nginx's number for it. */
const CALLER_LEFT = 499;

function writeLine({ method, routeOptions, log }: FastifyRequest, reply: FastifyReply, status: number): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  log.info({ method, route: routeOptions.url ?? 'none', status, ms }, 'request');
}
