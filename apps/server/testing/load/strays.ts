import fs from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '../../src/database/tables.ts';

/** Files of a folder that neither a row nor the queue of what is to go knows of. */
export async function findStrays(db: Queryable, dataDir: string): Promise<string[]> {
  const home = path.join(dataDir, 'files/users');
  const known = new Set(
    [
      ...(await db.selectFrom('blobs').select(['user_id', 'sha256']).execute()),
      ...(await db.selectFrom('blob_deletions').select(['user_id', 'sha256']).execute()),
    ].map(({ user_id, sha256 }) => path.join(user_id, sha256)),
  );
  const entries = await fs.readdir(home, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(home, path.join(parentPath, name)))
    .filter((file) => !known.has(file));
}
