/** Unsigned numbers out of bytes. Beyond the end there are zeros, so a cut file reads as an empty one. */
export function u16(bytes: Uint8Array, at: number, little = false): number {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  return little ? (second << 8) | first : (first << 8) | second;
}

export function u32(bytes: Uint8Array, at: number, little = false): number {
  const [high, low] = little
    ? [u16(bytes, at + 2, true), u16(bytes, at, true)]
    : [u16(bytes, at), u16(bytes, at + 2)];
  return high * 0x1_0000 + low;
}

export function u64(bytes: Uint8Array, at: number): number {
  return u32(bytes, at) * 0x1_0000_0000 + u32(bytes, at + 4);
}
