import pg from 'pg';

/** How many connections one process holds; the server behind has to allow that many times WORKERS. */
const CONNECTIONS = 10;
const STATEMENT_LIMIT_MS = 15_000;
/** Whoever asks is told to come back rather than kept waiting for a connection. */
const CONNECTED_WITHIN_MS = 2_000;

const { DATE, INTERVAL, BYTEA } = pg.types.builtins;
const asText = (value: string) => value;

/** Values whose JavaScript form depends on the driver or on the machine's time zone, in the form both databases give. */
const parsers = new Map<number, (value: string) => unknown>([
  [DATE, asText],
  [INTERVAL, asText],
  [BYTEA, (value) => Uint8Array.from(Buffer.from(value.slice('\\x'.length), 'hex'))],
]);

export interface PostgresOptions {
  onConnectionLost: (error: Error) => void;
  /** Without the limits that protect people's requests: for migrations. */
  isUnhurried?: boolean;
  /** How long a connection is waited for. */
  connectedWithinMs?: number | undefined;
}

/** A pool on a PostgreSQL server that survives the server's restarts. */
export function openPostgres(
  databaseUrl: string,
  { onConnectionLost, isUnhurried = false, connectedWithinMs = CONNECTED_WITHIN_MS }: PostgresOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'cuewright',
    max: isUnhurried ? 1 : CONNECTIONS,
    connectionTimeoutMillis: connectedWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!isUnhurried && {
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    }),
    types: {
      getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format as 'text'),
    },
  });
  // Without a listener on both, a connection that breaks while nobody asks ends the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}
