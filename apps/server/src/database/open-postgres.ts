import pg from 'pg';

/** How many connections one process holds; the server behind has to allow that many times WORKERS. */
const CONNECTIONS = 10;

/** A pool on a PostgreSQL server that survives the server's restarts. */
export function openPostgres(databaseUrl: string, onConnectionLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'cuewright',
    max: CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener on both, a connection that breaks while nobody asks ends the process.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return pool;
}
