import type { Readable } from 'node:stream';

/** Whose bytes, and the SHA-256 of them: a blob never changes, and the same bytes are kept once a person. */
export interface BlobAddress {
  userId: string;
  sha256: string;
}

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes are kept. Every failure is a `StorageError`. */
export interface BlobStore {
  /** On the disk, or acknowledged by the service, when it returns. Putting the same again changes nothing. */
  put: (address: BlobAddress, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** The bytes, or nothing when there is no such blob. */
  read: (address: BlobAddress, range?: ByteRange) => Promise<Readable | undefined>;
  /** There is no such blob afterwards. */
  remove: (address: BlobAddress) => Promise<void>;
  close: () => void;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SHA256 = /^[0-9a-f]{64}$/;

/** `users/{id}/{sha256}`, in every store. Anything else, a path that climbs out of its folder among it, is a bug. */
export function blobKey({ userId, sha256 }: BlobAddress): string {
  if (!UUID.test(userId) || !SHA256.test(sha256))
    throw new Error('A blob is addressed by a person’s id and a SHA-256.');
  return `users/${userId}/${sha256}`;
}
