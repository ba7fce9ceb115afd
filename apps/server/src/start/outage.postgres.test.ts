import fs from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startCluster } from '../../../../scripts/throwaway-postgres.ts';
import { type FreshDatabase, freshFolder } from '../../testing/fresh-database.ts';
import { migrateDatabase } from '../../testing/migrate-database.ts';
import { noteIds, postNote } from '../../testing/notes.ts';
import { startWithPeople } from '../../testing/start-server.ts';

/** A server of its own, because this one is stopped. */
async function migratedCluster() {
  const cluster = await startCluster();
  onTestFinished(cluster.remove);
  const dataDir = await freshFolder();
  onTestFinished(() => fs.rm(dataDir, { recursive: true, force: true }));
  const fresh: FreshDatabase = { databaseUrl: cluster.url, dataDir, remove: cluster.remove };
  await migrateDatabase(fresh);
  return { cluster, fresh };
}

it.each(['fast', 'immediate'] as const)(
  'answers 503 while PostgreSQL is away (%s stop), is back after it, and has kept every acknowledged row',
  async (how) => {
    const { cluster, fresh } = await migratedCluster();
    const { server, people } = await startWithPeople(fresh);
    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    let isOver = false;
    const writers = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const answer = await postNote(server.origin, people[0]);
        statuses.add(answer.status);
        const content = (await answer.json()) as { id: string };
        if (answer.status === 201) {
          acknowledged.add(content.id);
        } else {
          expect(answer.headers.get('retry-after')).toBe('1');
        }
      }
    });

    await expect.poll(() => acknowledged.size).toBeGreaterThan(50);
    await cluster.stop(how);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await expect.poll(() => statuses).toContain(503);

    await cluster.start();
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before);

    isOver = true;
    await Promise.all(writers);
    expect(server.hasEnded()).toBe(false);
    expect(await server.end()).toBe(0);
    expect(statuses).toEqual(new Set([201, 503]));
    const kept = await noteIds(fresh);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  },
);
