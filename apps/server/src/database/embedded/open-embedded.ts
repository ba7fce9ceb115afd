import fs from 'node:fs/promises';
import path from 'node:path';
import { unwritable } from '../../disk/unwritable.ts';
import { StartError } from '../../start/start-error.ts';
import { databaseFailure } from '../failures.ts';
import { assertRoomToWrite } from './disk-guard.ts';
import { eraseOldFiles } from './erase-old-files.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { makeDatabase } from './make-database.ts';
import { EmbeddedPool } from './pool.ts';

/** The PostgreSQL that PGlite is; its files fit no other major version. */
const POSTGRES_MAJOR = 18;

/** The embedded database of a data folder, held by this process alone until it is released. */
export async function openEmbedded(
  dataDir: string,
): Promise<{ pool: EmbeddedPool; release: () => Promise<void> }> {
  const lock = await makeAndLock(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    await assertRoomToWrite(dataDir).catch((cause) => {
      if (databaseFailure(cause) !== 'storage-full') throw cause;
      throw new StartError(
        `Less than 64 MB are free on the disk of DATA_DIR ${dataDir}. Make room, or choose another DATA_DIR.`,
        { cause },
      );
    });
    const major = await fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (major === undefined) await makeDatabase(folder);
    else assertFits(folder, Number(major));
    await eraseOldFiles(folder);
    return { pool: await openPool(folder), release: lock.release };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function makeAndLock(dataDir: string): Promise<{ release: () => Promise<void> }> {
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await fs.access(dataDir, fs.constants.W_OK);
    return await lockFolder(dataDir);
  } catch (cause) {
    if (cause instanceof FolderInUseError) {
      throw new StartError(
        `DATA_DIR ${dataDir} is in use by another Cuewright. Stop that one, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    throw unwritable(dataDir, cause);
  }
}

function assertFits(folder: string, major: number): void {
  if (major === POSTGRES_MAJOR) return;
  const age = major > POSTGRES_MAJOR ? 'a newer version of Cuewright' : 'an older version of Cuewright';
  throw new StartError(
    `The database in ${folder} was made by ${age} (PostgreSQL ${major}, this one has ${POSTGRES_MAJOR}). Start that version, or choose another DATA_DIR.`,
  );
}

/** Files that do not open now will not open by waiting. */
async function openPool(folder: string): Promise<EmbeddedPool> {
  const pool = new EmbeddedPool(folder);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (cause) {
    throw new StartError(
      `The database in ${folder} does not open (${reason(cause)}). Put a backup of the folder in its place, or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** The first line of what broke at the bottom of it. */
function reason(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reason(error.cause);
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
