import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DepsWithFiles } from '../../../deps.ts';
import type { ExportPart } from '../../../export/export-part.ts';
import { pictureExtension } from '../../../services/blobs/content-type.ts';
import { readRecorded } from '../../../services/blobs/read-recorded.ts';
import { listBlobs } from '../../../services/blobs/repository.ts';
import type { BlobRow } from '../../../services/blobs/tables.ts';
import { exportPage } from './export-page.ts';

type Source = Pick<DepsWithFiles, 'db' | 'blobs'>;
/** Where each address of a file is found in the ZIP. */
export type FileNames = ReadonlyMap<string, string>;

/**
 * Everything that somebody has here, as a ZIP that is made while it is sent: their files, a JSON for each part, and a
 * page that shows it all. One that breaks off has no end, so no program takes it for whole.
 */
export function exportZip(
  { db, blobs }: Source,
  parts: readonly ExportPart[],
  { userId, now }: { userId: string; now: Date },
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.once('error', (error) => out.destroy(error));
  let current: Readable | undefined;
  out.once('close', () => current?.destroy());
  const add = (name: string, source: Readable, options: { compress: boolean; size?: number }) => {
    current = source;
    zip.addReadStream(source, name, { mtime: now, ...options });
    return finished(source);
  };

  const fill = async () => {
    const names = new Map<string, string>();
    for await (const blob of filesOf(db, userId)) {
      const [address, name] = [addressOfFile(blob), nameOfFile(blob)];
      if (names.has(address)) continue;
      const bytes = await readRecorded({ db, blobs }, { userId, sha256: blob.sha256, size: blob.size });
      // Deleted while the line was slow.
      if (!bytes) continue;
      names.set(address, name);
      await add(name, bytes, { compress: false, size: blob.size });
    }
    for (const part of parts) {
      const json = Readable.from(jsonOf(part.read(db, userId), names));
      await add(`data/${part.name}.json`, json, { compress: true });
    }
    const page = Readable.from(exportPage(parts, (part) => part.read(db, userId), { names, now }));
    await add('index.html', page, { compress: true });
    zip.end();
  };
  fill().catch((error: Error) => out.destroy(error));
  return out;
}

const BLOBS_AT_ONCE = 200;

async function* filesOf(db: Source['db'], userId: string): AsyncGenerator<BlobRow> {
  let cursor: string | undefined;
  do {
    const rows: BlobRow[] = await listBlobs(db, { userId, limit: BLOBS_AT_ONCE, cursor });
    yield* rows;
    cursor = rows.length === BLOBS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (cursor);
}

function addressOfFile({ sha256 }: BlobRow): string {
  return `/api/files/${sha256}`;
}

function nameOfFile({ sha256, content_type }: BlobRow): string {
  return `files/${sha256.slice(0, 16)}.${pictureExtension(content_type) ?? 'bin'}`;
}

async function* jsonOf(entries: AsyncIterable<{ data: object }>, names: FileNames): AsyncGenerator<string> {
  let before = '[\n';
  const named = (_key: string, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value;
  for await (const { data } of entries) {
    yield before + JSON.stringify(data, named, 2);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}
