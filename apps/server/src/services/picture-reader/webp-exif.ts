/** The EXIF block of a WebP, which the reader of EXIF does not know as a file; nothing in any other. */
export function webpExif(bytes: Uint8Array): Uint8Array | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.toString('latin1', 0, 4) !== 'RIFF' || view.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  for (let at = 12; at + 8 <= view.length; ) {
    const size = view.readUInt32LE(at + 4);
    if (view.toString('latin1', at, at + 4) === 'EXIF')
      return withoutName(view.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Some programs write the name in front that a JPEG needs. */
function withoutName(block: Buffer): Uint8Array {
  return block.toString('latin1', 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
}
