import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { assertRoomToWrite } from '../../database/embedded/disk-guard.ts';
import { sqlState } from '../../database/failures.ts';
import { syncFolder } from '../../disk/sync-folder.ts';
import { unwritable } from '../../disk/unwritable.ts';
import { type BlobAddress, type BlobStore, blobKey } from './blob-store.ts';
import { StorageError } from './storage-error.ts';

/** What a process that died while it wrote has left; nobody writes for as long. */
const UNFINISHED_IS_STALE_AFTER_MS = 60 * 60 * 1000;
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', sqlState.diskFull]);
/** A person's folder may go, because it is empty, just before their next blob takes its place. */
const ATTEMPTS = 10;

/** Blobs as files below `{dataDir}/files`. Several processes of one machine may share it. */
export async function openFolderStore(dataDir: string): Promise<BlobStore> {
  const home = path.join(dataDir, 'files');
  const unfinished = path.join(home, 'unfinished');
  const place = (address: BlobAddress) => path.join(home, blobKey(address));
  try {
    await fs.mkdir(unfinished, { recursive: true });
    await fs.access(unfinished, fs.constants.W_OK);
  } catch (cause) {
    throw unwritable(dataDir, cause);
  }
  await removeStale(unfinished);

  return {
    put: (address, bytes) =>
      asStorage(async () => {
        const target = place(address);
        await assertRoomToWrite(home, bytes.byteLength);
        const temporary = path.join(unfinished, randomUUID());
        try {
          await writeDurably(temporary, bytes);
          await moveInto(home, temporary, target);
        } finally {
          await fs.rm(temporary, { force: true });
        }
      }),

    read: (address, range) =>
      asStorage(async () => {
        const file = await orNothing(fs.open(place(address)));
        return file?.createReadStream(range ?? {});
      }),

    remove: (address) =>
      asStorage(async () => {
        const target = place(address);
        await fs.rm(target, { force: true });
        const folder = path.dirname(target);
        await orNothing(syncFolder(folder));
        await fs.rmdir(folder).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
        });
      }),

    close: () => {},
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moveInto(home: string, file: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  for (let attempt = 1; ; attempt++) {
    try {
      const made = await fs.mkdir(folder, { recursive: true });
      await fs.rename(file, target);
      await syncFolder(folder);
      if (made !== undefined) await syncFolders(path.dirname(folder), home);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === ATTEMPTS) throw error;
    }
  }
}

/** From the folder up to the one they all lie in, which may be as new. */
async function syncFolders(folder: string, home: string): Promise<void> {
  await syncFolder(folder);
  if (folder !== home) await syncFolders(path.dirname(folder), home);
}

async function removeStale(unfinished: string): Promise<void> {
  for (const name of await fs.readdir(unfinished)) {
    const file = path.join(unfinished, name);
    const since = await orNothing(fs.stat(file));
    if (since && Date.now() - since.mtimeMs > UNFINISHED_IS_STALE_AFTER_MS)
      await fs.rm(file, { force: true });
  }
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the disk refuses, as a `StorageError`. The path in the system's message is the key, so that message stays out. */
async function asStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (FULL.has(code)) throw new StorageError('storage-full', 'The disk is full.', { cause });
    if (syscall) throw new StorageError('storage-unavailable', `The disk refuses (${code}).`, { cause });
    throw cause;
  }
}
