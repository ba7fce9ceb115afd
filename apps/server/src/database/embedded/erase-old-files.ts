import fs from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../disk/sync-folder.ts';
import { eraseFreeSpace, firstBlockOf } from './erase-free-space.ts';
import { PAGE_BYTES } from './page-checksum.ts';

/** Says that no file of this database is from before what is deleted was erased. */
const DONE = 'free-space-erased';
const PAGES_AT_ONCE = 512;
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What a version before this one has written holds deleted rows in places that PostgreSQL may never write again, so those
 * files are made anew, once, before the database opens. Each takes the place of its old one as a whole. Where the disk has no room for
 * that, the next start tries again.
 */
export async function eraseOldFiles(folder: string): Promise<void> {
  const done = path.join(folder, DONE);
  if (await exists(done)) return;
  try {
    for (const entry of await fs.readdir(path.join(folder, 'base'), { recursive: true })) {
      const file = path.join(folder, 'base', entry);
      const firstBlock = firstBlockOf(file.replaceAll(path.sep, '/'));
      if (firstBlock !== undefined) await eraseFile(file, firstBlock);
    }
    await fs.writeFile(done, '');
    await syncFolder(folder);
  } catch (error) {
    if (!FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function eraseFile(file: string, firstBlock: number): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const [old, fresh] = [await fs.open(file, 'r'), await fs.open(unfinished, 'w', 0o600)];
  let hasErased = false;
  try {
    const pages = new Uint8Array(PAGES_AT_ONCE * PAGE_BYTES);
    for (let at = 0; ; ) {
      const { bytesRead } = await old.read(pages, 0, pages.length, at);
      if (bytesRead === 0) break;
      const read = pages.subarray(0, bytesRead);
      hasErased = eraseFreeSpace(read, firstBlock + at / PAGE_BYTES) || hasErased;
      await fresh.write(read, 0, bytesRead, at);
      at += bytesRead;
    }
    await fresh.sync();
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
  if (!hasErased) return await fs.rm(unfinished);
  await fs.rename(unfinished, file);
  await syncFolder(path.dirname(file));
}

function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
