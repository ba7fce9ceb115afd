import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start/start-error.ts';
import { assertRoomToWrite } from './disk-guard.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { EmbeddedPool } from './pool.ts';

/** The PostgreSQL that PGlite is; its files fit no other major version. */
const POSTGRES_MAJOR = 18;

/** The embedded database of a data folder, held by this process alone until it is released. */
export async function openEmbedded(
  dataDir: string,
): Promise<{ pool: EmbeddedPool; release: () => Promise<void> }> {
  await fs.mkdir(dataDir, { recursive: true }).catch((cause) => notWritable(dataDir, cause));
  await fs.access(dataDir, fs.constants.W_OK).catch((cause) => notWritable(dataDir, cause));
  const lock = await lockFolder(dataDir).catch((cause) => {
    if (!(cause instanceof FolderInUseError)) notWritable(dataDir, cause);
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another Cuewright. Stop that one, or give this one a folder of its own with DATA_DIR.`,
    );
  });
  try {
    const folder = path.join(dataDir, 'database');
    await assertRoomToWrite(dataDir).catch((cause) => {
      throw new StartError(
        `Less than 64 MB are free on the disk of DATA_DIR ${dataDir}. Make room, or choose another DATA_DIR.`,
        { cause },
      );
    });
    await makeDatabase(folder);
    return { pool: new EmbeddedPool(folder), release: lock.release };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Makes the database where there is none yet, whole or not at all. */
async function makeDatabase(folder: string): Promise<void> {
  const major = await fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (major !== undefined) return assertFits(folder, Number(major));
  const unfinished = `${folder}.unfinished`;
  await fs.rm(unfinished, { recursive: true, force: true });
  // In a process of its own: making a database takes a gigabyte, which only the end of a process gives back.
  await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'make-database.ts'),
    unfinished,
  ]);
  await fs.rename(unfinished, folder);
}

function assertFits(folder: string, major: number): void {
  if (major === POSTGRES_MAJOR) return;
  const age = major > POSTGRES_MAJOR ? 'a newer version of Cuewright' : 'an older version of Cuewright';
  throw new StartError(
    `The database in ${folder} was made by ${age} (PostgreSQL ${major}, this one has ${POSTGRES_MAJOR}). Start that version, or choose another DATA_DIR.`,
  );
}

function notWritable(dataDir: string, cause: NodeJS.ErrnoException): never {
  throw new StartError(
    `DATA_DIR ${dataDir} cannot be written to (${cause.code}). Make it writable, or choose another DATA_DIR.`,
    { cause },
  );
}
