import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export type Encoding = 'br' | 'gzip';

export interface Variant {
  bytes: Buffer;
  etag: string;
}

/** A file of the built page, as it leaves. */
export interface WebFile {
  type: string;
  cacheControl: string;
  plain: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
}

const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
};

const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const IS_COPY = /\.(br|gz)$/;

/** What is below here has the hash of its content in its name. */
const HASHED = '/assets/';

/**
 * Every file of the built page by its address, with the copies that the build made smaller. In memory: it is about a
 * megabyte, and a build that replaces the folder takes nothing from pages that are open. No folder, no files.
 */
export async function readWebFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IS_COPY.test(file))
    .sort();
  const read = files.map(async (file) => {
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    return [address, await readWebFile(file, address)] as const;
  });
  return new Map(await Promise.all(read));
}

async function readWebFile(file: string, address: string): Promise<WebFile> {
  const type = TYPES[path.extname(file)];
  if (!type) throw new Error(`${address} has no content type. Name one in ${import.meta.filename}.`);
  const bytes = await fs.readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encoded: WebFile['encoded'] = {};
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    const smaller = await fs.readFile(`${file}${ending}`).catch(ifMissing);
    if (Buffer.isBuffer(smaller))
      encoded[encoding as Encoding] = { bytes: smaller, etag: `"${hash}-${encoding}"` };
  }
  return {
    type,
    cacheControl: address.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain: { bytes, etag: `"${hash}"` },
    encoded,
  };
}

function ifMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
