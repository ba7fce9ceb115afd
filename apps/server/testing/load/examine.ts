import { openDatabase } from '../../src/database/database.ts';
import { openFolderStore } from '../../src/services/blobs/folder-store.ts';
import type { FreshDatabase } from '../fresh-database.ts';
import type { Acknowledged } from './acknowledged.ts';
import { findHalves } from './halves.ts';
import { readKept } from './kept.ts';
import { findStrays } from './strays.ts';

interface Examined {
  /** How many different things were looked for. */
  looked: number;
  lost: string[];
  halves: string[];
}

/** What became of everything that was acknowledged, in a database and a folder that no server holds. */
export async function examine(fresh: FreshDatabase, acknowledged: Acknowledged): Promise<Examined> {
  const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
  try {
    const blobs = await openFolderStore(fresh.dataDir);
    const halves = await findHalves(db, blobs);
    const strays = await findStrays(db, fresh.dataDir);
    return {
      ...acknowledged.compare(await readKept(db)),
      halves: [...halves, ...strays.map((file) => `a file that nobody knows of: ${file}`)],
    };
  } finally {
    await close();
  }
}
