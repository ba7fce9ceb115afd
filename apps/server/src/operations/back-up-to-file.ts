import fs from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { counted, plural } from '@cuewright/engine/plural';
import { backupStream, filesOfBackup } from '../backup/backup-stream.ts';
import { checkBackup } from '../backup/check-backup.ts';
import { askForBackup } from '../backup/control.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { openBlobStore } from '../services/blobs/open-blob-store.ts';
import { StartError } from '../start/start-error.ts';

/** A backup of everything in one file, which has been read again from end to end before it is called done. */
export async function backUpToFile(config: Config, [given]: readonly string[]): Promise<string> {
  const now = new Date();
  const file = path.resolve(
    given ?? `cuewright-${now.toISOString().slice(0, 16).replaceAll(':', '')}.tar.gz`,
  );
  if (fs.existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
  const unfinished = `${file}.unfinished`;
  try {
    await writeBackup(config, now, unfinished);
    const { contents } = await checkBackup(filesOfBackup(unfinished));
    await rename(unfinished, file);
    const { size } = await stat(file);
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
    const missing =
      contents.missing_files > 0
        ? ` ${counted(contents.missing_files, 'file')} that the database knows ${plural(contents.missing_files, 'is', 'are')} not in the store.`
        : '';
    return `${file}: ${counted(rows, 'row')} and ${counted(contents.files, 'file')}, ${(size / 1e6).toFixed(1)} MB, read again and whole.${missing} It holds everything, the server’s secrets among it: keep it like a key.`;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeBackup(config: Config, now: Date, file: string): Promise<void> {
  const asked = config.databaseUrl ? undefined : await askForBackup(config.dataDir);
  if (asked && asked.statusCode !== 200)
    throw new StartError(
      asked.statusCode === 409
        ? 'The server is making a backup already. Wait for that one.'
        : `The server that runs over ${config.dataDir} refuses (${asked.statusCode}).`,
    );
  if (asked) return await writeOut(asked, file);
  const database = await openDatabase(config, { onConnectionLost: () => {} });
  const blobs = await openBlobStore(config);
  try {
    await writeOut(backupStream({ unhurried: database.unhurried, blobs, now }), file);
  } finally {
    blobs.close();
    await database.close();
  }
}

/** For its owner alone. */
async function writeOut(stream: Readable, file: string): Promise<void> {
  await pipeline(stream, fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
}
