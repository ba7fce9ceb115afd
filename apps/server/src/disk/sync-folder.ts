import fs from 'node:fs/promises';

/** A new name is on the disk once the folder that holds it is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no folders to sync.
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
