import type { ErrorCode } from '@cuewright/contract';

/** An error of ours that carries the SQLSTATE PostgreSQL has for it, so one classification serves all. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const sqlState = {
  diskFull: '53100',
  tooManyConnections: '53300',
  cannotConnectNow: '57P03',
} as const;

/** SQLSTATE: connection exceptions, too many connections, the server stopping, starting or crashing. */
const UNAVAILABLE_STATES = /^(08...|53300|57P0[1-3])$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]);
/** pg gives these no code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** What a thrown database error means to the caller, or nothing when it is a bug. */
export function databaseFailure(
  error: unknown,
): Extract<ErrorCode, 'database-unavailable' | 'storage-full'> | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === sqlState.diskFull) return 'storage-full';
  const gone =
    UNAVAILABLE_STATES.test(code) ||
    (code ? UNAVAILABLE_CODES.has(code) && 'syscall' in error : UNAVAILABLE_MESSAGES.test(error.message));
  return gone || (error instanceof AggregateError && error.errors.some(databaseFailure))
    ? 'database-unavailable'
    : undefined;
}
