import { randomBytes, randomUUIDv7 } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import type { Row } from '../row.ts';

const WRITES = 1_000;
const FRAMES = 60;
const FRAME_BYTES = 10_000;
const MB = 1_048_576;

/** The room that the embedded database takes after one board was written and deleted a thousand times. */
export async function measureBoardRoom(): Promise<Row[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-board-room-'));
  const settings = { databaseUrl: undefined, dataDir: folder };
  const { db, unhurried, close } = await openDatabase(settings, { onConnectionLost: () => {} });
  try {
    await migrate(unhurried);
    const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
    const { id: userId } = await addPerson(deps, new URL('http://localhost'));
    await db.insertInto('storyboards').values(boardOf(userId)).execute();
    const kept = await bytesOf(folder);
    let most = 0;
    for (let write = 0; write < WRITES; write++) {
      if (write % 10 === 9) {
        await db.deleteFrom('storyboards').execute();
        await db.insertInto('storyboards').values(boardOf(userId)).execute();
      } else await db.updateTable('storyboards').set({ frames: frames() }).execute();
      if (write % 50 === 0) most = Math.max(most, await bytesOf(folder));
    }
    const after = await bytesOf(folder);
    const reference = `with the board written once ${(kept / MB).toFixed(0)} MB`;
    const mb = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;
    return [
      {
        what: `the database’s files after ${WRITES} writes and deletions of a board`,
        value: mb(after),
        reference,
        ratio: after / kept,
        limit: '≤ 2 ×',
      },
      { what: 'the same at its largest meanwhile', value: mb(most), reference, ratio: most / kept },
    ];
  } finally {
    await close();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function frames(): string {
  return JSON.stringify(
    Array.from({ length: FRAMES }, () => ({ prompt: randomBytes(FRAME_BYTES / 2).toString('hex') })),
  );
}

function boardOf(userId: string) {
  const now = new Date();
  return {
    id: randomUUIDv7(),
    user_id: userId,
    prompt_id: null,
    title: 'The net mender',
    original_prompt: 'A woman mends a green net.',
    ratio: '16:9',
    frames: frames(),
    created_at: now,
    updated_at: now,
  };
}

async function bytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    // A file may go while it is looked at.
    const file =
      entry.isFile() && (await fs.stat(path.join(entry.parentPath, entry.name)).catch(() => undefined));
    if (file) bytes += file.size;
  }
  return bytes;
}
