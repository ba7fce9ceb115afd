import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Config } from '../config.ts';
import { openBlobStore } from '../services/blobs/open-blob-store.ts';
import type { Finding } from './finding.ts';

const LITTLE_SPACE = 1_000_000_000;

export async function examineFiles(config: Config): Promise<Finding[]> {
  return [await examineSpace(config), await examineStore(config)];
}

async function examineSpace({ dataDir }: Config): Promise<Finding> {
  const what = 'Disk';
  try {
    const { bavail, bsize } = await fs.statfs(dataDir);
    const free = bavail * bsize;
    const says = `${(free / 1e9).toFixed(1)} GB free for DATA_DIR ${dataDir}`;
    return free < LITTLE_SPACE
      ? { what, is: 'doubtful', says: `${says}. Make room.` }
      : { what, is: 'well', says };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { what, is: 'doubtful', says: `DATA_DIR ${dataDir} is not there yet; the first start makes it` };
  }
}

/** Keeps a few bytes, reads them and removes them. */
async function examineStore(config: Config): Promise<Finding> {
  const what = 'Files';
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : `the folder in ${config.dataDir}`;
  const bytes = Buffer.from(`looked at ${new Date().toISOString()}`);
  const address = { userId: randomUUID(), sha256: createHash('sha256').update(bytes).digest('hex') };
  try {
    const blobs = await openBlobStore(config);
    try {
      await blobs.put(address, bytes, 'text/plain');
      const stream = await blobs.read(address);
      stream?.destroy();
      await blobs.remove(address);
      return stream
        ? { what, is: 'well', says: `kept, read and removed in ${where}` }
        : { what, is: 'broken', says: `what was kept in ${where} cannot be read` };
    } finally {
      blobs.close();
    }
  } catch (error) {
    return { what, is: 'broken', says: `${where} does not take files (${(error as Error).message})` };
  }
}
