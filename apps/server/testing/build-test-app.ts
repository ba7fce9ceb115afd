import { randomUUIDv7 } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import type { Queryable } from '../src/database/tables.ts';
import { openFolderStore } from '../src/services/blobs/folder-store.ts';
import { openEngine } from '../src/services/engine/open-engine.ts';
import type { Eyes } from '../src/services/eyes/eyes.ts';
import { type Factories, factories } from './factories.ts';
import { freshDatabase } from './fresh-database.ts';
import { rememberCodes } from './reached-codes.ts';
import { whenDone } from './when-done.ts';

export interface TestApp extends Factories {
  app: FastifyInstance;
  db: Queryable;
}

/** Eyes that see nothing. */
const blind: Eyes = { look: async () => undefined, close: async () => {} };

/** A busy machine is not what these tests are about. */
const PATIENCE_MS = 30_000;

const loopback: Omit<AppParts['config'], 'dataDir'> = {
  publicUrl: new URL('http://localhost:3000'),
  identity: { kind: 'local' },
  hasIdentityProvider: false,
  adminEmails: new Set(),
  contact: [],
  drainMs: 250,
  heroCounters: 'decoration',
  currency: 'USD',
  ai: { text: undefined, vision: undefined, image: undefined, caps: { all: 20_000_000, each: 1_000_000 } },
  stripe: undefined,
  hasDemoCheckout: false,
  logLevel: 'silent',
  hasRateLimits: true,
  space: { texts: 200 * 1_048_576, pictures: 2_000 * 1_048_576 },
  metricsToken: undefined,
  trustedProxies: false,
};

/** Settings are given one by one; the others are a loopback server's. */
type Given = Partial<Omit<AppParts, 'config'>> & { config?: Partial<AppParts['config']> };

/** The whole server over a database of its own, in this process; it is gone when the test is done, or the file that it is built for. */
export async function buildTestApp(given: Given = {}): Promise<TestApp> {
  const fresh = await freshDatabase();
  const database = await openDatabase(fresh, {
    onConnectionLost: () => {},
    connectedWithinMs: PATIENCE_MS,
  });
  const clock = given.clock ?? (() => new Date());
  const newId = given.newId ?? randomUUIDv7;
  const config = { ...loopback, dataDir: fresh.dataDir, ...given.config };
  const blobs = given.blobs ?? (await openFolderStore(fresh.dataDir));
  const app = await buildApp({
    config,
    db: database.db,
    poolState: database.poolState,
    pressure: { longestDelayMs: Number.POSITIVE_INFINITY, ...given.pressure },
    ...(given.lineTimes && { lineTimes: given.lineTimes }),
    ...(given.logTo && { logTo: given.logTo }),
    ...(given.cancelSubscription && { cancelSubscription: given.cancelSubscription }),
    blobs,
    ...(given.artist && { artist: given.artist }),
    ...(given.checkout && { checkout: given.checkout }),
    ...(given.models && { models: given.models }),
    modelTimes: given.modelTimes,
    // Every test file has its own: one thread is enough for what a test asks.
    engine: given.engine ?? openEngine({ threads: 1 }),
    ...(given.pictureReader && { pictureReader: given.pictureReader }),
    // What is seen is asked of where it is tested: the models take a second to load.
    eyes: given.eyes ?? blind,
    fetchPicture: given.fetchPicture ?? (async () => undefined),
    webFolder: given.webFolder ?? path.join(import.meta.dirname, 'web'),
    clock,
    newId,
  });
  rememberCodes(app);
  whenDone(async () => {
    await app.close();
    await database.close();
    await fresh.remove();
  });
  return {
    app,
    db: database.db,
    ...factories({ db: database.db, clock, newId }, config.publicUrl),
  };
}
