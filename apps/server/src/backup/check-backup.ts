import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SHA256 } from '../services/blobs/blob-store.ts';
import { StartError } from '../start/start-error.ts';
import { BACKUP_FORMAT, type Contents, type Manifest } from './back-up.ts';
import type { TarFile } from './tar.ts';

export interface CheckedBackup {
  manifest: Manifest;
  contents: Contents;
}

const manifestShape = z.object({
  format: z.literal(BACKUP_FORMAT),
  made_at: z.string(),
  migrations: z.array(z.string()),
});
const contentsShape = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  missing_files: z.int(),
});

/** Reads a backup from end to end and changes nothing: whether it is ours, whole, and undamaged. */
export async function checkBackup(files: AsyncGenerator<TarFile>): Promise<CheckedBackup> {
  const manifest = manifestShape.safeParse(asJson(await firstOf(files)));
  if (!manifest.success) throw new StartError('This is no backup that this version of Cuewright can read.');
  const rows: Record<string, number> = {};
  let count = 0;
  let said: Contents | undefined;
  for await (const file of files) {
    if (file.name === 'contents.json') said = contentsShape.safeParse(asJson(file)).data;
    else if (file.name.startsWith('tables/')) {
      const { table, lines } = rowsOf(file);
      rows[table] = (rows[table] ?? 0) + lines.length;
    } else if (file.name.startsWith('files/')) {
      assertUndamaged(file);
      count += 1;
    }
  }
  if (!said) throw new StartError('The backup breaks off before its end. Nothing was changed.');
  const tables = new Set([...Object.keys(said.rows), ...Object.keys(rows)]);
  const differing = [...tables].filter((table) => said.rows[table] !== rows[table]);
  if (said.files !== count) differing.push('files');
  if (differing.length > 0)
    throw new StartError(`The backup is not whole (${differing.join(', ')}). Nothing was changed.`);
  return { manifest: manifest.data, contents: said };
}

/** The rows of one file of a backup, and the table they are of. */
export function rowsOf({ name, bytes }: TarFile): { table: string; lines: string[] } {
  const [, table = ''] = name.split('/');
  return { table, lines: Buffer.from(bytes).toString().trimEnd().split('\n') };
}

async function firstOf(files: AsyncGenerator<TarFile>): Promise<TarFile | undefined> {
  const { done, value } = await files.next();
  return done ? undefined : value;
}

function asJson(file: TarFile | undefined): unknown {
  try {
    return file ? JSON.parse(Buffer.from(file.bytes).toString()) : undefined;
  } catch {
    return undefined;
  }
}

function assertUndamaged({ name, bytes }: TarFile): void {
  const [, , sha256 = ''] = name.split('/');
  const is = createHash('sha256').update(bytes).digest('hex');
  if (!SHA256.test(sha256) || is !== sha256)
    throw new StartError(`A file of the backup is damaged (${name}). Nothing was changed.`);
}
