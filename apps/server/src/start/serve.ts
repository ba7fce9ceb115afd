import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { backupStream } from '../backup/backup-stream.ts';
import { openControl } from '../backup/control.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { DatabaseError, databaseFailure } from '../database/failures.ts';
import { migrate } from '../database/migrate.ts';
import { openBlobStore } from '../services/blobs/open-blob-store.ts';
import { keepSweeping } from '../services/blobs/sweep.ts';
import { describeDatabase } from './describe-parts.ts';
import { listen } from './listen.ts';
import { webFolder } from './project.ts';
import { StartError } from './start-error.ts';

const DATABASE_PATIENCE_MS = 10_000;
/** SQLSTATE: wrong name or password, no such database. Their messages name the setting, not anybody's data. */
const REFUSED = /^(28...|3D000)$/;

export interface Running {
  app: FastifyInstance;
  /** Serves what is under way, then lets go of everything. */
  stop: () => Promise<void>;
}

/** Opens the database, brings it to this version and starts answering. */
export async function serve(config: Config): Promise<Running> {
  const told = { lost: (_error: Error) => {}, untidy: (_error: unknown) => {} };
  const database = await openDatabase(config, {
    onConnectionLost: (error) => told.lost(error),
    onUntidy: (error) => told.untidy(error),
  });
  try {
    await migrateWithPatience(database, config);
    const blobs = await openBlobStore(config);
    const { db, poolState } = database;
    const app = await buildApp({ config, db, poolState, blobs, webFolder });
    told.lost = (err) => app.log.warn({ err }, 'a database connection broke');
    told.untidy = (err) => app.log.warn({ err }, 'deleted rows could not be cleared away; it is tried again');
    await listen(app, config);
    const sweeping = keepSweeping(app.deps, app.log);
    const control = config.databaseUrl
      ? undefined
      : await openControl(config.dataDir, () =>
          backupStream({ unhurried: database.unhurried, blobs, now: new Date() }),
        );
    const stop = async () => {
      const swept = sweeping.stop();
      await control?.close();
      await app.drain();
      await app.close();
      await swept;
      blobs.close();
      await database.close();
    };
    return { app, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A database server that starts at the same time as we do is given a moment. */
export async function migrateWithPatience(
  { unhurried }: Pick<Database, 'unhurried'>,
  config: Config,
  { withinMs = DATABASE_PATIENCE_MS } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await migrate(unhurried);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      if (REFUSED.test(error.code)) {
        throw new StartError(
          `DATABASE_URL is refused by its server: ${error.message}. Correct DATABASE_URL.`,
          { cause: error },
        );
      }
      if (databaseFailure(error) !== 'database-unavailable') throw error;
      if (Date.now() > deadline) {
        throw new StartError(
          `The database does not answer: ${describeDatabase(config)}. Start it, or correct DATABASE_URL.`,
          {
            cause: error,
          },
        );
      }
      await wait(250);
    }
  }
}
