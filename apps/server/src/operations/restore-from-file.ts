import fs from 'node:fs';
import path from 'node:path';
import { counted } from '@cuewright/engine/plural';
import { filesOfBackup } from '../backup/backup-stream.ts';
import { restore } from '../backup/restore.ts';
import { TarError } from '../backup/tar.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { openBlobStore } from '../services/blobs/open-blob-store.ts';
import { StartError } from '../start/start-error.ts';

const REPLACE = '--replace';

/** A backup in the place of what the settings name. The server has to be stopped. */
export async function restoreFromFile(config: Config, args: readonly string[]): Promise<string> {
  const [given] = args.filter((arg) => arg !== REPLACE);
  if (!given) throw new StartError('Name the backup: npm run restore -- backup.tar.gz');
  const file = path.resolve(given);
  if (!fs.existsSync(file)) throw new StartError(`There is no ${file}.`);
  const database = await openDatabase(config, { onConnectionLost: () => {} });
  const blobs = await openBlobStore(config);
  try {
    const { rows, files } = await restore(
      { unhurried: database.unhurried, blobs, mayReplace: args.includes(REPLACE) },
      () => filesOfBackup(file),
    );
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return `Restored ${counted(total, 'row')} and ${counted(files, 'file')} from ${file}.`;
  } catch (error) {
    if (error instanceof TarError || isZlib(error))
      throw new StartError(`${file} is no backup, or it is damaged. Nothing was changed.`, { cause: error });
    throw error;
  } finally {
    blobs.close();
    await database.close();
  }
}

function isZlib(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_');
}
