import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { startCluster } from '../../../../scripts/throwaway-postgres.ts';
import { freshOnServer } from '../../testing/fresh-database.ts';
import { Acknowledged } from '../../testing/load/acknowledged.ts';
import { addPeople } from '../../testing/load/add-people.ts';
import { Crowd, EXPECTED } from '../../testing/load/crowd.ts';
import { examine } from '../../testing/load/examine.ts';
import { tellFigure } from '../../testing/load/figures.ts';
import { chanceOf, seed } from '../../testing/load/seed.ts';
import { migrateDatabase } from '../../testing/migrate-database.ts';
import { settingsFor, startServer } from '../../testing/start-server.ts';

const rounds = process.env['SOAK'] ? 20 : 1;
const AUTHORS = 16;
const WRITES = { least: 50, more: process.env['SOAK'] ? 300 : 50 };
const BACK_WITHIN_MS = 2_000;

/** A database server of our own, because this one is stopped. */
const cluster = await startCluster();
afterAll(cluster.remove);
await migrateDatabase({ databaseUrl: cluster.url, dataDir: '' });
const MIGRATED = path.basename(cluster.url);

it.for(['fast', 'immediate'] as const)(
  `[FAULT-2] answers 503 while PostgreSQL is away (%s stop, ${rounds} times, seed ${seed}), is back after it, and has kept every acknowledged write whole`,
  { timeout: 900_000 },
  async (how, test) => {
    const fresh = await freshOnServer(cluster.url, MIGRATED);
    onTestFinished(fresh.remove);
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    const people = await addPeople(fresh, new URL(origin), AUTHORS);
    const server = await startServer({ ...settingsFor(fresh), PORT: port, RATE_LIMITS: 'off' });
    const acknowledged = new Acknowledged();
    const chance = chanceOf(seed);
    const waits = new Set<string | null>();
    let wasRefused = Promise.withResolvers<void>();
    const crowd = new Crowd({
      people,
      origin: () => origin,
      acknowledged,
      seed,
      onAnswer: ({ status, retryAfter }) => {
        if (EXPECTED.has(status)) return;
        waits.add(retryAfter);
        wasRefused.resolve();
      },
    });
    const writing = crowd.begin();
    const back: number[] = [];

    for (let round = 0; round < rounds; round++) {
      await writing.until(
        acknowledged.reached(acknowledged.count + WRITES.least + chance.below(WRITES.more)),
      );
      wasRefused = Promise.withResolvers();
      await cluster.stop(how);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await writing.until(wasRefused.promise);

      await cluster.start();
      const began = performance.now();
      await writing.until(acknowledged.reached(acknowledged.count + 1));
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      back.push(performance.now() - began);
    }
    await writing.stop();

    expect([writing.broken(), server.hasEnded(), await server.end()]).toEqual([0, false, 0]);
    expect([crowd.unexpected(), ...waits]).toEqual([[503], '1']);
    const { looked, lost, halves } = await examine(fresh, acknowledged);
    expect([lost, halves]).toEqual([[], []]);
    const longest = Math.max(...back);
    if (process.env['SOAK']) expect(longest).toBeLessThanOrEqual(BACK_WITHIN_MS);
    const refused = crowd.statuses.get(503);
    tellFigure(
      test,
      `${rounds} ${how} restarts, ${acknowledged.count} writes acknowledged, all ${looked} things as they were left; ${refused} answers 503; back after ${longest.toFixed(0)} ms at the longest`,
    );
  },
);
