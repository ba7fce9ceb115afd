import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config.ts';
import { carefulPool, type RawPool } from './careful-pool.ts';
import { Housekeeper } from './embedded/housekeeper.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Queryable, Tables } from './tables.ts';

/** A little more than PostgreSQL's own limit for a statement, which then comes first. */
const QUERY_LIMIT_MS = 20_000;

/** How a pool is doing. */
export interface PoolState {
  busy: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export interface Database {
  db: Queryable;
  /** The same database without a time limit, for migrations. */
  unhurried: Queryable;
  poolState: () => PoolState;
  close: () => Promise<void>;
}

interface OpenOptions {
  onConnectionLost: (error: Error) => void;
  /** What the embedded database does for itself could not be done, and is tried again. */
  onUntidy?: (error: unknown) => void;
  /** How long a server's connection is waited for, when it is not as long as people would wait. */
  connectedWithinMs?: number;
}

/** Opens PostgreSQL by its address, or the embedded database. Both speak the same SQL through the same builder. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onConnectionLost, onUntidy, connectedWithinMs }: OpenOptions,
): Promise<Database> {
  if (databaseUrl) {
    const pool = openPostgres(databaseUrl, { onConnectionLost, connectedWithinMs });
    const unhurriedPool = openPostgres(databaseUrl, { onConnectionLost, isUnhurried: true });
    const close = async () => void (await Promise.all([pool.end(), unhurriedPool.end()]));
    const poolState = () => {
      const { totalCount, idleCount, waitingCount } = pool;
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    };
    return { db: kysely(pool, QUERY_LIMIT_MS), unhurried: kysely(unhurriedPool), poolState, close };
  }
  const { pool, release } = await openEmbedded(dataDir);
  const housekeeper = new Housekeeper({ pool, onTrouble: onUntidy });
  const close = async () => {
    await housekeeper.stop();
    await pool.end().finally(release);
  };
  return { db: kysely(pool, QUERY_LIMIT_MS), unhurried: kysely(pool), poolState: () => pool.state(), close };
}

function kysely(pool: RawPool, limitMs?: number): Queryable {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: carefulPool(pool, limitMs) }) });
}
