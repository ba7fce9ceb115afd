import fs from 'node:fs/promises';
import { DatabaseError, sqlState } from '../failures.ts';

/** Room for what is under way: WAL, a checkpoint, the rows of writes that already began. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * Refuses a write before it starts on a disk that is nearly full: the embedded database
 * spins for ever after a single ENOSPC. `size`: what this write takes by itself.
 */
export async function assertRoomToWrite(folder: string, size = 0): Promise<void> {
  const { bavail, bsize } = await fs.statfs(folder);
  if (bavail * bsize - size < SPARE_BYTES) {
    throw new DatabaseError({ code: sqlState.diskFull, message: 'Less than 64 MB are free on the disk.' });
  }
}
