import { randomUUIDv7 } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Queryable } from '../../apps/server/src/database/tables.ts';
import { insertPrompt } from '../../apps/server/src/features/prompts/repository.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { turnTriggers } from '../../apps/server/testing/turn-triggers.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { median, type Row } from '../row.ts';

const ROUNDS = 8;
const EACH = 60;
const WARM_UP = 100;
const TEXT = 'A lock keeper opens the gate at dawn, fog on the canal, one sodium lamp behind him. '.repeat(8);
/** Those that keep the counts of workspaces and the figures of the dashboard. */
const keeping = { of: 'prompts', names: ['workspaces_prompts_added', 'prompts_counted'] } as const;

/** What one prompt costs to keep, beside the same without the triggers that count it. */
export async function measureSaving(): Promise<Row[]> {
  const cluster = await startCluster();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-saving-'));
  try {
    return [
      ...(await measureOn('PostgreSQL', { databaseUrl: cluster.url, dataDir: '' })),
      ...(await measureOn('embedded', { databaseUrl: undefined, dataDir: folder })),
    ];
  } finally {
    await cluster.remove();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function measureOn(where: string, settings: Parameters<typeof openDatabase>[0]): Promise<Row[]> {
  const database: Database = await openDatabase(settings, { onConnectionLost: () => {} });
  const { db } = database;
  try {
    await migrate(database.unhurried);
    const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
    const { id } = await addPerson(deps, new URL('http://localhost'));
    const workspace = await db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
    await save(db, id, workspace.id, WARM_UP);
    const took: { counted: number[]; bare: number[] } = { counted: [], bare: [] };
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < ROUNDS; round++) {
      took.counted.push(...(await save(db, id, workspace.id, EACH)));
      await turnTriggers(db, 'disable', keeping);
      took.bare.push(...(await save(db, id, workspace.id, EACH)));
      await turnTriggers(db, 'enable', keeping);
    }
    const [counted, bare] = [median(took.counted), median(took.bare)];
    return [
      {
        what: `a prompt kept, ${where}`,
        value: `${counted.toFixed(2)} ms`,
        reference: `without the counting triggers ${bare.toFixed(2)} ms`,
        ratio: counted / bare,
        limit: '≤ 1.3 ×',
      },
    ];
  } finally {
    await database.close();
  }
}

async function save(db: Queryable, userId: string, workspaceId: string, count: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) {
    const now = new Date();
    const began = performance.now();
    await db.transaction().execute(async (trx) => {
      await insertPrompt(trx, {
        id: randomUUIDv7(),
        user_id: userId,
        generation_id: null,
        workspace_id: workspaceId,
        is_imported: false,
        method: 'guided',
        mode: 'photo',
        model: 'midjourney',
        title: `Photo prompt ${n}`,
        description: TEXT.slice(0, 100),
        prompt_text: TEXT,
        json_config: JSON.stringify({ mode: 'photo', prompt: TEXT }),
        created_at: now,
        updated_at: now,
      });
    });
    took.push(performance.now() - began);
  }
  return took;
}
