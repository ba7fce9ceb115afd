import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '../config.ts';
import type { WebFile } from './read-web-files.ts';

/** What a page is built with, because the build knows no server. Pictures and addresses that travel have to be whole. */
const BUILT_ADDRESS = 'https://cuewright.invalid';
const BUILT_COUNTERS = 'data-counters="decoration"';
const BUILT_CURRENCY = 'data-currency="USD"';

export type PageFacts = Pick<Config, 'publicUrl' | 'heroCounters' | 'currency'>;

/** A built page as this server hands it out: with its own address, what its counters are and what prices are in. */
export async function settlePage(
  page: WebFile,
  { publicUrl, heroCounters, currency }: PageFacts,
): Promise<WebFile> {
  const built = page.plain.bytes.toString();
  const text = built
    .replaceAll(BUILT_ADDRESS, publicUrl.origin)
    .replace(BUILT_COUNTERS, `data-counters="${heroCounters}"`)
    .replace(BUILT_CURRENCY, `data-currency="${currency}"`);
  if (text === built) return page;
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encoded: WebFile['encoded'] = {};
  if (page.encoded.br) encoded.br = { bytes: await promisify(brotliCompress)(bytes), etag: `"${hash}-br"` };
  if (page.encoded.gzip) encoded.gzip = { bytes: await promisify(gzip)(bytes), etag: `"${hash}-gzip"` };
  return { ...page, plain: { bytes, etag: `"${hash}"` }, encoded };
}
