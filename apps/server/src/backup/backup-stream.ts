import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { backUp } from './back-up.ts';
import { readTar, type TarFile, writeTar } from './tar.ts';

type Parts = Parameters<typeof backUp>[0];

/** A backup as it is kept: an archive, compressed. Broken off, it lets go of the database. */
export function backupStream(parts: Parts): Readable {
  const archive = Readable.from(writeTar(backUp(parts), parts.now));
  const compressed = createGzip({ level: 6 });
  archive.once('error', (error) => compressed.destroy(error));
  compressed.once('close', () => archive.destroy());
  return archive.pipe(compressed);
}

/** The files of a backup that was kept. */
export function filesOfBackup(file: string): AsyncGenerator<TarFile> {
  const compressed = createReadStream(file);
  const archive = createGunzip();
  compressed.once('error', (error) => archive.destroy(error));
  archive.once('close', () => compressed.destroy());
  return readTar(compressed.pipe(archive));
}
