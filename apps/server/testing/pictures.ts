import { randomBytes } from 'node:crypto';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A picture by its first bytes, like no other. */
export function somePicture(size = 1_000): Buffer {
  return Buffer.concat([PNG, randomBytes(size - PNG.length)]);
}
