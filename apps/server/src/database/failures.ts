import type { ErrorCode } from '@cuewright/contract';

/**
 * What either database threw, by its SQLSTATE. The message and whatever else PostgreSQL says may
 * quote what a person wrote; only the fields here may be logged.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor(
    {
      code,
      message,
      constraint,
      table,
    }: { code: string; message: string; constraint?: string | undefined; table?: string | undefined },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }
}

export const sqlState = {
  connectionFailure: '08006',
  diskFull: '53100',
  tooManyConnections: '53300',
  cannotConnectNow: '57P03',
  internalError: 'XX000',
  foreignKeyViolation: '23503',
} as const;

/**
 * States that pass: no connection, no room for one, memory, a server that stops, starts or has become a
 * replica, a query or transaction that took too long, two that stood in each other's way.
 */
const PASSING = /^(08(?!P01)...|53[23]00|57P0[1-3]|57014|25P03|25006|40001|40P01)$/;

/** What a value that cannot be sent throws, before anything is. */
function isOurs(thrown: unknown): boolean {
  return thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof DOMException;
}

/** As a database error, whichever driver threw it: one without an SQLSTATE broke on the way, unless it is ours. */
export function asDatabaseError(thrown: unknown): DatabaseError {
  if (thrown instanceof DatabaseError) return thrown;
  const { code, message, constraint, table } = thrown as Record<
    'code' | 'message' | 'constraint' | 'table',
    string | undefined
  >;
  const isSqlState =
    typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && thrown instanceof Error && 'severity' in thrown;
  const withoutState = isOurs(thrown) ? sqlState.internalError : sqlState.connectionFailure;
  return new DatabaseError(
    {
      code: isSqlState ? code : withoutState,
      message: message ?? String(thrown),
      constraint,
      table,
    },
    { cause: thrown },
  );
}

/** What a database error means to whoever asked, or nothing when it is a bug of ours. */
export function databaseFailure(
  error: unknown,
): Extract<ErrorCode, 'database-unavailable' | 'storage-full'> | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === sqlState.diskFull) return 'storage-full';
  return PASSING.test(error.code) ? 'database-unavailable' : undefined;
}
