import type { BlobAddress, ByteRange } from '../../services/blobs/blob-store.ts';
import { pictureExtension } from '../../services/blobs/content-type.ts';

/** Opened as a page of its own, a file runs nothing, loads nothing and is nobody's frame. */
const POLICY = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is behind an address never changes. A browser keeps it for the session that it was given to. */
export function knownHeaders({ sha256 }: BlobAddress) {
  return {
    etag: `"${sha256}"`,
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Cookie',
    'content-security-policy': POLICY,
  };
}

export function wholeHeaders(address: BlobAddress, file: { content_type: string; size: number }) {
  return {
    ...knownHeaders(address),
    'accept-ranges': 'bytes',
    'content-type': file.content_type,
    'content-disposition': disposition(file.content_type, address),
    'content-length': String(file.size),
  };
}

export function partHeaders({ start, end }: ByteRange, size: number) {
  return { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': String(end - start + 1) };
}

/** Pictures are shown where they are; what nobody knows is only ever saved. */
function disposition(contentType: string, { sha256 }: BlobAddress): string {
  const extension = pictureExtension(contentType);
  const name = sha256.slice(0, 12);
  return extension ? `inline; filename="${name}.${extension}"` : `attachment; filename="${name}"`;
}
