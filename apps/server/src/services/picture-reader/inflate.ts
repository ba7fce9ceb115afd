import { unzipSync } from 'node:zlib';

/** What zlib or gzip holds, as its first bytes tell which; nothing where it is broken or longer than the cap. */
export async function inflate(bytes: Uint8Array, cap: number): Promise<Uint8Array | undefined> {
  try {
    return unzipSync(bytes, { maxOutputLength: Math.max(1, cap) });
  } catch {
    return undefined;
  }
}
